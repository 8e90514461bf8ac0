import CatalogDiagnostics

/// How YAML writes a text: one notation for each style, and for plain text inside and outside brackets.
final class YAMLNotation: TextNotation {
  let style: YAMLScalarStyle
  /// Whether the text stands inside brackets or braces.
  let isInFlow: Bool

  private init(_ style: YAMLScalarStyle, isInFlow: Bool = false) {
    self.style = style
    self.isInFlow = isInFlow
  }

  static let plain = YAMLNotation(.plain)
  static let plainInFlow = YAMLNotation(.plain, isInFlow: true)
  static let singleQuoted = YAMLNotation(.singleQuoted)
  static let doubleQuoted = YAMLNotation(.doubleQuoted)
  static let literal = YAMLNotation(.literal)
  static let folded = YAMLNotation(.folded)

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
    case .plain: plain(replacement, at: span, in: text)
    case .singleQuoted: YAMLWriting.singleQuoted(replacement)
    case .doubleQuoted: YAMLWriting.doubleQuoted(replacement)
    case .literal, .folded: block(replacement, at: span, in: text)
    }
  }

  /// Plain text has no escapes: what results must still be plain text as a whole.
  private func plain(_ replacement: String, at span: Span, in text: SourceText) -> String? {
    let before = text.string(in: Span(0, span.start))
    let after = text.string(in: Span(span.end, text.count))
    guard YAMLWriting.isOneLine(replacement) else { return nil }
    return YAMLWriting.isPlain(before + replacement + after, inFlow: isInFlow) ? replacement : nil
  }

  /// Blanks at the beginning of a line would change how far the text is indented, or how it is folded.
  private func block(_ replacement: String, at span: Span, in text: SourceText) -> String? {
    guard YAMLWriting.isOneLine(replacement) else { return nil }
    let rest = replacement + text.string(in: Span(span.end, text.count))
    let isAtStart = span.start == 0 || text.withBytes { $0[span.start - 1] == 0x0A || $0[span.start - 1] == 0x20 }
    return isAtStart && (rest.isEmpty || rest.hasPrefix(" ") || rest.hasPrefix("\t")) ? nil : replacement
  }

  private func pieces(of text: SourceText) -> [YAMLPiece] {
    text.withBytes { YAMLPieces.of(style, in: text.file.bytes, token: text.token, text: $0) }
  }
}
