import CatalogModel

/// A file of a catalog as it was read, or why it was not.
struct ReadDocument: Sendable {
  var document: CatalogDocument?
  var failure: FileError?
  /// Whether the document is what an earlier build has kept of the file: without its texts.
  var isOutline = false
}
