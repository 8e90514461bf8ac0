import CatalogDiagnostics
package import CatalogModel
import LocaleData

/// What the checks know of a catalog before they look at a translation; the same for all localizations.
package final class CatalogFacts: Sendable {
  package let catalog: Catalog
  let alerts: [AlertFacts]
  /// The locales listed under `locales`, which must be complete.
  let requiredLocales: Set<LocaleID>
  /// Whether each text falls back alone, and not the alert as a whole.
  let fallsBackByText: Bool
  /// The index of each locale among the catalog's localizations.
  let localizationIndices: [LocaleID: Int]
  /// Where the source locale shows the same text more than once.
  let equalTexts: [EqualTexts]
  /// What is known of localizations whose texts may not be at hand, by their indices.
  let knownUses: [Int: ArgumentUses]
  /// “Yes”, “No” and “OK” in the source locale.
  let vagueSourceLabels: Set<String>

  /// `alerts` are facts about all of the catalog's alerts.
  init(_ catalog: Catalog, _ alerts: [AlertFacts], knownUses: [Int: ArgumentUses] = [:]) {
    self.catalog = catalog
    self.alerts = alerts
    self.knownUses = knownUses
    fallsBackByText = catalog.configuration.fallback == .text
    requiredLocales = Set(catalog.configuration.locales.map(\.value))
    let indices = catalog.localizations.indices.map { (catalog.localizations[$0].locale, $0) }
    localizationIndices = Dictionary(indices) { first, _ in first }
    equalTexts = EqualTexts.groups(in: alerts)
    vagueSourceLabels = catalog.sourceLocale.vagueLabels
  }

  /// A finding about the definition of an alert.
  func finding(
    _ rule: RuleID,
    at location: SourceLocation,
    _ message: String,
    alert: AlertFacts? = nil,
    notes: [Finding.Note] = []
  ) -> Finding {
    let subject = Finding.Subject(catalog: catalog.name, alert: alert?.alert.key)
    return Finding(rule, at: location, message, subject: subject, notes: notes)
  }
}
