import CatalogDiagnostics

/// How YAML writes a text: one notation for each style, and for plain text inside and outside brackets.
final class YAMLNotation: TextNotation {
  let style: YAMLScalarStyle
  /// Whether the text stands inside brackets or braces.
  let isInFlow: Bool

  init(_ style: YAMLScalarStyle, isInFlow: Bool = false) {
    self.style = style
    self.isInFlow = isInFlow
  }

  package func sourceOffset(of offset: Int, in text: SourceText) -> Int {
    if text.isVerbatim { return text.range.lowerBound + offset }
    var decoded = 0
    var end = text.token.lowerBound
    for piece in pieces(of: text) {
      if offset < decoded + piece.length {
        return piece.source.lowerBound + (piece.isVerbatim ? offset - decoded : 0)
      }
      decoded += piece.length
      end = piece.source.upperBound
    }
    return end
  }

  package func written(_ replacement: String, at span: Span, in text: SourceText) -> String? {
    switch style {
    case .singleQuoted:
      keepsLines(replacement, at: span, in: text) ? YAMLWriting.singleQuoted(replacement) : nil
    case .doubleQuoted:
      keepsLines(replacement, at: span, in: text) ? YAMLWriting.doubleQuoted(replacement) : nil
    case .plain: plain(replacement, at: span, in: text)
    case .folded:
      YAMLWriting.isOneLine(replacement) && keepsLines(replacement, at: span, in: text) ? replacement : nil
    case .literal: literal(replacement, at: span, in: text)
    }
  }

  /// Plain text has no escapes: what results must still be plain text as a whole.
  private func plain(_ replacement: String, at span: Span, in text: SourceText) -> String? {
    guard YAMLWriting.isOneLine(replacement), keepsLines(replacement, at: span, in: text) else { return nil }
    let before = text.string(in: Span(0, span.start))
    let after = text.string(in: Span(span.end, text.count))
    return YAMLWriting.isPlain(before + replacement + after, inFlow: isInFlow) ? replacement : nil
  }

  /// Blanks at the beginning of a line could change how far the text is indented, and an empty line may be chomped.
  private func literal(_ replacement: String, at span: Span, in text: SourceText) -> String? {
    guard YAMLWriting.isOneLine(replacement) else { return nil }
    var decoded = 0
    for piece in pieces(of: text) {
      let end = decoded + piece.length
      if span.start >= decoded, span.end <= end, !piece.isLineBreak(in: text.file) {
        let before = text.string(in: Span(decoded, span.start))
        if before.contains(where: { !Self.isBlank($0) }) { return replacement }
        let line = before + replacement + text.string(in: Span(span.end, end))
        return line.first.map { !Self.isBlank($0) } ?? false ? replacement : nil
      }
      decoded = end
    }
    return nil
  }

  /// Whether nothing of the span, nor next to it, is a line break that is folded: there blanks come and go. In block
  /// style the first line must not be indented otherwise.
  private func keepsLines(_ replacement: String, at span: Span, in text: SourceText) -> Bool {
    if text.isVerbatim { return true }
    var decoded = 0
    for piece in pieces(of: text) {
      let end = decoded + piece.length
      if piece.isLineBreak(in: text.file) {
        if span.start <= end, span.end >= decoded { return false }
      } else if style == .folded, span.start <= decoded, span.end >= decoded {
        let isFirst = decoded == 0 && Self.isSolid(replacement) && Self.isSolid(text.string(in: span))
        guard isFirst else { return false }
      }
      decoded = end
    }
    return true
  }

  /// Whether a text begins with something to see.
  private static func isSolid(_ text: String) -> Bool { text.first.map { !isBlank($0) } ?? false }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }

  private func pieces(of text: SourceText) -> [YAMLPiece] {
    text.withBytes { YAMLPieces.of(style, in: text.file.bytes, token: text.token, text: $0) }
  }
}
