import LocaleData
import TestSupport
import Testing

@Suite("Looking texts up as ICU's LocaleMatcher does")
struct LocaleMatcherTests {
  /// Every locale of ICU but those that ask for more than a language.
  private static let wanted = LocaleID.available.filter { !$0.tag.contains("-u-") }

  /// Whether what the lookup chose is what ICU chooses, or differs on purpose.
  private func isRight(_ chosen: LocaleID?, _ expected: LocaleID?, wanted: LocaleID, _ supported: [LocaleID]) -> Bool {
    if chosen?.maximized == expected?.maximized { return true }
    // Another script is never chosen; ICU's second choice may be in the wanted one.
    if let expected, expected.likelyScript != wanted.likelyScript {
      return chosen == nil || chosen?.likelyScript == wanted.likelyScript
    }
    // CLDR's parents go before, and behind where ICU has no choice.
    guard let chosen else { return false }
    return wanted.canonical.ancestry.contains { $0.maximized == chosen.maximized }
      && (expected == nil || LocaleID.parents.values.contains(chosen))
  }

  @Test("every locale of ICU among random sets of supported ones")
  func randomSets() {
    var random = SeededRandom(seed: 35)
    var differences: [String] = []
    var compared = 0
    var onPurpose = 0
    for round in 0..<40 {
      let supported = Array(Self.wanted.shuffled(using: &random).prefix(2 + round * 2))
      let lookup = LocaleLookup(supported: supported)
      let icu = LocaleMatcher(supported: supported.map(\.canonical), keepsScript: false)
      for wanted in Self.wanted {
        let chosen = lookup.nearest(to: wanted).map { supported[$0] }
        let expected = icu.best(for: wanted.canonical).map { supported[$0] }
        compared += 1
        if chosen?.maximized != expected?.maximized { onPurpose += 1 }
        guard !isRight(chosen, expected, wanted: wanted, supported) else { continue }
        differences.append(
          "\(wanted.tag) among \(supported.map(\.tag)): \(chosen?.tag ?? "-"), not \(expected?.tag ?? "-")"
        )
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5).joined(separator: "\n"))")
    #expect(compared > 30_000)
    // Most of these are languages whose speakers ICU sends to English, in whatever script they write.
    #expect(onPurpose * 10 < compared, "\(onPurpose) of \(compared)")
  }

  @Test(
    "siblings, neighbours and languages that are understood",
    arguments: [
      ("en", ["de", "en-GB"], "en-GB"), ("en-AU", ["en", "en-GB"], "en-GB"),
      ("en-AU", ["en", "en-GB", "en-001"], "en-001"),
      ("en-CA", ["en", "en-GB"], "en"), ("pt", ["de", "pt-PT", "pt-BR"], "pt-BR"), ("pt", ["de", "pt-PT"], "pt-PT"),
      ("pt-AO", ["pt-BR", "pt-PT"], "pt-PT"), ("es-MX", ["es", "es-419"], "es-419"),
      ("es-MX", ["es-ES", "es-AR"], "es-AR"),
      ("es", ["de", "es-419"], "es-419"), ("fr-BE", ["de", "fr-CA"], "fr-CA"), ("de-CH", ["en", "de-AT"], "de-AT"),
      ("zh-HK", ["zh-Hans", "zh-TW"], "zh-TW"), ("zh-CN", ["en", "zh-TW"], nil), ("da", ["en", "nb"], "nb"),
      ("no", ["en", "nn"], "nn"), ("br", ["en", "fr"], "fr"), ("gsw", ["en", "de"], "de"),
      ("sr-Latn", ["en", "sr"], nil),
      ("hi", ["en"], nil), ("ja", ["en"], nil), ("und", ["en"], nil), ("yue", ["en", "zh-Hant"], "zh-Hant"),
      ("hi-Latn", ["hi", "en"], "en"), ("ca-valencia", ["ca", "ca-valencia"], "ca-valencia"),
      ("ca", ["en", "ca-valencia"], "ca-valencia"),
    ] as [(String, [String], String?)]
  )
  func choices(wanted: String, supported: [String], expected: String?) {
    let supported = supported.map(LocaleID.init(tag:))
    let table = LookupTable(supported: supported)
    #expect(table.nearest(to: LocaleID(tag: wanted)).map { supported[$0].tag } == expected)
  }
}
