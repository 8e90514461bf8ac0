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
    let aliases = CLDRAliases.shared
    supported = lookup.supported
    chains = supported.indices.map { lookup.chain(from: $0) }
    languages = codes.sorted().map { code in
      Self.language(code, starts: starts.filter { $0.language == code }, regions: aliases.regions, lookup)
    }
    self.aliases = aliases.languages.filter { codes.contains($0.language) && !codes.contains($0.code) }
  }

  /// The supported locales and those that CLDR gives an explicit parent that leads to one of them, in full form: every
  /// other wanted locale reaches one of these, or nothing, by cutting subtags.
  private static func starts(_ lookup: LocaleLookup) -> [LocaleID.Parts] {
    let supported = lookup.supported.map(\.canonical)
    let languages = Set(supported.map(\.languageCode))
    let children = LocaleID.parents.filter { child, parent in
      // Most lead nowhere, which their languages tell.
      let related = languages.contains(child.languageCode) || languages.contains(parent.languageCode)
      return (related || parent.languageCode == "no") && lookup.nearest(to: child) != nil
    }
    let canonical = supported + children.keys
    // `no` serves `nb`, its child in CLDR, and is also served by it.
    let norwegian = canonical.filter { $0.languageCode == "nb" }.map { locale in
      var parts = locale.parts
      parts.language = "no"
      return parts.locale
    }
    return Set(canonical + norwegian).sorted().map(\.parts)
  }

  private static func language(
    _ code: String,
    starts: [LocaleID.Parts],
    regions: [String],
    _ lookup: LocaleLookup
  ) -> Language {
    let likely = Bridge.pairs { icub_likely_scripts(code, $0, $1) }
    let script = likely.first?.1 ?? ""
    var scripts = likely.dropFirst().filter { $0.1 != script }.map { RegionScript(region: $0.0, script: $0.1) }
    if !scripts.isEmpty { scripts += Self.scripts(of: regions, language: code, unlike: script) }
    let implied = Dictionary(scripts.map { ($0.region, $0.script) }) { first, _ in first }
    var keys: [String: Set<String>] = [script: []]
    for start in starts {
      let own = start.script ?? start.region.flatMap { implied[$0] } ?? script
      let full = start.locale.fullForm.parts
      keys[own, default: []].formUnion([
        key(start.region, start.variants), key(full.region, start.variants), key(nil, start.variants),
      ])
    }
    for (region, script) in implied where keys[script] != nil { keys[script]?.insert(region) }
    let branches = keys.keys.sorted().map { script in
      branch(code, script, keys: (keys[script] ?? []).union(regions), lookup)
    }
    return Language(
      code: code,
      script: script,
      scripts: scripts.sorted { $0.region < $1.region },
      branches: branches.filter { $0.locale != nil || !$0.exceptions.isEmpty }
    )
  }

  /// The scripts that deprecated regions imply through those that took their place.
  private static func scripts(of regions: [String], language: String, unlike usual: String) -> [RegionScript] {
    regions.compactMap { region in
      let script = LocaleID(tag: "\(language)-\(region)").canonical.maximized.script
      return script.flatMap { $0 == usual ? nil : RegionScript(region: region, script: $0) }
    }
  }

  private static func branch(_ code: String, _ script: String, keys: Set<String>, _ lookup: LocaleLookup) -> Branch {
    let language = script.isEmpty ? code : "\(code)-\(script)"
    let locale = lookup.nearest(to: LocaleID(tag: language))
    let exceptions = keys.subtracting([""]).sorted().compactMap { key -> Exception? in
      guard let nearest = lookup.nearest(to: LocaleID(tag: "\(language)-\(key)")), nearest != locale else { return nil }
      return Exception(key: key, locale: nearest)
    }
    return Branch(script: script, locale: locale, exceptions: exceptions)
  }

  private static func key(_ region: String?, _ variants: [String]) -> String {
    ([region].compactMap { $0 } + variants).joined(separator: "-")
  }
}
