package import CatalogDiagnostics
package import LocaleData

/// A catalog as the checks and the writers see it: what its alerts are, and each of their texts in each locale.
package struct Catalog: Sendable {
  /// `Alerts` for `Alerts.yaml`.
  package var name: String
  package var sourceLocale: LocaleID
  /// The file that defines the alerts.
  package var definitions: SourceFile
  /// In the order of the definitions.
  package var alerts: [Alert]
  /// The source locale first, then by tag. Each has an entry for every alert, in the same order as `alerts`.
  package var localizations: [Localization]
  package var configuration: CatalogConfiguration

  package init(
    name: String,
    sourceLocale: LocaleID,
    definitions: SourceFile,
    alerts: [Alert],
    localizations: [Localization],
    configuration: CatalogConfiguration
  ) {
    self.name = name
    self.sourceLocale = sourceLocale
    self.definitions = definitions
    self.alerts = alerts
    self.localizations = localizations
    self.configuration = configuration
  }
}
