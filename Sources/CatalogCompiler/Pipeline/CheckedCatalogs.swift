package import CatalogDiagnostics
package import CatalogModel
import LocaleData

/// What became of the paths that were asked for: catalogs, what is wrong with them, and what could not be read.
package struct CheckedCatalogs: Sendable {
  package var catalogs: [Catalog]
  /// After configuration and suppressions, in no particular order.
  package var findings: [Finding]
  package var failures: [FileError]
  /// Of each catalog what earlier builds know of it, where they are remembered.
  package var recalls: [CatalogRecall?] = []

  /// For a reporter.
  package var report: Report {
    Report(
      findings,
      alerts: catalogs.reduce(0) { $0 + $1.alerts.count },
      locales: Set(catalogs.flatMap { $0.localizations.map(\.locale.tag) }).sorted()
    )
  }
}
