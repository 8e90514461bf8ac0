import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import Testing

@Suite("TerminalPresenter with generated alerts")
struct GeneratedAlertTests {
  @Test("gives back the case of the generated enum")
  func item() async throws {
    let terminal = ScriptedTerminal("1")
    let presenter = TerminalPresenter(localizer: AlertLocalizer(preferredLanguages: ["de"]), terminal: terminal)
    let action = try await presenter.present(Alerts.File.delete(fileName: "a.txt", count: 2))
    #expect(action == .delete)
    #expect(terminal.transcript.contains("2 Dateien löschen?"))
  }

  @Test("gives back typed fields")
  func form() async throws {
    let presenter = TerminalPresenter(terminal: ScriptedTerminal("b.txt", "1"))
    let answer = try await presenter.present(Alerts.File.rename(fileName: "a.txt"))
    #expect(answer.action == .rename)
    #expect(answer.fields.name == "b.txt")
  }

  @MainActor
  @Test("does what the chosen button of an alert of any kind is for")
  func presentable() async throws {
    var deleted = 0
    let alert = Alerts.Trash.empty(count: 3).on(.empty) { deleted += 3 }
    try await TerminalPresenter(terminal: ScriptedTerminal("2")).present(alert)
    #expect(deleted == 0)
    try await TerminalPresenter(terminal: ScriptedTerminal("1")).present(alert)
    #expect(deleted == 3)
  }
}
