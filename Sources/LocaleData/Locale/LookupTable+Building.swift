import ICUBridge

extension LookupTable {
  /// Asks for every language that a supported locale serves.
  ///
  /// - Parameter supported: The catalog's locales, each once.
  package init(supported: [LocaleID]) {
    self.init(LocaleLookup(supported: supported))
  }

  package init(_ lookup: LocaleLookup) {
    supported = lookup.supported
    chains = supported.indices.map { lookup.chain(from: $0) }
    let answers = Dictionary(grouping: lookup.matcher.answers, by: \.language)
    let starts = Dictionary(grouping: Self.starts(lookup), by: \.language)
    languages = Set(answers.keys).union(starts.keys).sorted().compactMap { code in
      let language = Self.language(code, answers[code] ?? [], starts: starts[code] ?? [], lookup)
      return language.branches.isEmpty ? nil : language
    }
    aliases = CLDRAliases.shared.languages(standingForAnyOf: Set(languages.map(\.code)))
  }

  /// The supported locales, and those whose parent in CLDR's table may lead to one of them: what is not only ICU's
  /// matcher's to answer.
  private static func starts(_ lookup: LocaleLookup) -> [LocaleID.Parts] {
    let supported = lookup.supported.map { $0.canonical.parts }
    let languages = Set(supported.map(\.language))
    // Where all of a language's texts are for any region, so are all that lead to them.
    let regional = Set(supported.filter { $0.region != nil }.map(\.language))
    let children = LocaleID.parents.compactMap { child, parent -> LocaleID.Parts? in
      let child = child.parts
      let parent = parent.languageCode
      return (child.language == parent ? regional : languages).contains(parent) ? child : nil
    }
    return supported + children
  }

  private static func language(
    _ code: String,
    _ answers: [LocaleMatcher.Answers],
    starts: [LocaleID.Parts],
    _ lookup: LocaleLookup
  ) -> Language {
    let likely = Bridge.pairs { icub_likely_scripts(code, $0, $1) }
    let script = likely.first?.1 ?? ""
    var implied = Dictionary(likely.dropFirst()) { first, _ in first }.filter { $0.value != script }
    for region in CLDRAliases.shared.regions(standingForAnyOf: implied.keys) {
      let current = LocaleID(tag: "\(code)-\(region)").canonical.maximized.script
      if let current, current != script { implied[region] = current }
    }
    var keys: [String: Set<String>] = [:]
    for start in starts {
      let own = start.script ?? start.region.flatMap { implied[$0] } ?? script
      let full = start.locale.fullForm.parts
      keys[own, default: []].formUnion([
        key(start.region, start.variants), key(full.region, start.variants), key(nil, start.variants),
      ])
    }
    let scripts = Set(answers.map(\.script)).union(keys.keys).sorted()
    let branches = scripts.map { script in
      let answers = answers.first { $0.script == script } ?? LocaleMatcher.Answers(language: code, script: script)
      return branch(answers, keys: keys[script] ?? [], lookup)
    }
    return Language(
      code: code,
      script: script,
      scripts: implied.map { RegionScript(region: $0.key, script: $0.value) }.sorted { $0.region < $1.region },
      branches: branches.filter { $0.locale != nil || $0.regional != nil || !$0.exceptions.isEmpty }
    )
  }

  private static func branch(_ answers: LocaleMatcher.Answers, keys: Set<String>, _ lookup: LocaleLookup) -> Branch {
    let language = answers.script.isEmpty ? answers.language : "\(answers.language)-\(answers.script)"
    // Ancestors in CLDR's table serve in any region, too.
    let regional = answers.regional ?? (keys.isEmpty ? nil : lookup.nearest(to: LocaleID(tag: "\(language)-XX")))
    var exceptions = Dictionary(answers.regions.map { ($0.region, $0.locale) }) { first, _ in first }
    for key in keys where !key.isEmpty { exceptions[key] = lookup.nearest(to: LocaleID(tag: "\(language)-\(key)")) }
    for region in CLDRAliases.shared.regions(standingForAnyOf: exceptions.keys) where exceptions[region] == nil {
      exceptions[region] = lookup.nearest(to: LocaleID(tag: "\(language)-\(region)"))
    }
    let usual = keys.contains("") ? lookup.nearest(to: LocaleID(tag: language)) : answers.usual
    let serving = usual ?? regional ?? exceptions.values.compactMap { $0 }.min()
    let own = LocaleID(tag: answers.language).fullForm.languageCode
    return Branch(
      script: answers.script,
      isOwnLanguage: serving.map { lookup.supported[$0].canonical.fullForm.languageCode == own } ?? true,
      locale: usual,
      regional: regional,
      exceptions: exceptions.compactMap { key, locale in
        guard let locale, key.contains("-") || key.utf8.count > 3 || locale != regional else { return nil }
        return Exception(key: key, locale: locale)
      }.sorted { $0.key < $1.key }
    )
  }

  private static func key(_ region: String?, _ variants: [String]) -> String {
    ([region].compactMap { $0 } + variants).joined(separator: "-")
  }
}
