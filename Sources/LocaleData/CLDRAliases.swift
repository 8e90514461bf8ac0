import ICUBridge

/// The codes that CLDR replaces by others, as far as looking texts up needs them.
struct CLDRAliases: Sendable {
  /// Languages, sorted by code.
  let languages: [LookupTable.Alias]
  /// Deprecated regions of two letters, such as `UK`. Codes of three digits for countries are not valid in BCP 47.
  let regions: [String]

  /// Read once, when first needed.
  static let shared = CLDRAliases()

  private init() {
    languages = Bridge.pairs { icub_locale_aliases("language", $0, $1) }.compactMap { code, replacement in
      guard let replacement = LocaleID(parsing: replacement)?.parts, LocaleID(parsing: code)?.tag == code else {
        return nil
      }
      return LookupTable.Alias(
        code: code,
        language: replacement.language,
        script: replacement.script,
        region: replacement.region
      )
    }.sorted { $0.code < $1.code }
    regions = Bridge.pairs { icub_locale_aliases("territory", $0, $1) }.map(\.0).filter { $0.utf8.count == 2 }
  }
}
