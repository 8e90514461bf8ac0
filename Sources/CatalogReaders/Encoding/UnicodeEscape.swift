/// An escape of a UTF-16 unit, `\u00E9` or `\U00E9`, or two of them that are one character together.
struct UnicodeEscape {
  /// With the backslash.
  let length: Int
  /// Half a surrogate pair stands for U+FFFD.
  let scalar: UInt32
  let mistake: Mistake?

  enum Mistake {
    case fewDigits
    case loneSurrogate
  }

  /// Reads the escape whose backslash stands at `index`, with the letter behind it.
  init(_ bytes: UnsafePointer<UInt8>, at index: Int, end: Int) {
    let digits = HexDigit.four(bytes, at: index + 2, end: end)
    if digits.count < 4 {
      self.init(2 + digits.count, digits.value, .fewDigits)
    } else if digits.value & 0xF800 != 0xD800 {
      self.init(6, digits.value)
    } else if digits.value < 0xDC00, let low = Self.lowSurrogate(bytes, at: index + 6, end, letter: bytes[index + 1]) {
      self.init(12, 0x10000 + (digits.value - 0xD800) << 10 + low - 0xDC00)
    } else {
      self.init(6, 0xFFFD, .loneSurrogate)
    }
  }

  private init(_ length: Int, _ scalar: UInt32, _ mistake: Mistake? = nil) {
    self.length = length
    self.scalar = scalar
    self.mistake = mistake
  }

  private static func lowSurrogate(
    _ bytes: UnsafePointer<UInt8>,
    at index: Int,
    _ end: Int,
    letter: UInt8
  ) -> UInt32? {
    guard index + 6 <= end, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == letter else { return nil }
    let digits = HexDigit.four(bytes, at: index + 2, end: end)
    return digits.count == 4 && digits.value & 0xFC00 == 0xDC00 ? digits.value : nil
  }
}
