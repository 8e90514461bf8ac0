import ICUBridge

// What CLDR knows about locales. Every question is answered by ICU's data, which is read when first asked.

extension LocaleID {
  /// All locales that ICU has data for, root aside, in alphabetical order.
  package static let available = Bridge.list { icub_locales_available($0, $1) }.map(LocaleID.init(tag:)).sorted()

  /// Whether ICU has data for the language. The rest of the tag may be anything.
  package var isKnown: Bool {
    let language = languageCode
    return Self.knownLanguages.value(for: language) { icub_locale_is_known(language) == 1 }
  }

  private static let knownLanguages = Cache<String, Bool>()

  /// With deprecated and alternative codes replaced as CLDR says: `iw` is `he`, `cmn-TW` is `zh-TW`. `no` stays `no`.
  package var canonical: LocaleID { changed { icub_locale_canonical(tag, $0, $1) } }

  /// With likely subtags added: `zh-TW` is `zh-Hant-TW`. Unknown languages stay as they are.
  package var maximized: LocaleID { changed { icub_locale_maximized(tag, $0, $1) } }

  /// With likely subtags removed: `zh-Hant-TW` is `zh-TW`.
  package var minimized: LocaleID { changed { icub_locale_minimized(tag, $0, $1) } }

  /// The script that the locale is written in, if the tag does not name it: `Hant` for `zh-TW`.
  package var likelyScript: String? { script ?? maximized.script }

  /// Whether lines of the locale's script run from right to left.
  package var isRightToLeft: Bool { icub_locale_is_right_to_left(tag) == 1 }

  /// The scripts that texts of the locale are written in, by their ISO 15924 codes: Kana, Hira and Hani for `ja`.
  package var scripts: [String] { Bridge.list { icub_locale_scripts(tag, $0, $1) } }

  private func changed(_ call: Bridge.Call) -> LocaleID {
    guard let result = Bridge.text(call), !result.isEmpty else { return self }
    return LocaleID(tag: result)
  }
}

// MARK: - Inheritance

extension LocaleID {
  /// CLDR's table of parents that cutting the last subtag would not give: `es-MX` has `es-419`, `sr-Latn` has root.
  package static let parents: [LocaleID: LocaleID] = {
    let pairs = Bridge.pairs { icub_locale_parents($0, $1) }
    return Dictionary(pairs.map { (LocaleID(tag: $0), LocaleID(tag: $1)) }) { first, _ in first }
  }()

  /// The locale whose texts serve this one's speakers next best; `nil` for root.
  ///
  /// By CLDR's explicit parents, else by cutting the last subtag, but never to another script: a region that implies a
  /// script gives way to it (`zh-HK` has `zh-Hant-HK`'s parent `zh-Hant`), and a script that is not the language's
  /// usual one has root as its parent.
  package var parent: LocaleID? {
    if self == .root { return nil }
    if let parent = Self.parents[self] { return parent }
    var parts = parts
    if !parts.variants.isEmpty {
      parts.variants.removeLast()
      return parts.locale
    }
    if parts.region != nil { return parentOfRegional(parts) }
    if parts.script != nil {
      parts.script = nil
      let language = parts.locale
      return language.likelyScript == script ? language : .root
    }
    return .root
  }

  private func parentOfRegional(_ regional: Parts) -> LocaleID {
    var parts = regional
    parts.script = nil
    let bare = parts.locale
    let likely = bare.maximized.script
    parts.region = nil
    let language = parts.locale
    parts.script = regional.script ?? likely
    if regional.script == nil {
      guard let likely, likely != language.likelyScript else { return language }
      // The region implies another script than the language has elsewhere.
      let full = Parts(language: regional.language, script: likely, region: regional.region).locale
      return Self.parents[full] ?? parts.locale
    }
    // A script that goes without saying changes nothing: `en-Latn-GB` has the parent of `en-GB`.
    if regional.script == likely, let parent = Self.parents[bare] { return parent }
    return parts.locale
  }

  /// The locale and its ancestors, the nearest first, root left out.
  package var ancestry: [LocaleID] {
    var chain: [LocaleID] = []
    var next: LocaleID? = self
    while let locale = next, locale != .root, !chain.contains(locale) {
      chain.append(locale)
      next = locale.parent
    }
    return chain
  }
}
