#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AlertCatalog
  import AlertCatalogUI
  import AppKit
  import SampleAlerts

  @MainActor
  final class FileWindowController {
    private let window: NSWindow
    /// The id of the action that stands for all further questions, as it is kept in the app's settings.
    private var emptyTrashAnswer: String?

    init(window: NSWindow) {
      self.window = window
    }

    func askToDelete() async {
      let item = Alerts.File.delete(fileName: "a.txt", count: 1)
      if await NSAlert.ask(item, in: window) == .delete { delete() }
    }

    func askForName() async {
      let form = Alerts.File.rename(fileName: "a.txt")
      let answer = await NSAlert.ask(form, in: window) { action, fields in
        action == .cancel || !fields.name.isEmpty
      }
      if let answer, answer.action == .rename { rename(to: answer.fields.name) }
    }

    func askToEmptyTrash() async {
      let suppression = AlertSuppression(
        answer: { self.emptyTrashAnswer },
        store: { self.emptyTrashAnswer = $0 }
      )
      let action = await NSAlert.ask(Alerts.Trash.empty(count: 12), suppression: suppression)
      if action == .empty { Journal.note("emptied") }
    }

    func askToSave() async {
      switch await NSAlert.ask(Alerts.Document.unsaved(documentName: "Budget"), in: window) {
      case .save: Journal.note("saved")
      case .dontSave: Journal.note("discarded")
      case .cancel, nil: break
      }
    }

    func askToSignOut() async {
      let question = Alerts.Account.signOut(accountName: "Family").on(.signOut) { Journal.note("signed out") }
      await NSAlert.ask(question, in: window)
    }

    func askWithIcon() {
      let item = Alerts.Trash.empty(count: 12)
      let alert = NSAlert(item: item)
      alert.icon = NSImage(named: "Trash")
      let action = item.action(for: alert.runModal())
      if action == .empty { Journal.note("emptied") }
    }

    func askForNameWithIcon() {
      let form = Alerts.File.rename(fileName: "a.txt")
      let alert = NSAlert(item: form)
      alert.icon = NSImage(named: "Pencil")
      if let answer = form.answer(for: alert.runModal(), of: alert), answer.action == .rename {
        rename(to: answer.fields.name)
      }
    }

    private func delete() { Journal.note("deleted") }
    private func rename(to name: String) { Journal.note("renamed to \(name)") }
  }
#endif
