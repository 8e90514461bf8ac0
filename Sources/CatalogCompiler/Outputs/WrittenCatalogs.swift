/// The files of catalogs, and what was found out while they were made.
package struct WrittenCatalogs: Sendable {
  package var files: [OutputFile]
  /// The names of files that an earlier build may have written, when there were more of them.
  package var obsolete: [String] = []
  /// Of each catalog what is known of it, where earlier builds are remembered.
  package var recalls: [CatalogRecall?]

  package init(files: [OutputFile], obsolete: [String] = [], recalls: [CatalogRecall?]) {
    self.files = files
    self.obsolete = obsolete
    self.recalls = recalls
  }
}
