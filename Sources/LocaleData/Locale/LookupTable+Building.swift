import ICUBridge

extension LookupTable {
  /// Follows CLDR's tables from every locale that could lead to a supported one.
  ///
  /// - Parameter supported: The catalog's locales, each once.
  package init(supported: [LocaleID]) {
    self.init(LocaleLookup(supported: supported))
  }

  package init(_ lookup: LocaleLookup) {
    let starts = Self.starts(lookup)
    let codes = Set(starts.map(\.language))
    supported = lookup.supported
    chains = supported.indices.map { lookup.chain(from: $0) }
    languages = codes.sorted().compactMap { code in
      let language = Self.language(code, starts: starts.filter { $0.language == code }, lookup)
      return language.branches.isEmpty ? nil : language
    }
    aliases = CLDRAliases.shared.languages(standingForAnyOf: codes)
  }

  /// The supported locales and those whose explicit parent in CLDR may lead to one of them: every other wanted locale
  /// reaches one of these, or nothing, by cutting subtags.
  private static func starts(_ lookup: LocaleLookup) -> [LocaleID.Parts] {
    let supported = lookup.supported.map { $0.canonical.parts }
    let languages = Set(supported.map(\.language))
    // Where all of a language's texts are for any region, so are all that lead to them.
    let regional = Set(supported.filter { $0.region != nil || !$0.variants.isEmpty }.map(\.language))
    let children = LocaleID.parents.compactMap { child, parent -> LocaleID.Parts? in
      let child = child.parts
      let parent = parent.languageCode
      if child.language == parent, child.region != nil { return regional.contains(parent) ? child : nil }
      return languages.contains(parent) || languages.contains(child.language) || parent == "no" ? child : nil
    }
    // `no` serves `nb`, its child in CLDR, and is also served by it.
    let norwegian = supported.filter { $0.language == "nb" }.map { nb in
      var parts = nb
      parts.language = "no"
      return parts
    }
    return supported + children + norwegian
  }

  private static func language(_ code: String, starts: [LocaleID.Parts], _ lookup: LocaleLookup) -> Language {
    let likely = Bridge.pairs { icub_likely_scripts(code, $0, $1) }
    let script = likely.first?.1 ?? ""
    var implied = Dictionary(likely.dropFirst()) { first, _ in first }.filter { $0.value != script }
    for region in CLDRAliases.shared.regions(standingForAnyOf: implied.keys) {
      let current = LocaleID(tag: "\(code)-\(region)").canonical.maximized.script
      if let current, current != script { implied[region] = current }
    }
    var keys: [String: Set<String>] = [script: []]
    for start in starts {
      let own = start.script ?? start.region.flatMap { implied[$0] } ?? script
      let full = start.locale.fullForm.parts
      keys[own, default: []].formUnion([
        key(start.region, start.variants), key(full.region, start.variants), key(nil, start.variants),
      ])
    }
    let branches = keys.sorted { $0.key < $1.key }.map { branch(code, $0.key, keys: $0.value, lookup) }
    return Language(
      code: code,
      script: script,
      scripts: implied.map { RegionScript(region: $0.key, script: $0.value) }.sorted { $0.region < $1.region },
      branches: branches.filter { $0.locale != nil || !$0.exceptions.isEmpty }
    )
  }

  private static func branch(_ code: String, _ script: String, keys: Set<String>, _ lookup: LocaleLookup) -> Branch {
    let language = script.isEmpty ? code : "\(code)-\(script)"
    let locale = lookup.nearest(to: LocaleID(tag: language))
    let exceptions = { (keys: Set<String>) in
      keys.subtracting([""]).compactMap { key -> Exception? in
        let nearest = lookup.nearest(to: LocaleID(tag: "\(language)-\(key)"))
        return nearest.flatMap { $0 == locale ? nil : Exception(key: key, locale: $0) }
      }
    }
    let current = exceptions(keys)
    let deprecated = CLDRAliases.shared.regions(standingForAnyOf: current.map(\.key))
    return Branch(
      script: script,
      locale: locale,
      exceptions: (current + exceptions(Set(deprecated).subtracting(keys))).sorted { $0.key < $1.key }
    )
  }

  private static func key(_ region: String?, _ variants: [String]) -> String {
    ([region].compactMap { $0 } + variants).joined(separator: "-")
  }
}
