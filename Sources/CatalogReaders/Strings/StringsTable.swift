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
  /// Of the old-style format; `nil` for a table of another one.
  private let records: StringsRecords?
  private let entries: [StringsEntry]

  /// A table of the old-style format.
  init(_ parser: StringsParser, findings: [Finding]) {
    file = parser.file
    self.findings = findings
    suppressions = parser.suppressions
    isPartial = parser.isPartial
    records = StringsRecords(parser)
    entries = []
  }

  /// A table of another format.
  init(_ list: PropertyList, findings: [Finding], entries: [StringsEntry]) {
    file = list.file
    self.findings = findings
    suppressions = list.suppressions
    isPartial = list.isPartial
    records = nil
    self.entries = entries
  }
}

extension StringsTable: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { records?.records.count ?? entries.count }

  package subscript(index: Int) -> StringsEntry {
    guard let records else { return entries[index] }
    if let value = records.nested(at: index) { return StringsEntry(key: records.key(at: index), value: value) }
    let text = records.value(at: index)
    return StringsEntry(key: records.key(at: index), value: PropertyListValue(.text(text), at: text.location))
  }

  package func key(at index: Int) -> SourceText {
    records?.key(at: index) ?? entries[index].key
  }

  /// `nil` for what does not belong into a strings file.
  package func text(at index: Int) -> SourceText? {
    guard let records else { return entries[index].value.text }
    return records.isText(at: index) ? records.value(at: index) : nil
  }

  /// The comments that belong to an entry: those directly above it, with no empty line between, those within it, and
  /// one behind it on its line. A commented-out entry is none.
  ///
  /// - Complexity: O(log *n*) in the comments of the file.
  package func comments(of index: Int) -> [SourceText] {
    records?.comments(of: index, in: file) ?? entries[index].comments
  }
}

/// A key and its value.
package struct StringsEntry: Sendable {
  package var key: SourceText
  /// A text, but for what does not belong into a strings file.
  package var value: PropertyListValue
  var comments: [SourceText] = []
}
