import CatalogDiagnostics

/// Makes texts of the tokens of one strings file.
struct StringsTexts: Sendable {
  private let quoted: SourceOrigin
  private let unquoted: SourceOrigin

  init(_ file: SourceFile) {
    quoted = SourceOrigin(file: file, notation: QuotedStringNotation.shared)
    unquoted = SourceOrigin(file: file, notation: UnquotedStringNotation.shared)
  }

  func text(_ token: StringsRecord.Token) -> SourceText {
    switch token.form {
    case .unquoted: SourceText(verbatim: token.range, origin: unquoted, token: token.range)
    case .quoted: SourceText(verbatim: token.content, origin: quoted, token: token.range)
    case .escaped: SourceText(decoded: decoded(token), origin: quoted, token: token.range)
    }
  }

  private func decoded(_ token: StringsRecord.Token) -> [UInt8] {
    quoted.file.bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { StringsEscape.decoded($0, token.content) } ?? []
    }
  }
}
