import CatalogDiagnostics

/// Text that stands in its file as it is.
final class PlainNotation: TextNotation {
  func sourceOffset(of offset: Int, in text: SourceText) -> Int { text.token.lowerBound + offset }
  func written(_ replacement: String, at span: Span, in text: SourceText) -> String? { replacement }
}

extension SourceText {
  /// A text that is all of a file.
  static func plain(_ text: String) -> SourceText {
    let file = SourceFile(path: "text", bytes: Array(text.utf8))
    let all = 0..<file.bytes.count
    return SourceText(verbatim: all, file: file, token: all, notation: PlainNotation())
  }
}
