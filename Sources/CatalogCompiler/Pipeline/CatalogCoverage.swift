package import CatalogModel
import LocaleData
import MessageFormat

/// How much of a catalog each of its locales has.
package struct CatalogCoverage: Sendable, Equatable {
  package var catalog: String
  package var sourceLocale: String
  package var alerts: Int
  /// The source locale first, then by tag.
  package var locales: [LocaleCoverage]

  package struct LocaleCoverage: Sendable, Equatable {
    package var locale: String
    /// The texts that can be shown in this locale: its own, and the standard terms.
    package var translated: Int
    package var total: Int

    /// Rounded down, so that 100 means all.
    package var percent: Int { total == 0 ? 100 : translated * 100 / total }
  }

  package init(_ catalog: Catalog) {
    self.catalog = catalog.name
    sourceLocale = catalog.sourceLocale.tag
    alerts = catalog.alerts.count
    locales = catalog.localizations.map { Self.coverage(of: $0, in: catalog) }
  }

  private static func coverage(of localization: Localization, in catalog: Catalog) -> LocaleCoverage {
    var translated = 0
    var total = 0
    for (index, alert) in catalog.alerts.enumerated() {
      let own = index < localization.alerts.count ? localization.alerts[index] : nil
      let source = catalog.localizations.first.flatMap { index < $0.alerts.count ? $0.alerts[index] : nil }
      for (place, slot) in alert.slots.enumerated() {
        let isStandard = slot.standardAction.flatMap { StandardActions.label($0, in: localization.locale) } != nil
        // A text that the source does not have either is nothing to translate.
        // A standard term that the locale lacks is missing: without it the alert falls back as a whole.
        guard slot.standardAction != nil || source?.texts[place] != nil else { continue }
        total += 1
        if isStandard || own?.texts[place]?.message.isCompilable == true { translated += 1 }
      }
    }
    return LocaleCoverage(locale: localization.locale.tag, translated: translated, total: total)
  }
}
