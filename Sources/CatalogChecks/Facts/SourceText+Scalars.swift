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

  /// Whether two texts hold the same bytes.
  func hasBytes(of other: SourceText) -> Bool {
    guard count == other.count else { return false }
    return withBytes { left in other.withBytes { right in left.elementsEqual(right) } }
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

/// A code point in well-formed UTF-8, with its value as a number, which is quick in unoptimized builds too.
struct UTF8Scalar {
  let value: UInt32
  /// The number of its bytes.
  let width: Int

  /// - Parameters:
  ///   - bytes: The first byte of the code point, and those behind it.
  ///   - count: How many bytes there are.
  init(_ bytes: UnsafePointer<UInt8>, of count: Int) {
    let first = bytes[0]
    // Nearly all beyond ASCII have two or three bytes.
    if first >= 0xC0, first < 0xE0, count >= 2 {
      value = UInt32(first & 0x1F) << 6 | UInt32(bytes[1] & 0x3F)
      width = 2
      return
    }
    if first >= 0xE0, first < 0xF0, count >= 3 {
      value = UInt32(first & 0x0F) << 12 | UInt32(bytes[1] & 0x3F) << 6 | UInt32(bytes[2] & 0x3F)
      width = 3
      return
    }
    width = min(count, first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4)
    var value = first < 0x80 ? UInt32(first) : UInt32(first) & (0x7F >> UInt32(width))
    var index = 1
    while index < width {
      value = value << 6 | UInt32(bytes[index] & 0x3F)
      index += 1
    }
    self.value = value
  }

  /// Whether it has the property White_Space, beyond ASCII.
  var isSpace: Bool {
    switch value {
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
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
    let scalar = UTF8Scalar(bytes + first, of: end - first)
    end = first
    return Unicode.Scalar(scalar.value)
  }
}
