import ICUBridge

/// The codes that CLDR replaces by others, as far as looking texts up needs them.
struct CLDRAliases: Sendable {
  /// Languages and what stands for them: `he` or `sr_Latn`.
  private let languages: [(code: String, replacement: String)]
  /// Deprecated regions of two letters, such as `UK`, and those that took their place: several for `SU`, of which
  /// CLDR's rules choose one by language. Codes of three digits for countries are not valid in BCP 47.
  private let regions: [(code: String, replacements: [String])]

  /// Read once, when first needed.
  static let shared = CLDRAliases()

  private init() {
    languages = Bridge.pairs { icub_locale_aliases("language", $0, $1) }.filter { $0.0.utf8.count <= 3 }
    regions = Bridge.pairs { icub_locale_aliases("territory", $0, $1) }.compactMap { code, replacements in
      code.utf8.count == 2 ? (code, replacements.split(separator: " ").map(String.init)) : nil
    }
  }

  /// The deprecated and alternative codes of some languages, sorted by code.
  func languages(standingForAnyOf current: Set<String>) -> [LookupTable.Alias] {
    let aliases = languages.compactMap { code, replacement -> LookupTable.Alias? in
      let language = replacement.split(separator: "_").first.map(String.init) ?? ""
      guard current.contains(language), !current.contains(code) else { return nil }
      let parts = LocaleID(parsing: replacement)?.parts
      return LookupTable.Alias(code: code, language: language, script: parts?.script, region: parts?.region)
    }
    return aliases.sorted { $0.code < $1.code }
  }

  /// The deprecated regions in whose place one of these regions may stand.
  func regions(standingForAnyOf current: some Sequence<String>) -> [String] {
    let current = Set(current)
    if current.isEmpty { return [] }
    return regions.filter { $0.replacements.contains(where: current.contains) }.map(\.code)
  }
}
