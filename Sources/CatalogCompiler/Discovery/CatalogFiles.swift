package import CatalogReaders

/// The files of one catalog, found by their names and not yet read.
package struct CatalogFiles: Sendable, Equatable {
  /// `Alerts`
  package var name: String
  /// The folder of its definitions, with the translations there and below.
  package var folder: String
  /// In the order of their paths.
  package var files: [CatalogFile]
  /// Whether one of its files was asked for by name.
  package var isWanted: Bool
  /// `alertc.yaml` of this folder and of those above, the nearest first.
  package var configurations: [String]
}

/// A file of a catalog.
package struct CatalogFile: Sendable, Equatable {
  package var path: String
  package var name: CatalogFileName
}
