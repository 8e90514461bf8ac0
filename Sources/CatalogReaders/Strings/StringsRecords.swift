import CatalogDiagnostics

/// What the parser kept of an old-style strings file. One object, so that taking an entry out of it copies nothing.
final class StringsRecords: Sendable {
  let records: [StringsRecord]
  private let texts: StringsTexts
  private let nested: [PropertyListValue]
  private let comments: [CommentRange]

  init(_ parser: StringsParser) {
    records = parser.records
    texts = parser.texts
    nested = parser.nested
    comments = parser.comments
  }

  func key(at index: Int) -> SourceText { texts.text(records[index].key) }

  func isText(at index: Int) -> Bool { records[index].nested < 0 }

  /// The value of an entry that is a text.
  func value(at index: Int) -> SourceText { texts.text(records[index].value) }

  /// The value of an entry that is none.
  func nested(at index: Int) -> PropertyListValue? {
    isText(at: index) ? nil : nested[Int(records[index].nested)]
  }

  func comments(of index: Int, in file: SourceFile) -> [SourceText] {
    guard !comments.isEmpty else { return [] }
    return EntryComments(file, comments).comments(
      of: Int(records[index].key.start)..<Int(records[index].value.end),
      after: index > 0 ? Int(records[index - 1].value.end) : 0,
      before: index + 1 < records.count ? Int(records[index + 1].key.start) : file.bytes.count
    )
  }
}
