import CatalogDiagnostics
import MessageFormat

extension SourceText {
  /// The number of code points in a part of the text.
  func scalarCount(in span: Span) -> Int {
    withBytes { bytes in
      guard let base = bytes.baseAddress else { return 0 }
      var count = 0
      var index = span.start
      while index < span.end {
        // All bytes of a character but the first are of this form.
        if base[index] & 0xC0 != 0x80 { count += 1 }
        index += 1
      }
      return count
    }
  }

  /// Whether two parts of the text, of equal lengths, hold the same bytes.
  func isEqual(in span: Span, and other: Span) -> Bool {
    withBytes { bytes in
      guard let base = bytes.baseAddress else { return true }
      var index = 0
      while index < span.count {
        if base[span.start + index] != base[other.start + index] { return false }
        index += 1
      }
      return true
    }
  }
}

/// The code points of well-formed UTF-8, the last one first.
struct ReversedScalars {
  private let bytes: UnsafePointer<UInt8>
  private let start: Int
  /// Where what is left ends.
  private(set) var end: Int

  init(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    self.bytes = bytes
    self.start = start
    self.end = end
  }

  /// The last code point of what is left, which is then left out.
  mutating func next() -> Unicode.Scalar? {
    guard end > start else { return nil }
    var first = end - 1
    while first > start, bytes[first] & 0xC0 == 0x80 { first -= 1 }
    var value = UInt32(bytes[first])
    let count = end - first
    if count > 1 {
      value &= 0x7F >> UInt32(count)
      var index = first + 1
      while index < end {
        value = value << 6 | UInt32(bytes[index] & 0x3F)
        index += 1
      }
    }
    end = first
    return Unicode.Scalar(value)
  }
}
