#if canImport(UIKit) && !os(watchOS)
  import AlertCatalog
  import AlertCatalogUI
  import SampleAlerts
  import UIKit

  final class FileViewController: UIViewController {
    func askToDelete() {
      let item = Alerts.File.delete(fileName: "a.txt", count: 1)
      let alert = UIAlertController(item: item) { [weak self] action in
        if action == .delete { self?.delete() }
      }
      present(alert, animated: true)
    }

    func askForName() {
      let form = Alerts.File.rename(fileName: "a.txt")
      let alert = UIAlertController(item: form) { action, fields in
        action == .cancel || !fields.name.isEmpty
      } handler: { [weak self] action, fields in
        if action == .rename { self?.rename(to: fields.name) }
      }
      present(alert, animated: true)
    }

    func askToSignOut(from button: UIView) {
      let item = Alerts.Account.signOut(accountName: "Family").on(.signOut) { Journal.note("signed out") }
      let sheet = UIAlertController(item: item)
      sheet.popoverPresentationController?.sourceView = button
      present(sheet, animated: true)
    }

    func askForPassword() {
      let alert = UIAlertController(item: Alerts.Account.unlock()) { action, fields in
        if action == .continue { Journal.note("unlocked with \(fields.password.count) characters") }
      }
      present(alert, animated: true)
    }

    func askToDeleteAccount() {
      let alert = UIAlertController(item: Alerts.Account.delete()) { _, _ in }
      present(alert, animated: true)
    }

    func askToSave() {
      let alert = UIAlertController(item: Alerts.Document.unsaved(documentName: "Budget")) { action in
        if action == .save { Journal.note("saved") }
      }
      present(alert, animated: true)
    }

    private func delete() { Journal.note("deleted") }
    private func rename(to name: String) { Journal.note("renamed to \(name)") }
  }
#endif
