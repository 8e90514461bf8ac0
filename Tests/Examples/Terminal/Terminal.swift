import AlertCatalog
import AlertCatalogUI
import SampleAlerts

@MainActor
func askInTerminal() async throws {
  let presenter = TerminalPresenter()
  switch try await presenter.present(Alerts.File.delete(fileName: "a.txt", count: 1)) {
  case .delete: delete()
  case .cancel: break
  }
}

@MainActor
func renameInTerminal() async throws {
  let presenter = TerminalPresenter(localizer: AlertLocalizer(preferredLanguages: ["pl"]))
  let answer = try await presenter.present(Alerts.File.rename(fileName: "a.txt"))
  if answer.action == .rename { rename(to: answer.fields.name) }
}

@MainActor
func askWhereThereMayBeNoTerminal(isForced: Bool) async throws {
  do {
    try await TerminalPresenter().present(Alerts.Trash.empty(count: 3).on(.empty) { emptyTrash() })
  } catch TerminalPresenterError.notInteractive where isForced {
    emptyTrash()
  }
}

@MainActor private func delete() { Journal.note("deleted") }
@MainActor private func rename(to name: String) { Journal.note("renamed to \(name)") }
@MainActor private func emptyTrash() { Journal.note("emptied") }
