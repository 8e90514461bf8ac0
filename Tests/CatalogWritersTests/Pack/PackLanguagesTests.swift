import AlertCatalog
import CatalogModel
import CatalogWriters
import LocaleData
import TestSupport
import Testing

@Suite("Which locale of a pack answers")
struct PackLanguagesTests {
  /// The locale that shows an alert to somebody who wants `wanted`, or `-` where nothing but the source answers.
  private func locale(for wanted: String, among supported: [String]) throws -> String {
    let title = Dictionary(uniqueKeysWithValues: supported.map { ($0, $0) }).merging(["en": "-"]) { first, _ in first }
    let pack = try AlertPack(try PackWriter.write(catalog: .test([TestAlert("a", [], ["title": title])])))
    let item = AlertItem(CompiledCatalog(pack), index: 0, arguments: [])
    return item.resolved(for: AlertLocalizer(preferredLanguages: [wanted])).title
  }

  @Test(
    "explicit parents, likely scripts, aliases",
    arguments: [
      ("es-MX", ["es", "es-419"], "es-419"),
      ("es-MX", ["es"], "es"),
      ("es-ES", ["es", "es-419"], "es"),
      ("en-GB", ["en-001", "en-GB"], "en-GB"),
      ("en-AU", ["en-001", "en-GB"], "en-001"),
      ("nb", ["no"], "no"),
      ("no", ["nb"], "nb"),
      ("nb-NO", ["no"], "no"),
      ("iw", ["he"], "he"),
      ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
      ("zh-HK", ["zh-Hans", "zh-Hant"], "zh-Hant"),
      ("zh-Hant-MO", ["zh-Hant", "zh-Hant-HK"], "zh-Hant-HK"),
      ("zh-SG", ["zh-Hans", "zh-Hant"], "zh-Hans"),
      ("zh", ["zh-Hant", "zh-Hans"], "zh-Hans"),
      ("zh-CN", ["zh-Hant"], "-"),
      ("zh-Hant", ["zh-TW"], "zh-TW"),
      ("sr-Latn", ["sr"], "-"),
      ("sr", ["sr-Latn"], "-"),
      ("sr-ME", ["sr-Latn", "sr"], "sr-Latn"),
      ("sh", ["sr-Latn", "sr"], "sr-Latn"),
      ("pt-AO", ["pt", "pt-PT"], "pt-PT"),
      ("pt-BR", ["pt", "pt-PT"], "pt"),
      ("de_AT.UTF-8", ["de"], "de"),
      ("de-AT-u-co-phonebk", ["de-AT", "de"], "de-AT"),
      ("DE-latn-at", ["de-AT", "de"], "de-AT"),
      ("ca-ES-valencia", ["ca", "ca-valencia"], "ca-valencia"),
      ("ca-valencia", ["ca", "ca-valencia"], "ca-valencia"),
      ("tlh", ["de"], "-"),
      ("", ["de"], "-"),
      ("x", ["de"], "-"),
    ]
  )
  func lookup(_ wanted: String, _ supported: [String], _ expected: String) throws {
    #expect(try locale(for: wanted, among: supported) == expected)
  }

  @Test("every locale of ICU is answered as by the table that the pack was made from")
  func allLocales() throws {
    var random = SeededRandom(seed: 3)
    // What stands in extensions of a wanted tag does not choose a language.
    let available = LocaleID.available.filter { !$0.tag.contains("-u-") }
    for _ in 0..<6 {
      let supported =
        [LocaleID(tag: "en")] + available.shuffled(using: &random).prefix(60).filter { $0.tag != "en" }.sorted()
      let title = Dictionary(uniqueKeysWithValues: supported.map { ($0.tag, $0.tag) })
      let pack = try AlertPack(try PackWriter.write(catalog: .test([TestAlert("a", [], ["title": title])])))
      #expect(pack.locales == supported.map(\.tag))
      let item = AlertItem(CompiledCatalog(pack), index: 0, arguments: [])
      let table = LookupTable(supported: supported)
      let differences = available.filter { wanted in
        let expected = table.nearest(to: wanted).map { supported[$0].tag } ?? "en"
        return item.resolved(for: AlertLocalizer(preferredLanguages: [wanted.tag])).title != expected
      }
      #expect(differences.isEmpty)
    }
  }
}
