import CatalogModel

extension CatalogConfiguration {
  /// What counts for a catalog when several files above it say something: the nearest one that does.
  ///
  /// Rules, their severities for locales and terms add up; of the same rule or term the nearest counts.
  init(nearestFirst configurations: [CatalogConfiguration]) {
    self.init()
    guard let nearest = configurations.first else { return }
    self = nearest
    for above in configurations.dropFirst() { inherit(from: above) }
    // Looked at once for each file, however many catalogs it is for.
    ruleNames = []
  }

  private mutating func inherit(from above: CatalogConfiguration) {
    sourceLocale = sourceLocale ?? above.sourceLocale
    if locales.isEmpty { locales = above.locales }
    access = access ?? above.access
    syntax = syntax ?? above.syntax
    keys = keys ?? above.keys
    chosenFallback = chosenFallback ?? above.chosenFallback
    pack = pack ?? above.pack
    isolation = isolation ?? above.isolation
    rules.merge(above.rules) { own, _ in own }
    for (locale, rules) in above.localeRules {
      localeRules[locale, default: [:]].merge(rules) { own, _ in own }
    }
    for (term, translations) in above.glossary {
      glossary[term, default: [:]].merge(translations) { own, _ in own }
    }
    doNotTranslate += above.doNotTranslate.filter { !doNotTranslate.contains($0) }
  }
}
