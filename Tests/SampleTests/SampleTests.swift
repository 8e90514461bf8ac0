import AlertCatalog
import Foundation
import SampleAlerts
import TestSupport
import Testing

/// The sample catalog as an app has it: compiled by the plugin, imported, resolved.
@Suite("The sample catalog")
struct SampleTests {
  static let locales: [String] = {
    let folder = Repository.root.appendingPathComponent("Catalogs").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return ["en"] + names.compactMap { $0.wholeMatch(of: /Alerts\.(.+)\.yaml/).map { String($0.1) } }.sorted()
  }()

  @Test("has alerts enough to learn from, in languages of every kind of plural")
  func size() {
    #expect(Samples.alerts.count >= 12)
    #expect(Set(["en", "de", "fr", "es", "pl", "ru", "ar", "he", "ja", "zh-Hant"]).isSubset(of: Self.locales))
  }

  @Test("every alert is there in every language, as a whole", arguments: locales)
  func complete(locale: String) {
    for alert in Samples.alerts.map({ $0.resolved(for: AlertLocalizer(preferredLanguages: [locale])) }) {
      #expect(alert.locale == locale, "\(alert.title)")
      let texts = [alert.title, alert.message ?? "-"] + alert.actions.map(\.label)
      #expect(!texts.contains { $0.isEmpty || $0.contains("{") }, "\(texts)")
      #expect(Set(alert.actions.map(\.label)).count == alert.actions.count, "\(texts)")
    }
  }

  @Test("reads as it was reviewed", arguments: locales)
  func reviewed(locale: String) {
    let localizer = AlertLocalizer(preferredLanguages: [locale])
    let alerts = Samples.alerts.map { text(of: $0.resolved(for: localizer)) }
    let counts = [0, 1, 2, 3, 5, 11, 21, 100, 1234].flatMap { count in
      [
        count == 0 ? nil : Alerts.File.delete(fileName: "report.pdf", count: count).resolved(for: localizer).title,
        count == 0 ? nil : Alerts.Trash.empty(count: count).resolved(for: localizer).title,
        Alerts.Import.finished(count: count).resolved(for: localizer).title,
      ].compactMap { $0 }
    }
    let accesses = [Alerts.EditorViewerOther.editor, .viewer, .other].map { access in
      Alerts.Invitation.received(access: access, host: "Johanna", list: "Groceries").resolved(for: localizer).title
    }
    let shown = alerts.joined(separator: "\n") + "\n" + (counts + accesses).joined(separator: "\n") + "\n"
    let file = Repository.root.appendingPathComponent("Tests/SampleTests/Expected/\(locale).txt")
    #expect(Snapshot.difference(of: shown, from: file) == nil)
  }

  private func text(of alert: ResolvedAlert<String>) -> String {
    var lines = [alert.title]
    if let message = alert.message { lines.append(message) }
    for field in alert.fields {
      lines.append(
        "  [" + [field.title, field.placeholder, field.initial].compactMap { $0 }.joined(separator: " | ") + "]"
      )
    }
    for action in alert.actions {
      lines.append(
        "  (\(action.label))" + (action.isPreferred ? " *" : "") + (action.role == .default ? "" : " \(action.role)")
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test("items are equal by alert and arguments, whatever the language")
  func equality() {
    #expect(Alerts.Trash.empty(count: 2) == Alerts.Trash.empty(count: 2))
    #expect(Alerts.Trash.empty(count: 2) != Alerts.Trash.empty(count: 3))
    #expect(Alerts.Trash.empty(count: 2).id == Alerts.Trash.empty(count: 2).id)
  }
}
