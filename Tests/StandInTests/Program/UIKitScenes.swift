import UIKit

/// What UIKit is given, and what becomes of its buttons.
@MainActor
func showUIKit() {
  let controller = FileViewController()

  print("\n== UIKit: an item")
  controller.askToDelete()
  look(controller)
  press("Delete", controller)

  print("\n== UIKit: a form")
  controller.askForName()
  look(controller)
  type("", controller)
  look(controller)
  press("Rename", controller)
  type("b.txt", controller)
  look(controller)
  press("Rename", controller)

  print("\n== UIKit: a secure and an email field")
  controller.askForPassword()
  look(controller)
  type("s3cret", controller)
  press("Continue", controller)
  controller.askToDeleteAccount()
  look(controller)

  print("\n== UIKit: a preferred action")
  controller.askToSave()
  look(controller)
  press("Save", controller)

  print("\n== UIKit: an action sheet")
  controller.askToSignOut(from: UIView())
  look(controller)
  press("Sign Out", controller)
}

@MainActor
private func look(_ controller: UIViewController) {
  guard let alert = controller.presentedViewController as? UIAlertController else { return }
  printFacts(
    alert.preferredStyle == .alert ? "alert" : "action sheet",
    alert.title,
    alert.severity == .critical ? "critical" : nil
  )
  if let message = alert.message { print("  " + message) }
  for field in alert.textFields ?? [] {
    printFacts("  \(kind(field)) field", field.accessibilityLabel, field.placeholder, field.text)
  }
  for action in alert.actions {
    printButton(
      action.title ?? "",
      action.style == .cancel ? "cancel" : action.style == .destructive ? "destructive" : nil,
      action === alert.preferredAction ? "preferred" : nil,
      action.isEnabled ? nil : "disabled"
    )
  }
}

@MainActor
private func kind(_ field: UITextField) -> String {
  field.isSecureTextEntry ? "secure" : field.keyboardType == .default ? "text" : "\(field.keyboardType)"
}

@MainActor
private func press(_ label: String, _ controller: UIViewController) {
  let alert = controller.presentedViewController as? UIAlertController
  alert?.actions.first { $0.title == label }?.press()
  printJournal()
}

@MainActor
private func type(_ text: String, _ controller: UIViewController) {
  let alert = controller.presentedViewController as? UIAlertController
  alert?.textFields?.first?.type(text)
}
