import CatalogDiagnostics
import CatalogModel
import CatalogReaders
import LocaleData

/// A translation file without its texts: which locales it is of, and what reading it found.
struct DocumentOutline {
  let document: CatalogDocument

  /// `nil` for a document that cannot be kept: one that defines alerts, or whose places are not those of its file.
  init?(_ document: CatalogDocument, raw: [UInt8]) {
    let coding = FindingCoding(files: [document.file])
    let places = document.tables.map(\.location) + [document.locale?.location].compactMap { $0 }
    let suppressed = document.suppressions.flatMap { [$0.location] + $0.rules.map(\.location) }
    guard document.role != .definitions, document.definitions.isEmpty,
      document.findings.allSatisfy(coding.canKeep), (places + suppressed).allSatisfy(coding.canKeep),
      Self.isPlain(document.file, raw) || Self.isDecoded(document.file, raw)
    else { return nil }
    self.document = document
  }

  func content(raw: [UInt8]) -> [UInt8] {
    let coding = FindingCoding(files: [document.file])
    var writer = CacheWriter()
    writer.flag(Self.isPlain(document.file, raw))
    writer.flag(document.role == .foreign)
    writer.flag(document.isPartial)
    writer.optional(document.locale) { locale, writer in
      writer.text(locale.value.tag)
      coding.write(locale.location, to: &writer)
    }
    writer.optional(document.keys) { $1.flag($0.isShared) }
    writer.list(document.tables) { table, writer in
      writer.text(table.locale?.tag)
      coding.write(table.location, to: &writer)
    }
    writer.list(document.suppressions, coding.write)
    writer.list(document.findings, coding.write)
    return writer.bytes
  }

  /// What was kept of the file at `path`, whose bytes are still the same.
  init(_ reader: CacheReader, path: String, raw: [UInt8]) throws(CacheMiss) {
    var reader = reader
    let isPlain = try reader.flag()
    let file = isPlain ? SourceFile(path: path, bytes: raw) : SourceDecoder.decode(raw, path: path).file
    let coding = FindingCoding(files: [file])
    var document = CatalogDocument(file: file, role: try reader.flag() ? .foreign : .translation)
    document.isPartial = try reader.flag()
    document.locale = try reader.optional { reader throws(CacheMiss) in
      let tag = try reader.text()
      return Located(LocaleID(tag: tag), at: try coding.location(from: &reader))
    }
    if let isShared = try reader.optional({ reader throws(CacheMiss) in try reader.flag() }) {
      var keys = TableKeys { _ in [] }
      keys.isShared = isShared
      document.keys = keys
    }
    document.tables = try reader.list { reader throws(CacheMiss) in
      let tag = try reader.optionalText()
      return TextTable(locale: tag.map { LocaleID(tag: $0) }, location: try coding.location(from: &reader))
    }
    document.suppressions = try reader.list(coding.suppression)
    document.findings = try reader.list(coding.finding)
    guard reader.isAtEnd else { throw CacheMiss() }
    self.document = document
  }

  /// Whether the file's bytes were UTF-8 as they are on disk.
  private static func isPlain(_ file: SourceFile, _ raw: [UInt8]) -> Bool {
    file.encoding == .utf8 && file.bytes == raw
  }

  /// Whether decoding the bytes again gives the document's file, and no more was done to it.
  private static func isDecoded(_ file: SourceFile, _ raw: [UInt8]) -> Bool {
    let decoded = SourceDecoder.decode(raw, path: file.path).file
    return decoded.encoding == file.encoding && decoded.bytes == file.bytes
  }
}
