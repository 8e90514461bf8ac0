/// Which of a catalog's locales serve somebody who wants a given one, by CLDR's data as ICU has it.
///
/// A wanted locale is made canonical. What serves is, the first of these that there is:
///
/// 1. The locale itself, or one with the same likely subtags: `zh-TW` is `zh-Hant`, `pt` is `pt-BR`. A variant is
///    dropped where nothing is written in it.
/// 2. Its explicit parent in CLDR: `es-419` for `es-MX`, `en-001` for `en-AU`.
/// 3. What ICU's `LocaleMatcher` chooses: `en-GB` for `en`, `es-419` for `es-US`, `nb` for `da`, `fr` for `br`.
/// 4. Its nearest ancestor in CLDR: `en` for `hi-Latn`.
///
/// Other than by `LocaleMatcher`, a locale in another script never serves, and where nothing serves, or nothing is
/// known of the wanted locale (`und`), nothing is chosen: the source locale is shown. `LookupTable` answers the same
/// without ICU.
package struct LocaleLookup: Sendable {
  package let supported: [LocaleID]
  private let byTag: [LocaleID: Int]
  private let byLikelySubtags: [LocaleID: [Int]]
  let matcher: LocaleMatcher

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
    matcher = LocaleMatcher(supported: supported.map(\.canonical))
  }

  /// The index of the supported locale that serves best, if any does.
  package func nearest(to wanted: LocaleID) -> Int? {
    var locale = wanted.canonical
    // Nothing is known of what to serve in an undetermined language.
    if locale.languageCode == LocaleID.root.tag { return nil }
    while true {
      if let index = equals(of: locale).first { return index }
      var parts = locale.parts
      guard !parts.variants.isEmpty else { break }
      parts.variants.removeLast()
      locale = parts.locale
    }
    var child = locale
    while let parent = child.explicitParent, parent != .root {
      if let index = equals(of: parent).first { return index }
      child = parent
    }
    if let index = matcher.best(for: locale) { return index }
    return locale.ancestry.lazy.compactMap { equals(of: $0).first }.first
  }

  /// The supported locales whose texts may stand in for those of one of them, itself first: its ancestors in CLDR, then
  /// the others of its language and script.
  package func chain(from index: Int) -> [Int] {
    var chain = [index]
    for locale in supported[index].canonical.ancestry {
      for next in equals(of: locale) where !chain.contains(next) { chain.append(next) }
    }
    let own = supported[index].writtenForm
    for next in supported.indices where !chain.contains(next) && supported[next].writtenForm == own {
      chain.append(next)
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

  /// What CLDR's table of parents has for it; `nil` where its parent is what cutting a subtag gives.
  fileprivate var explicitParent: LocaleID? {
    if let parent = Self.parents[self] ?? Self.parents[withoutImpliedScript] { return parent }
    guard script == nil, region != nil else { return nil }
    var parts = parts
    parts.script = maximized.script
    return Self.parents[parts.locale]
  }

  /// Language and script.
  fileprivate var writtenForm: LocaleID {
    var parts = canonical.fullForm.parts
    parts.region = nil
    parts.variants = []
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
