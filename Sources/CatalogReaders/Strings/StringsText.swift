import CatalogDiagnostics

/// Makes texts of the tokens of a strings file.
enum StringsText {
  static func text(_ token: StringsRecord.Token, in file: SourceFile) -> SourceText {
    switch token.form {
    case .unquoted:
      SourceText(
        verbatim: token.range,
        file: file,
        token: token.range,
        notation: UnquotedStringNotation.shared
      )
    case .quoted:
      SourceText(verbatim: token.content, file: file, token: token.range, notation: QuotedStringNotation.shared)
    case .escaped:
      SourceText(
        decoded: decoded(token, in: file),
        file: file,
        token: token.range,
        notation: QuotedStringNotation.shared
      )
    }
  }

  private static func decoded(_ token: StringsRecord.Token, in file: SourceFile) -> [UInt8] {
    file.bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { QuotedStringNotation.decoded($0, token.content) } ?? []
    }
  }
}
