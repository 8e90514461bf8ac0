package import CatalogDiagnostics

/// What the comments of a table's entry say of its action or field beyond the text: `@destructive`, `@secure`.
package struct EntryAnnotations: Sendable {
  package var path: SlotPath
  package var file: SourceFile
  /// As they are written: one, where nothing is wrong.
  package var roles: [Located<ActionRole>] = []
  /// Where `@preferred` stands.
  package var preferred: SourceLocation?
  /// Where `@secure` stands.
  package var secure: SourceLocation?

  package init(path: SlotPath, file: SourceFile) {
    self.path = path
    self.file = file
  }
}
