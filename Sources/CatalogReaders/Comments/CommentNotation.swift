package import CatalogDiagnostics

/// The text of a comment, as it stands between the comment's marks.
package final class CommentNotation: TextNotation {
  static let shared = CommentNotation()

  private init() {}

  package func sourceOffset(of offset: Int, in text: SourceText) -> Int {
    text.range.lowerBound + offset
  }

  package func written(_ replacement: String, at span: Span, in text: SourceText) -> String? { nil }
}
