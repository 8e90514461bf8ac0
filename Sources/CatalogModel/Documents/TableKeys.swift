package import CatalogDiagnostics

/// What a table of Apple's formats says besides its texts: it has keys of its own, and comments.
package struct TableKeys: Sendable {
  /// The keys that name no text of an alert, in the order of the file.
  package var unplaced: [SourceText] = []
  /// Texts of alerts that the table names and does not give in its source language; only their places count.
  package var textless: [AlertTexts] = []
  /// Whether other keys than those of alerts are expected, so that they are left alone.
  package var isShared = false
  /// The comments of the entry with this number.
  package var comments: @Sendable (_ entry: Int) -> [SourceText]

  package init(comments: @escaping @Sendable (_ entry: Int) -> [SourceText]) {
    self.comments = comments
  }
}
