import AlertCatalog
import Testing

@MainActor
@Suite("Alerts with handlers")
struct PresentableAlertTests {
  private final class Log {
    var entries: [String] = []
  }

  private let catalog: CompiledCatalog
  private let log = Log()

  init() throws { catalog = try SamplePack.catalog() }

  @Test("a handled button does what it is for, another one nothing")
  func oneHandler() {
    let log = log
    let alert: PresentableAlert = SamplePack.delete("a.txt", 1, in: catalog).on(.delete) {
      log.entries.append("delete")
    }
    alert.perform("cancel")
    alert.perform("unknown")
    #expect(log.entries == [])
    alert.perform("delete")
    #expect(log.entries == ["delete"])
  }

  @Test("handlers are chained, and the last one of an action counts")
  func chain() {
    let log = log
    let alert = SamplePack.delete("a.txt", 1, in: catalog)
      .on(.delete) { log.entries.append("first") }
      .on(.cancel) { log.entries.append("cancel") }
      .on(.delete) { log.entries.append("second") }
    let presentable: PresentableAlert = alert
    presentable.perform("delete")
    presentable.perform("cancel")
    #expect(log.entries == ["second", "cancel"])
  }

  @Test("a form's handlers get what was typed")
  func form() {
    let log = log
    let alert: PresentableAlert = SamplePack.rename("a.txt", in: catalog)
      .on(.rename) { fields in log.entries.append("rename to \(fields.name)") }
      .on(.cancel) { log.entries.append("cancel") }
    alert.perform("rename", fields: AlertFieldTexts(["b.txt"]))
    alert.perform("cancel")
    #expect(log.entries == ["rename to b.txt", "cancel"])
  }

  @Test("one handler for all buttons")
  func allButtons() {
    let log = log
    let item = SamplePack.delete("a.txt", 1, in: catalog)
    item.presentable { log.entries.append($0.rawValue) }.perform("cancel")
    item.map { $0 == .delete }.presentable { log.entries.append("\($0)") }.perform("delete")
    SamplePack.rename("a.txt", in: catalog)
      .presentable { action, fields in log.entries.append("\(action) \(fields.name)") }
      .perform("rename", fields: AlertFieldTexts(["c"]))
    #expect(log.entries == ["cancel", "true", "rename c"])
  }

  @Test("it is the alert that it was made from, with ids as actions")
  func resolved() {
    let item = SamplePack.delete("a.txt", 1, in: catalog)
    let alert: PresentableAlert = item.on(.delete) {}
    #expect(alert.id == item.id)
    let resolved = alert.resolved(for: AlertLocalizer(preferredLanguages: ["de"]))
    #expect(resolved.title == "„a.txt“ löschen?")
    #expect(resolved.actions.map(\.action) == ["delete", "cancel"])
  }
}
