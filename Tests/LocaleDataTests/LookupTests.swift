import LocaleData
import TestSupport
import Testing

@Suite("Looking texts up")
struct LookupTests {
  /// Catalogs with scripts, regions, variants, aliases and languages that CLDR does not know.
  static let catalogs: [[String]] = [
    ["en", "de", "fr", "zh-Hans", "zh-Hant", "pt-BR", "pt-PT", "es", "es-419", "sr", "sr-Latn", "he", "nb", "hi"],
    ["en", "en-GB", "en-001", "en-AU", "zh-TW", "zh-HK", "no", "nn", "pt", "es-MX", "ca-valencia", "ca"],
    ["zh", "iw", "id", "fil", "uz", "uz-Cyrl", "az", "pa-Arab", "pa", "ku", "kk-Arab", "en-IN", "fr-HT", "ro"],
    ["en-US-posix", "de-1901", "de", "be-tarask", "sr-ME", "zh-Hant-MO", "zh-SG", "mn-Mong", "yue", "yue-Hans"],
    ["fr", "en-CA", "en-GB"], ["en-AU", "en-CA"], ["en-PH", "en-GB", "en-150"],
    ["xx", "xx-Latn", "tlh", "en-US", "pt-BR", "pt", "nn", "nb", "no-NO", "bs-Cyrl", "ff-Adlm", "hi-Latn"],
    [],
  ]

  /// Every locale of ICU, and what it does not list.
  static let wanted: [LocaleID] = {
    let regions = [
      "", "US", "CA", "PR", "UK", "SU", "CS", "MX", "AO", "TW", "HK", "MO", "SG", "ME", "419", "001", "IN", "PK", "AF",
      "AD", "PT",
      "BR", "DE", "NO", "HT", "XX",
    ]
    let scripts = ["", "Latn", "Cyrl", "Hans", "Hant", "Arab", "Mong", "Adlm", "Xxxx"]
    let aliases = ["iw", "in", "sh", "mo", "tl", "cmn", "zho", "nob", "xx", "tlh", "prs", "swc", "ji", "und", "zz"]
    let languages = Set(catalogs.joined().map { LocaleID(tag: $0).languageCode } + aliases)
    var tags = LocaleID.available.map(\.tag)
    for language in languages.sorted() {
      let variants = ["ca", "en", "de"].contains(language) ? ["", "valencia", "posix", "posix-1901"] : [""]
      for script in scripts {
        for region in regions {
          tags += variants.map { [language, script, region, $0].filter { !$0.isEmpty }.joined(separator: "-") }
        }
      }
    }
    return tags.map(LocaleID.init(tag:))
  }()

  @Test("the table answers every wanted locale as CLDR's data do", arguments: catalogs)
  func table(catalog: [String]) {
    let lookup = LocaleLookup(supported: catalog.map(LocaleID.init(tag:)))
    let table = LookupTable(lookup)
    let wrong = Self.wanted.filter { lookup.nearest(to: $0) != table.nearest(to: $0) }.map(\.tag)
    #expect(wrong.isEmpty)
  }

  @Test("catalogs of random locales")
  func randomCatalogs() {
    var random = SeededRandom(seed: 4)
    let known = LocaleID.available + Self.wanted
    for _ in 0..<12 {
      let catalog = Set(
        (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in
          LocaleID.available.randomElement(using: &random)
        }
      ).sorted()
      let lookup = LocaleLookup(supported: catalog)
      let table = LookupTable(lookup)
      let relatives = known.filter { wanted in catalog.contains { $0.languageCode == wanted.languageCode } }
      let others = (0..<100).compactMap { _ in known.randomElement(using: &random) }
      for wanted in relatives + others where lookup.nearest(to: wanted) != table.nearest(to: wanted) {
        Issue.record("\(catalog.map(\.tag)): \(wanted.tag)")
      }
    }
  }

  @Test(
    "the nearest text",
    arguments: [
      ("es-MX", "es-419"), ("es-ES", "es"), ("pt-AO", "pt-PT"), ("pt", "pt-BR"), ("zh-TW", "zh-Hant"),
      ("zh-Hant-HK", "zh-Hant"), ("zh-SG", "zh-Hans"), ("zh-MO", "zh-Hant"), ("zh", "zh-Hans"), ("nb-NO", "nb"),
      ("no", "nb"), ("nn", "nb"), ("sr-Latn-RS", "sr-Latn"), ("sr-ME", "sr-Latn"), ("sh", "sr-Latn"), ("sr-RS", "sr"),
      ("iw-IL", "he"), ("en-GB", "en"), ("en-Dsrt", nil), ("de-Cyrl", nil), ("und", nil), ("it", nil),
    ] as [(String, String?)]
  )
  func nearest(wanted: String, expected: String?) {
    let table = LookupTable(supported: Self.catalogs[0].map(LocaleID.init(tag:)))
    let nearest = table.nearest(to: LocaleID(tag: wanted)).map { table.supported[$0].tag }
    #expect(nearest == expected)
  }

  @Test("texts that stand in for those of a locale")
  func chains() {
    let tags = [
      "en", "en-001", "en-GB", "zh-Hant", "zh-HK", "zh-Hans", "pt", "pt-BR", "pt-PT", "nb", "no", "sr-Latn", "sr",
    ]
    let table = LookupTable(supported: tags.map(LocaleID.init(tag:)))
    let chains = table.chains.map { $0.map { tags[$0] }.joined(separator: " ") }
    #expect(
      chains == [
        "en en-001 en-GB", "en-001 en en-GB", "en-GB en-001 en", "zh-Hant zh-HK", "zh-HK zh-Hant", "zh-Hans",
        "pt pt-BR pt-PT", "pt-BR pt pt-PT", "pt-PT pt pt-BR", "nb no", "no nb", "sr-Latn", "sr",
      ]
    )
  }
}
