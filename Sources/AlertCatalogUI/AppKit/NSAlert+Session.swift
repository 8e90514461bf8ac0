#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AlertCatalog
  import AppKit

  extension NSAlert {
    /// Shows a session, and tells it of the answer.
    static func run<Alert: ResolvableAlert>(_ session: AlertSession<Alert>, in window: NSWindow?) async {
      if let answer = session.storedAnswer { return session.choose(answer) }
      let alert = NSAlert(session)
      let response: NSApplication.ModalResponse
      if let window {
        response = await alert.beginSheetModal(for: window)
      } else {
        response = alert.runModal()
      }
      session.isSuppressed = alert.suppressionButton?.state == .on
      let buttons = session.buttons
      if buttons.indices.contains(response.buttonIndex) {
        session.choose(buttons[response.buttonIndex].id)
      } else {
        session.dismiss()
      }
    }

    convenience init<Alert: ResolvableAlert>(_ session: AlertSession<Alert>) {
      self.init()
      let texts = session.texts
      messageText = texts.title
      informativeText = texts.message ?? ""
      switch texts.severity {
      case .automatic: alertStyle = .warning
      case .standard: alertStyle = .informational
      case .critical: alertStyle = .critical
      }
      addButtons(session.buttons)
      addFields(session)
      if let suppression = session.suppression {
        showsSuppressionButton = true
        if let label = suppression.label { suppressionButton?.title = label }
      }
    }

    private func addButtons(_ buttons: [AlertButton]) {
      let first = buttons.first.flatMap { $0.role == .destructive ? nil : $0.id }
      let standard = buttons.first(where: \.isPreferred)?.id ?? first
      for button in buttons {
        let control = addButton(withTitle: button.label)
        control.hasDestructiveAction = button.role == .destructive
        control.setKey(for: button, isStandard: button.id == standard)
      }
    }

    private func addFields<Alert: ResolvableAlert>(_ session: AlertSession<Alert>) {
      guard !session.texts.fields.isEmpty else { return }
      let view = AlertFieldsView(session.texts.fields) { [weak self] index, text in
        session[field: index] = text
        self?.enableButtons(session)
      }
      accessoryView = view
      window.initialFirstResponder = view.controls.first
      enableButtons(session)
    }

    private func enableButtons<Alert: ResolvableAlert>(_ session: AlertSession<Alert>) {
      for (control, button) in zip(buttons, session.buttons) { control.isEnabled = session.isEnabled(button) }
    }
  }

  extension NSButton {
    /// Return presses the preferred button, else the first one unless it destroys something. Escape cancels, unless
    /// Return does: a button has one key. Command-D is the system's key for discarding changes, which AppKit gives only
    /// to a title that it knows.
    fileprivate func setKey(for button: AlertButton, isStandard: Bool) {
      if isStandard {
        keyEquivalent = "\r"
      } else if button.role == .cancel {
        keyEquivalent = "\u{1B}"
      } else if button.id == "dontSave" {
        keyEquivalent = "d"
        keyEquivalentModifierMask = .command
      } else {
        keyEquivalent = ""
      }
    }
  }

  extension NSApplication.ModalResponse {
    /// The position of the button that ended an alert, negative where none did.
    var buttonIndex: Int { rawValue - NSApplication.ModalResponse.alertFirstButtonReturn.rawValue }
  }
#endif
