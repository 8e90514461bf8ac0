import AlertCatalog
import AlertCatalogUI
public import Foundation
public import SampleAlerts
import Testing

extension Alerts.Failure: LocalizedError {}

@Suite("Errors that alerts tell of")
struct AlertErrorTests {
  private func connect(to server: String) throws { throw Alerts.Failure.serverUnreachable(server: server) }

  @Test("are thrown and caught as values, equal when their alerts are")
  func values() {
    #expect(throws: Alerts.Failure.serverUnreachable(server: "a")) { try connect(to: "a") }
    #expect(Alerts.Failure.serverUnreachable(server: "a") != .serverUnreachable(server: "b"))
    #expect(Set([Alerts.Failure.purchaseFailed, .purchaseFailed, .storageFull(needed: 2, free: 1)]).count == 2)
    #expect(Alerts.Failure.purchaseFailed.id == Alerts.Purchase.failed().id)
  }

  @Test("have the alert with exactly its own buttons")
  func item() {
    let alert = Alerts.Failure.storageFull(needed: 4.2, free: 1.5).item
      .resolved(for: AlertLocalizer(preferredLanguages: ["en"]))
    #expect(alert.message?.contains("1.5") == true)
    #expect(alert.actions.map(\.action) == [.manage, .cancel])
  }

  @Test("may be declared to be localized errors")
  func localized() {
    let error: any Error = Alerts.Failure.purchaseFailed
    #expect(error.localizedDescription == Alerts.Purchase.failed().resolved().title)
    #expect(Alerts.Failure.purchaseFailed.recoverySuggestion == Alerts.Purchase.failed().resolved().message)
  }

  @Test("every alert can serve as a localized error, in a language of choice")
  func wrapped() {
    let german = AlertLocalizer(preferredLanguages: ["de"])
    let error = LocalizedAlertError(Alerts.File.delete(fileName: "a.txt", count: 2), localizer: german)
    #expect(error.localizedDescription == "2 Dateien löschen?")
    #expect(error.recoverySuggestion == "Dies kann nicht widerrufen werden.")
    #expect(error == LocalizedAlertError(Alerts.File.delete(fileName: "a.txt", count: 2)))
    #expect(error != LocalizedAlertError(Alerts.File.delete(fileName: "a.txt", count: 3)))
  }
}
