import AlertCatalog
import CatalogModel
import CatalogWriters
import Foundation
import Testing

@Suite("Packs of catalogs")
struct PackWriterTests {
  private func resolve(
    _ catalog: Catalog,
    _ index: Int,
    _ arguments: [AlertCatalog.AlertArgument] = [],
    in languages: String...
  ) throws -> ResolvedAlert<String> {
    let pack = try AlertPack(try PackWriter.write(catalog: catalog))
    let item = AlertItem(CompiledCatalog(pack), index: index, arguments: arguments)
    return item.resolved(for: AlertLocalizer(preferredLanguages: languages))
  }

  @Test("an alert has all of its parts")
  func wholeAlert() throws {
    let alert = try resolve(SampleAlerts.catalog, 0, [.string("a.txt"), .int(3)], in: "pl")
    let expected = ResolvedAlert(
      locale: "pl",
      direction: .leftToRight,
      title: "Usunąć 3 pliki?",
      message: "Tej operacji nie można cofnąć.",
      actions: [
        ResolvedAction(action: "delete", id: "delete", label: "Usuń", role: .destructive),
        ResolvedAction(action: "cancel", id: "cancel", label: "Anuluj", role: .cancel, isPreferred: true),
      ],
      severity: .critical
    )
    #expect(alert == expected)
    #expect(alert.preferredAction?.id == "cancel")
  }

