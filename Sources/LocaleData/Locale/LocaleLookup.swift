/// Which of a catalog's locales serve somebody who wants a given one, by CLDR's data as ICU has it.
///
/// A wanted locale is made canonical and followed to its ancestors; the first that the catalog supports serves. Two
/// locales are the same where their likely subtags are: `zh-TW` is `zh-Hant`, `pt` is `pt-BR`. A locale in another
/// script never serves, and neither does another region of the language that is no ancestor.
///
/// `LookupTable` answers the same without ICU.
package struct LocaleLookup: Sendable {
  package let supported: [LocaleID]
  private let byTag: [LocaleID: Int]
  private let byLikelySubtags: [LocaleID: [Int]]

  /// - Parameter supported: The catalog's locales, each once.
  package init(supported: [LocaleID]) {
    self.supported = supported
    var byTag: [LocaleID: Int] = [:]
    var byLikelySubtags: [LocaleID: [Int]] = [:]
    for (index, locale) in supported.enumerated() {
      let canonical = locale.lookupKey
      byTag[canonical] = byTag[canonical] ?? index
      byLikelySubtags[canonical.fullForm, default: []].append(index)
    }
    self.byTag = byTag
    self.byLikelySubtags = byLikelySubtags
  }

  /// The index of the supported locale that serves best, if any does.
  package func nearest(to wanted: LocaleID) -> Int? {
    let canonical = wanted.canonical
    // Nothing is known of what to serve in an undetermined language.
    if canonical.languageCode == LocaleID.root.tag { return nil }
    for locale in canonical.ancestry {
      if let index = equals(of: locale).first { return index }
    }
    return nil
  }

  /// The supported locales whose texts may stand in for those of one of them, itself first.
  package func chain(from index: Int) -> [Int] {
    var chain = [index]
    for locale in supported[index].canonical.ancestry {
      for next in equals(of: locale) where !chain.contains(next) { chain.append(next) }
    }
    return chain
  }

  /// The supported locales that are the same as this one, the one with its very tag first.
  private func equals(of locale: LocaleID) -> [Int] {
    let exact = byTag[locale.withoutImpliedScript].map { [$0] } ?? []
    return exact + (byLikelySubtags[locale.fullForm] ?? [])
  }
}

extension LocaleID {
  /// What tells two locales apart when texts are looked up. CLDR keeps the data of Bokmål under `no`.
  var fullForm: LocaleID {
    var parts = maximized.parts
    if parts.language == "nb" { parts.language = "no" }
    return parts.locale
  }

  /// What it is looked up by: the canonical tag, without a script that goes without saying. Of two supported locales
  /// with the same one, only the first is found.
  package var lookupKey: LocaleID { canonical.withoutImpliedScript }

  /// `en-Latn-GB` is `en-GB`; `zh-Hant` stays, for `zh` is in another script.
  var withoutImpliedScript: LocaleID {
    guard let script else { return self }
    var parts = parts
    parts.script = nil
    let bare = parts.locale
    return bare.maximized.script == script ? bare : self
  }
}
