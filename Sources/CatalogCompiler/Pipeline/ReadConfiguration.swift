import CatalogDiagnostics
import CatalogModel

/// An `alertc.yaml` as it was read, for all catalogs in its folder and below.
struct ReadConfiguration: Sendable {
  var file: SourceFile
  var configuration: CatalogConfiguration
  var findings: [Finding]
  var suppressions: [Suppression]
}
