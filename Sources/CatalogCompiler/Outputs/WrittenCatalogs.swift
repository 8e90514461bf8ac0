/// The files of catalogs, and what was found out while they were made.
package struct WrittenCatalogs: Sendable {
  package var files: [OutputFile]
  /// Of each catalog what is known of it, where earlier builds are remembered.
  package var recalls: [CatalogRecall?]
}
