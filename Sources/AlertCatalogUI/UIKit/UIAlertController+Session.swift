#if canImport(UIKit) && !os(watchOS)
  import AlertCatalog
  import UIKit

  extension UIAlertController {
    /// Shows a session: only alerts have room for text fields, and only they have a preferred action.
    convenience init<Alert: ResolvableAlert>(_ session: AlertSession<Alert>) {
      let texts = session.texts
      let isSheet = texts.style == .confirmation && texts.fields.isEmpty
      self.init(title: texts.title, message: texts.message, preferredStyle: isSheet ? .actionSheet : .alert)
      if #available(iOS 16, tvOS 16, *), texts.severity == .critical { severity = .critical }
      addFields(session)
      addButtons(session)
    }

    private func addFields<Alert: ResolvableAlert>(_ session: AlertSession<Alert>) {
      for (index, field) in session.texts.fields.enumerated() {
        addTextField { control in
          control.configure(field)
          control.text = session[field: index]
          let edited = UIAction { [weak self, weak control] _ in
            session[field: index] = control?.text ?? ""
            self?.enableActions(session)
          }
          control.addAction(edited, for: .editingChanged)
        }
      }
    }

    private func addButtons<Alert: ResolvableAlert>(_ session: AlertSession<Alert>) {
      for button in session.buttons {
        let action = UIAlertAction(title: button.label, style: button.style) { _ in session.choose(button.id) }
        addAction(action)
        if button.isPreferred, preferredStyle == .alert { preferredAction = action }
      }
      enableActions(session)
    }

    private func enableActions<Alert: ResolvableAlert>(_ session: AlertSession<Alert>) {
      for (action, button) in zip(actions, session.buttons) { action.isEnabled = session.isEnabled(button) }
    }
  }

  extension UITextField {
    fileprivate func configure(_ field: ResolvedField) {
      placeholder = field.placeholder ?? field.title
      accessibilityLabel = field.title
      switch field.kind {
      case .text: break
      case .secure: isSecureTextEntry = true
      case .email:
        keyboardType = .emailAddress
        textContentType = .emailAddress
        autocapitalizationType = .none
        autocorrectionType = .no
      case .number: keyboardType = .decimalPad
      }
    }
  }

  extension AlertButton {
    /// How UIKit calls the role.
    fileprivate var style: UIAlertAction.Style {
      switch role {
      case .default: .default
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }
#endif
