package import CatalogDiagnostics

/// The entries of one strings file, in the file's order. A key that occurs twice is in it twice, and reported.
///
/// Texts are made when an entry is asked for: a table that nobody reads costs little more than its bytes.
package struct StringsTable: Sendable {
  package let file: SourceFile
  package let findings: [Finding]
  package let suppressions: [Suppression]
  /// Whether a mistake in the file hid an entry or a part of one.
  package let isPartial: Bool
  private let storage: Storage

  private enum Storage: Sendable {
    case records([StringsRecord], StringsTexts, nested: [PropertyListValue], comments: [CommentRange])
    case entries([StringsEntry])
  }

  /// A table of the old-style format.
  init(_ parser: StringsParser, findings: [Finding]) {
    file = parser.file
    self.findings = findings
    suppressions = parser.suppressions
    isPartial = parser.isPartial
    storage = .records(parser.records, parser.texts, nested: parser.nested, comments: parser.comments)
  }

  /// A table of another format.
  init(_ list: PropertyList, findings: [Finding], entries: [StringsEntry]) {
    file = list.file
    self.findings = findings
    suppressions = list.suppressions
    isPartial = list.isPartial
    storage = .entries(entries)
  }
}

extension StringsTable: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch storage {
    case .records(let records, _, _, _): records.count
    case .entries(let entries): entries.count
    }
  }

  package subscript(index: Int) -> StringsEntry {
    switch storage {
    case .records(let records, let texts, let nested, _):
      let record = records[index]
      let key = texts.text(record.key)
      if record.nested >= 0 { return StringsEntry(key: key, value: nested[Int(record.nested)]) }
      let text = texts.text(record.value)
      return StringsEntry(key: key, value: PropertyListValue(.text(text), at: text.location))
    case .entries(let entries): return entries[index]
    }
  }

  /// The comments that belong to an entry: those directly above it, with no empty line between, those within it, and
  /// one behind it on its line. A commented-out entry is none.
  ///
  /// - Complexity: O(log *n*) in the comments of the file.
  package func comments(of index: Int) -> [SourceText] {
    switch storage {
    case .records(let records, _, _, let comments):
      EntryComments(file, comments).comments(
        of: Int(records[index].key.start)..<Int(records[index].value.end),
        after: index > 0 ? Int(records[index - 1].value.end) : 0,
        before: index + 1 < records.count ? Int(records[index + 1].key.start) : file.bytes.count
      )
    case .entries(let entries): entries[index].comments
    }
  }
}

/// A key and its value.
package struct StringsEntry: Sendable {
  package var key: SourceText
  /// A text, but for what does not belong into a strings file.
  package var value: PropertyListValue
  var comments: [SourceText] = []
}
