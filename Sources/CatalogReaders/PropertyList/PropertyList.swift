package import CatalogDiagnostics

/// What was read of a property list.
package struct PropertyList: Sendable {
  package var file: SourceFile
  /// `nil` where the file holds none, or nothing of it could be read.
  package var root: PropertyListValue?
  package var findings: [Finding] = []
  package var suppressions: [Suppression] = []
  /// Whether a mistake in the file hid a part of it.
  package var isPartial = false

  package init(_ file: SourceFile) {
    self.file = file
  }
}