  @Test("fields have their texts")
  func fields() throws {
    let rename = try resolve(SampleAlerts.catalog, 1, [.string("a.txt")], in: "es-MX")
    #expect(rename.fields == [ResolvedField(id: "name", placeholder: "Nombre nuevo", initial: "a.txt")])
    #expect(rename.locale == "es")
    let login = try resolve(SampleAlerts.catalog, 4, in: "de-AT")
    #expect(
      login.fields == [
        ResolvedField(id: "user", title: "Name"), ResolvedField(id: "password", kind: .secure, title: "Passwort"),
      ]
    )
    #expect(login.style == .confirmation)
  }

  @Test("right-to-left locales say so, and show their own digits")
  func rightToLeft() throws {
    let alert = try resolve(SampleAlerts.catalog, 0, [.string("a.txt"), .int(15)], in: "ar-EG")
    #expect(alert.direction == .rightToLeft)
    #expect(alert.title == "حذف ١٥ ملفًا؟")
  }

  @Test("selects, ordinals, numbers and flags")
  func otherArguments() throws {
    let arguments: [AlertCatalog.AlertArgument] = [.choice("female"), .int(1022), .double(0.5), .bool(true)]
    let english = try resolve(SampleAlerts.catalog, 2, arguments, in: "en")
    #expect(english.title == "She came 1,022nd")
    #expect(english.message == "New: 0.5 of it")
    let german = try resolve(SampleAlerts.catalog, 2, arguments, in: "de")
    #expect(german.title == "Sie wurde 1.022.")
    #expect(german.message == "Neu: 0,5 davon")
  }

  @Test("an alert that a locale lacks falls back as a whole, along CLDR's parents, then to the next language")
  func fallback() throws {
    #expect(try resolve(SampleAlerts.catalog, 0, [.string(""), .int(2)], in: "en-CA").title == "Delete 2 files?")
    #expect(try resolve(SampleAlerts.catalog, 0, [.string(""), .int(2)], in: "en-AU").title == "Bin 2 files?")
    #expect(try resolve(SampleAlerts.catalog, 0, [.string(""), .int(2)], in: "en-GB").title == "Bin 2 files?")
    #expect(try resolve(SampleAlerts.catalog, 3, in: "en-GB").locale == "en")
    #expect(try resolve(SampleAlerts.catalog, 3, in: "pl", "de").locale == "de")
    #expect(try resolve(SampleAlerts.catalog, 3, in: "pl").locale == "en")
    #expect(try resolve(SampleAlerts.catalog, 3, in: "tlh").locale == "en")
  }

  @Test("an alert with a missing or broken text is left out of the locale")
  func incomplete() throws {
    let catalog = Catalog.test([
      TestAlert(
        "a",
        [("n", .int)],
        ["title": ["en": "T {n}", "de": "T {n}", "fr": "T {x}"], "message": ["en": "M", "fr": "M"]]
      )
    ])
    for language in ["de", "fr"] {
      let alert = try resolve(catalog, 0, [.int(1)], in: language)
      #expect(alert.locale == "en")
      #expect(alert.title == "T 1")
    }
  }

  @Test("each text falls back by itself where the catalog says so")
  func textwise() throws {
    let catalog = Catalog.test(
      [
        TestAlert(
          "a",
          [("n", .int)],
          [
            "title": ["en": "{n} files", "de": "{n} Dateien"], "message": ["en": "Of {n}", "ar": "{n}"],
            "actions.ok": [:],
          ]
        )
      ],
      fallback: .text
    )
    let alert = try resolve(catalog, 0, [.int(1234)], in: "de", "ar")
    #expect(alert.locale == "de")
    #expect(alert.title == "1.234 Dateien")
    #expect(alert.message == "١٬٢٣٤" || alert.message == "1,234")
    #expect(alert.actions.map(\.label) == ["OK"])
  }

  @Test("a pack for code whose translations are in a file has the source locale only")
  func sourceOnly() throws {
    let pack = try AlertPack(try PackWriter.write(catalog: SampleAlerts.catalog, locales: .source))
    #expect(pack.locales == ["en"])
    #expect(pack.signature == CatalogSignature.signature(of: SampleAlerts.catalog))
  }

  @Test("the signature follows what generated functions show, and nothing else")
  func signature() {
    let alert = TestAlert("a", [("n", .int)], ["title": ["en": "T"], "actions.ok": [:]])
    let signature = CatalogSignature.signature(of: .test([alert]))
    let otherText = TestAlert("a", [("n", .int)], ["title": ["en": "U"], "actions.ok": [:]])
    #expect(CatalogSignature.signature(of: .test([otherText])) == signature)
    let others = [
      TestAlert("b", [("n", .int)], ["title": ["en": "T"], "actions.ok": [:]]),
      TestAlert("a", [("n", .double)], ["title": ["en": "T"], "actions.ok": [:]]),
      TestAlert("a", [("m", .int)], ["title": ["en": "T"], "actions.ok": [:]]),
      TestAlert("a", [("n", .int)], ["title": ["en": "T"], "actions.close": [:]]),
      TestAlert("a", [("n", .enumeration(["x", "y"]))], ["title": ["en": "T"], "actions.ok": [:]]),
      TestAlert("a", [("n", .enumeration(["xy"]))], ["title": ["en": "T"], "actions.ok": [:]]),
      TestAlert("a", [("n", .int)], ["title": ["en": "T"], "fields.n.title": ["en": "N"], "actions.ok": [:]]),
    ]
    let signatures = others.map { CatalogSignature.signature(of: .test([$0])) }
    #expect(Set(signatures + [signature]).count == others.count + 1)
  }

  @Test("equal catalogs give equal bytes, which are valid UTF-8")
  func canonical() throws {
    let bytes = try PackWriter.write(catalog: SampleAlerts.catalog)
    #expect(try PackWriter.write(catalog: SampleAlerts.catalog) == bytes)
    #expect(String(validating: bytes, as: UTF8.self) != nil)
  }

  @Test("equal texts are stored once, and a pack is not much larger than its texts")
  func size() throws {
    var alerts: [TestAlert] = []
    var textSize = 0
    for number in 0..<500 {
      var title: [String: String] = [:]
      var message: [String: String] = [:]
      for tag in ["en", "de", "fr", "pl"] {
        title[tag] = "Title \(number) of this alert in \(tag)"
        message[tag] = "This stands in each of them in \(tag)."
      }
      textSize += title.values.reduce(0) { $0 + $1.utf8.count } + message.values.reduce(0) { $0 + $1.utf8.count }
      alerts.append(
        TestAlert("alert.number\(number)", [], ["title": title, "message": message, "actions.cancel": [:]])
      )
    }
    let bytes = try PackWriter.write(catalog: .test(alerts))
    let occurrences = String(decoding: bytes, as: UTF8.self).components(separatedBy: "This stands in each of them")
      .count
    #expect(occurrences == 5)
    #expect(Double(bytes.count) < 1.15 * Double(textSize))
  }
}
