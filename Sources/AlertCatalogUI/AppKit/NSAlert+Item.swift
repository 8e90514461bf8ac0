#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AlertCatalog
  public import AppKit

  extension NSAlert {
    /// An alert with the texts, the buttons and their keys, for those who run it themselves.
    ///
    ///     let item = Alerts.File.delete(fileName: "a.txt", count: 1)
    ///     let alert = NSAlert(item: item)
    ///     alert.icon = NSImage(named: "Trash")
    ///     let action = item.action(for: alert.runModal())
    ///
    /// - Parameters:
    ///   - item: The alert.
    ///   - localizer: Which languages it is shown in; the system's unless given.
    public convenience init<Action>(item: AlertItem<Action>, localizer: AlertLocalizer = .system) {
      self.init(AlertSession(item, in: localizer) { _, _, _ in })
    }

    /// An alert with text fields in its accessory view, for those who run it themselves.
    ///
    ///     let form = Alerts.File.rename(fileName: "a.txt")
    ///     let alert = NSAlert(item: form)
    ///     let answer = form.answer(for: alert.runModal(), of: alert)
    ///
    /// - Parameters:
    ///   - item: The alert.
    ///   - localizer: Which languages it is shown in; the system's unless given.
    ///   - isEnabled: Whether a button can be chosen with what the fields hold; always, unless given.
    public convenience init<Action, Fields>(
      item: AlertForm<Action, Fields>,
      localizer: AlertLocalizer = .system,
      isEnabled: @escaping @MainActor (Action, Fields) -> Bool = { _, _ in true }
    ) {
      self.init(
        AlertSession(
          item,
          in: localizer,
          isEnabled: { action, texts in isEnabled(action, Fields(texts: texts)) },
          perform: { _, _, _ in }
        )
      )
    }

    /// Asks, as a sheet of a window or in a window of its own.
    ///
    /// - Parameters:
    ///   - item: The alert.
    ///   - localizer: Which languages it is shown in; the system's unless given.
    ///   - window: The window whose sheet the alert is; none unless given.
    ///   - suppression: Where “don’t ask again” keeps its answer; it is not offered unless given.
    /// - Returns: The chosen action; `nil` where the alert was taken away without an answer.
    public static func ask<Action>(
      _ item: AlertItem<Action>,
      localizer: AlertLocalizer = .system,
      in window: NSWindow? = nil,
      suppression: AlertSuppression? = nil
    ) async -> Action? {
      var answer: Action?
      let session = AlertSession(item, in: localizer, suppression: suppression) { _, action, _ in answer = action }
      await run(session, in: window)
      return answer
    }

    /// Asks with text fields, as a sheet of a window or in a window of its own.
    ///
    /// - Parameters:
    ///   - item: The alert.
    ///   - localizer: Which languages it is shown in; the system's unless given.
    ///   - window: The window whose sheet the alert is; none unless given.
    ///   - isEnabled: Whether a button can be chosen with what the fields hold; always, unless given.
    /// - Returns: The chosen action and what the fields hold; `nil` where the alert was taken away without an answer.
    public static func ask<Action, Fields>(
      _ item: AlertForm<Action, Fields>,
      localizer: AlertLocalizer = .system,
      in window: NSWindow? = nil,
      isEnabled: @escaping @MainActor (Action, Fields) -> Bool = { _, _ in true }
    ) async -> (action: Action, fields: Fields)? {
      var answer: (action: Action, fields: Fields)?
      let session = AlertSession(
        item,
        in: localizer,
        isEnabled: { action, texts in isEnabled(action, Fields(texts: texts)) },
        perform: { _, action, texts in answer = (action, Fields(texts: texts)) }
      )
      await run(session, in: window)
      return answer
    }

    /// Asks, and does what the chosen button's handler says.
    ///
    /// - Parameters:
    ///   - alert: The alert with its handlers.
    ///   - localizer: Which languages it is shown in; the system's unless given.
    ///   - window: The window whose sheet the alert is; none unless given.
    public static func ask(
      _ alert: PresentableAlert,
      localizer: AlertLocalizer = .system,
      in window: NSWindow? = nil
    ) async {
      let session = AlertSession(alert, in: localizer) { alert, id, texts in alert.perform(id, fields: texts) }
      await run(session, in: window)
    }
  }

  extension AlertItem {
    /// The action of the button that ended an `NSAlert` of this item.
    ///
    /// - Parameter response: What `runModal` or `beginSheetModal` gave.
    /// - Returns: `nil` where the alert ended otherwise.
    public func action(for response: NSApplication.ModalResponse) -> Action? {
      let actions = resolved().actions
      let index = response.buttonIndex
      return actions.indices.contains(index) ? actions[index].action : nil
    }
  }

  extension AlertForm {
    /// What an `NSAlert` of this form was answered with.
    ///
    /// - Parameters:
    ///   - response: What `runModal` or `beginSheetModal` gave.
    ///   - alert: The alert, with the accessory view that it was made with.
    /// - Returns: The chosen action and what the fields hold; `nil` where the alert ended otherwise.
    @MainActor
    public func answer(
      for response: NSApplication.ModalResponse,
      of alert: NSAlert
    ) -> (action: Action, fields: Fields)? {
      guard let action = item.action(for: response), let view = alert.accessoryView as? AlertFieldsView else {
        return nil
      }
      return (action, Fields(texts: AlertFieldTexts(view.controls.map(\.stringValue))))
    }
  }
#endif
