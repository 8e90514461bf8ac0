/// A decoded text of a catalog that remembers which bytes of its file each of its own bytes came from.
///
/// The common case costs nothing: a text that stands verbatim in its file has no bytes of its own. There are very many
/// texts, so they are small, and what texts of one file share is one object.
public struct SourceText: Sendable {
  @usableFromInline package let origin: SourceOrigin
  /// The bytes of a text that differs from its bytes in the file.
  @usableFromInline let decoded: [UInt8]?
  private let tokenSpan: Span
  @usableFromInline let span: Span

  /// A text that differs from its bytes in the file.
  package init(decoded storage: [UInt8], origin: SourceOrigin, token: Range<Int>) {
    self.origin = origin
    decoded = storage
    tokenSpan = Span(token.lowerBound, token.upperBound)
    span = Span(0, storage.count)
  }

  /// A text that stands in its file as it is, at `range` within `token`.
  package init(verbatim range: Range<Int>, origin: SourceOrigin, token: Range<Int>) {
    self.origin = origin
    decoded = nil
    tokenSpan = Span(token.lowerBound, token.upperBound)
    span = Span(range.lowerBound, range.upperBound)
  }

  /// A text that differs from its bytes in the file.
  package init(decoded storage: [UInt8], file: SourceFile, token: Range<Int>, notation: any TextNotation) {
    self.init(decoded: storage, origin: SourceOrigin(file: file, notation: notation), token: token)
  }

  /// A text that stands in its file as it is, at `range` within `token`.
  package init(verbatim range: Range<Int>, file: SourceFile, token: Range<Int>, notation: any TextNotation) {
    self.init(verbatim: range, origin: SourceOrigin(file: file, notation: notation), token: token)
  }

  /// The file that the text is from.
  public var file: SourceFile { origin.file }
  /// How the file's syntax writes the text; asked for positions and for fixes only.
  package var notation: any TextNotation { origin.notation }
  /// Where the text's token stands in the file, with its quotation marks or block indicator.
  package var token: Range<Int> { tokenSpan.start..<tokenSpan.end }
  /// Whether the text's bytes are those of the file at `range`.
  @inlinable public var isVerbatim: Bool { decoded == nil }
  /// What `range` is a range of: the text's own bytes, or those of the whole file.
  @inlinable public var storage: [UInt8] { decoded ?? origin.file.bytes }
  @inlinable public var range: Range<Int> { span.start..<span.end }

  /// The number of UTF-8 bytes.
  @inlinable public var count: Int { span.count }
  /// Whether the text has no bytes.
  @inlinable public var isEmpty: Bool { span.isEmpty }

  /// Gives the text's bytes. Index them through `baseAddress` in hot loops: that is fast unoptimized too.
  @inlinable
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    // In two branches, so that no array is kept by either.
    if let decoded {
      return try decoded.withUnsafeBufferPointer { try body(Self.bytes(of: $0, span)) }
    }
    return try origin.file.bytes.withUnsafeBufferPointer { try body(Self.bytes(of: $0, span)) }
  }

  /// The bytes of a span, which are not taken by way of a slice, for that is slow unoptimized.
  @inlinable
  static func bytes(of storage: UnsafeBufferPointer<UInt8>, _ span: Span) -> UnsafeBufferPointer<UInt8> {
    guard let base = storage.baseAddress, span.start >= 0, span.start <= span.end, span.end <= storage.count
    else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: base + span.start, count: span.end - span.start)
  }

  package var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  package func string(in span: Span) -> String {
    withBytes { String(decoding: $0[span.start..<span.end], as: UTF8.self) }
  }

  /// The whole token.
  package var location: SourceLocation {
    SourceLocation(file: file, start: token.lowerBound, end: token.upperBound)
  }

  /// The whole text, without what its file's notation puts around it.
  package var contentLocation: SourceLocation { location(of: Span(0, count)) }

  /// The bytes of the file that the bytes `span` of the text came from.
  package func location(of span: Span) -> SourceLocation {
    let start = notation.sourceOffset(of: span.start, in: self)
    let end = span.isEmpty ? start : notation.sourceOffset(of: span.end, in: self)
    return SourceLocation(file: file, start: start, end: max(start, end))
  }
}
