import ICUBridge

/// Where graphemes, words, sentences end and lines may be broken, by ICU's rules and dictionaries for a locale.
///
/// Shared between threads, one of which searches at a time.
package final class TextBoundaries: @unchecked Sendable {
  // The handle is never changed, and the bridge locks it.
  private let handle: OpaquePointer

  package enum Kind: Int32, Sendable, Hashable {
    /// What a reader counts as one character.
    case grapheme
    case word
    /// Opportunities to break a line.
    case line
    case sentence
  }

  /// The text between two boundaries.
  package struct Segment: Sendable, Hashable {
    /// In UTF-8 bytes.
    package let range: Range<Int>
    /// Of a word: whether it is more than spaces and punctuation. Of a line: whether it must be broken after this.
    package let isSignificant: Bool
  }

  private init?(_ kind: Kind, locale: LocaleID) {
    guard let handle = icub_breaker_open(locale.tag, kind.rawValue) else { return nil }
    self.handle = handle
  }

  deinit { icub_breaker_close(handle) }

  private struct Key: Hashable {
    let kind: Kind
    let locale: LocaleID
  }

  private static let known = Cache<Key, TextBoundaries?>(limit: 64)

  /// The segments of a UTF-8 text, in order; they cover all of it.
  package static func segments(
    of bytes: UnsafeBufferPointer<UInt8>,
    by kind: Kind,
    in locale: LocaleID = .root
  ) -> [Segment] {
    let boundaries = known.value(for: Key(kind: kind, locale: locale)) { TextBoundaries(kind, locale: locale) }
    return boundaries?.segments(of: bytes) ?? []
  }

  package static func segments(of text: String, by kind: Kind, in locale: LocaleID = .root) -> [Segment] {
    var text = text
    return text.withUTF8 { segments(of: $0, by: kind, in: locale) }
  }

  /// How many characters a reader counts in a UTF-8 text.
  package static func graphemeCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    segments(of: bytes, by: .grapheme).count
  }

  private func segments(of bytes: UnsafeBufferPointer<UInt8>) -> [Segment] {
    // No text has more boundaries than bytes.
    var offsets = [Int32](repeating: 0, count: bytes.count)
    var statuses = offsets
    let capacity = Int32(clamping: bytes.count)
    let count = bytes.withMemoryRebound(to: CChar.self) {
      icub_breaker_find(handle, $0.baseAddress, capacity, &offsets, &statuses, capacity)
    }
    var segments: [Segment] = []
    var start = 0
    for index in 0..<Int(max(count, 0)) {
      let end = Int(offsets[index])
      segments.append(Segment(range: start..<end, isSignificant: statuses[index] >= 100))
      start = end
    }
    return segments
  }
}
