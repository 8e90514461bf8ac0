/// An escape of a JSON string: a backslash and what follows it (RFC 8259, section 7).
struct JSONEscape {
  /// With the backslash, and with the second half of a surrogate pair.
  let length: Int
  /// The character that it stands for. A mistake stands for U+FFFD.
  let scalar: UInt32
  let mistake: Mistake?

  enum Mistake {
    case unknown
    case fewDigits
    case loneSurrogate
  }

  /// Reads the escape whose backslash stands at `index`, not as the last byte before `end`.
  init(_ bytes: UnsafePointer<UInt8>, at index: Int, end: Int) {
    let byte = bytes[index + 1]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): self.init(2, UInt32(byte))
    case UInt8(ascii: "n"): self.init(2, 0x0A)
    case UInt8(ascii: "t"): self.init(2, 0x09)
    case UInt8(ascii: "r"): self.init(2, 0x0D)
    case UInt8(ascii: "b"): self.init(2, 0x08)
    case UInt8(ascii: "f"): self.init(2, 0x0C)
    case UInt8(ascii: "u"): self.init(unicode: bytes, at: index, end: end)
    case 0..<0x20: self.init(1, 0xFFFD, .unknown)
    default: self.init(1 + UTF8Encoding.length(bytes, at: index + 1), 0xFFFD, .unknown)
    }
  }

  private init(_ length: Int, _ scalar: UInt32, _ mistake: Mistake? = nil) {
    self.length = length
    self.scalar = scalar
    self.mistake = mistake
  }

  private init(unicode bytes: UnsafePointer<UInt8>, at index: Int, end: Int) {
    let digits = HexDigit.four(bytes, at: index + 2, end: end)
    if digits.count < 4 {
      self.init(2 + digits.count, 0xFFFD, .fewDigits)
    } else if digits.value & 0xF800 != 0xD800 {
      self.init(6, digits.value)
    } else if digits.value < 0xDC00, let low = Self.lowSurrogate(bytes, at: index + 6, end: end) {
      self.init(12, 0x10000 + (digits.value - 0xD800) << 10 + low - 0xDC00)
    } else {
      self.init(6, 0xFFFD, .loneSurrogate)
    }
  }

  private static func lowSurrogate(_ bytes: UnsafePointer<UInt8>, at index: Int, end: Int) -> UInt32? {
    guard index + 6 <= end, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
      return nil
    }
    let digits = HexDigit.four(bytes, at: index + 2, end: end)
    return digits.count == 4 && digits.value & 0xFC00 == 0xDC00 ? digits.value : nil
  }
}
