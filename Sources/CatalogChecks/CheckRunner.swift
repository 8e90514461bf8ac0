package import CatalogDiagnostics
package import CatalogModel

/// Runs every check on a catalog: once on its definitions, and on each of its localizations, in parallel if wanted.
package struct CheckRunner: Sendable {
  private let catalog: Catalog

  package init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  /// All findings of a catalog, one localization after the other.
  package static func run(_ catalog: Catalog) -> [Finding] {
    let runner = CheckRunner(catalog)
    var findings = runner.runDefinitions()
    for index in catalog.localizations.indices {
      findings += runner.run(localization: index)
    }
    return findings
  }

  /// What concerns the alerts themselves and the catalog as a whole.
  package func runDefinitions() -> [Finding] { [] }

  /// What concerns the texts of one localization. Runs of several localizations share nothing that changes.
  package func run(localization index: Int) -> [Finding] { [] }
}
