/// A decoded text of a catalog that remembers which bytes of its file each of its own bytes came from.
///
/// The common case costs nothing: where a text stands verbatim in its file, `storage` is the file's own array.
package struct SourceText: Sendable {
  package let file: SourceFile
  /// Where the text's token stands in the file, with its quotation marks or block indicator.
  package let token: Range<Int>
  /// How the file's syntax writes the text; asked for positions and for fixes only.
  package let notation: any TextNotation
  /// Whether the text's bytes are those of the file at `range`.
  package let isVerbatim: Bool
  @usableFromInline package let storage: [UInt8]
  @usableFromInline package let range: Range<Int>

  /// A text that differs from its bytes in the file.
  package init(decoded storage: [UInt8], file: SourceFile, token: Range<Int>, notation: any TextNotation) {
    self.file = file
    self.token = token
    self.notation = notation
    self.isVerbatim = false
    self.storage = storage
    self.range = 0..<storage.count
  }

  /// A text that stands in its file as it is, at `range` within `token`.
  package init(verbatim range: Range<Int>, file: SourceFile, token: Range<Int>, notation: any TextNotation) {
    self.file = file
    self.token = token
    self.notation = notation
    self.isVerbatim = true
    self.storage = file.bytes
    self.range = range
  }

  /// The number of UTF-8 bytes.
  package var count: Int { range.count }
  package var isEmpty: Bool { range.isEmpty }

  /// Gives the text's bytes. Index them through `baseAddress` in hot loops: that is fast unoptimized too.
  @inlinable
  package func withBytes<Result, Failure>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try storage.withUnsafeBufferPointer { bytes throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }

  package var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  package func string(in span: Span) -> String {
    withBytes { String(decoding: $0[span.start..<span.end], as: UTF8.self) }
  }

  /// The whole token.
  package var location: SourceLocation {
    SourceLocation(file: file, start: token.lowerBound, end: token.upperBound)
  }

  /// The bytes of the file that the bytes `span` of the text came from.
  package func location(of span: Span) -> SourceLocation {
    let start = notation.sourceOffset(of: span.start, in: self)
    let end = span.isEmpty ? start : notation.sourceOffset(of: span.end, in: self)
    return SourceLocation(file: file, start: start, end: max(start, end))
  }
}
