import AlertCatalog
import Testing

@Suite("Alert items")
struct AlertItemTests {
  let catalog: CompiledCatalog

  init() throws { catalog = try SamplePack.catalog() }

  @Test("identity is catalog, key and arguments")
  func identity() throws {
    let item = SamplePack.delete("a.txt", 3, in: catalog)
    let same = SamplePack.delete("a.txt", 3, in: try SamplePack.catalog())
    #expect(item == same)
    #expect(item.id == same.id)
    #expect(item.hashValue == same.hashValue)
    #expect(item != SamplePack.delete("b.txt", 3, in: catalog))
    #expect(item != SamplePack.delete("a.txt", 4, in: catalog))
    #expect(item.id.catalog == "Sample")
    #expect(item.id.key == "file.delete")
    #expect(item.arguments == [.string("a.txt"), .int(3)])
    #expect("\(item)" == "Sample.file.delete(\"a.txt\", 3)")
    #expect("\(SamplePack.done(in: catalog).id)" == "Sample.sync.done()")
  }

  @Test("numbers that look alike and are shown differently are different arguments")
  func doubles() {
    #expect(AlertArgument.double(.nan) == .double(.nan))
    #expect(AlertArgument.double(0) != .double(-0.0))
    #expect(AlertArgument.int(1) != .double(1))
    #expect(AlertArgument.string("a") != .choice("a"))
    #expect(Set([AlertArgument.double(.nan), .double(.nan), .date(secondsSince1970: 0), .list(["a"])]).count == 3)
  }

  @Test("actions are values of the alert's own type, whatever the language")
  func actions() {
    let item = SamplePack.delete("a.txt", 3, in: catalog)
    for language in ["de", "ar", "ja"] {
      let alert = item.resolved(for: AlertLocalizer(preferredLanguages: [language]))
      #expect(alert.locale == language)
      #expect(alert.actions.map(\.action) == [.delete, .cancel])
      #expect(alert.actions.map(\.role) == [.destructive, .cancel])
      #expect(alert.preferredAction?.action == .cancel)
    }
  }

  @Test("a map changes actions, and neither texts nor identity")
  func map() {
    let item = SamplePack.delete("a.txt", 3, in: catalog)
    let mapped = item.map { $0 == .delete ? 1 : 0 }
    #expect(mapped.id == item.id)
    let localizer = AlertLocalizer(preferredLanguages: ["de"])
    #expect(mapped.resolved(for: localizer).actions.map(\.action) == [1, 0])
    #expect(mapped.resolved(for: localizer).title == item.resolved(for: localizer).title)
    let twice = mapped.map { "\($0)" }
    #expect(twice.resolved(for: localizer).actions.map(\.action) == ["1", "0"])
  }

  @Test("arguments beyond the fourth are added one by one")
  func manyArguments() {
    let item = AlertItem<OK>(catalog, 2, .choice("male"), .int(1), .double(2), .bool(true)).with(.int(5)).with(.int(6))
    #expect(item.arguments.count == 6)
    #expect(item.arguments.last == .int(6))
  }

  @Test("actions that the code does not have make an alert unusable, so that nothing wrong is done")
  func unknownActions() {
    let item = AlertItem<OK>(catalog, 0, .string("a.txt"), .int(1))
    #expect(item.resolved(for: AlertLocalizer(preferredLanguages: ["en"])).actions.isEmpty)
  }

  @Test("a form is its alert, with typed fields")
  func form() {
    let form = SamplePack.rename("a.txt", in: catalog)
    #expect(form == SamplePack.rename("a.txt", in: catalog))
    #expect(form.id == form.item.id)
    #expect(form.map { $0.rawValue }.id == form.id)
    let alert = form.resolved(for: AlertLocalizer(preferredLanguages: ["de"]))
    #expect(alert.fields == [ResolvedField(id: "name", placeholder: "Neuer Name", initial: "a.txt")])
    #expect(NameFields(texts: AlertFieldTexts(["b.txt"])).name == "b.txt")
    #expect(NameFields(texts: AlertFieldTexts()).name == "")
  }
}
