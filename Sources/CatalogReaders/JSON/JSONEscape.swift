/// An escape of a JSON string: a backslash and what follows it (RFC 8259, section 7).
struct JSONEscape: BackslashEscape {
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

  init(_ bytes: UnsafePointer<UInt8>, at index: Int, end: Int) {
    let byte = bytes[index + 1]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): self.init(2, UInt32(byte))
    case UInt8(ascii: "n"): self.init(2, 0x0A)
    case UInt8(ascii: "t"): self.init(2, 0x09)
    case UInt8(ascii: "r"): self.init(2, 0x0D)
    case UInt8(ascii: "b"): self.init(2, 0x08)
    case UInt8(ascii: "f"): self.init(2, 0x0C)
    case UInt8(ascii: "u"): self.init(UnicodeEscape(bytes, at: index, end: end))
    case 0..<0x20: self.init(1, 0xFFFD, .unknown)
    default: self.init(1 + UTF8Encoding.length(bytes, at: index + 1), 0xFFFD, .unknown)
    }
  }

  private init(_ length: Int, _ scalar: UInt32, _ mistake: Mistake? = nil) {
    self.length = length
    self.scalar = scalar
    self.mistake = mistake
  }

  private init(_ escape: UnicodeEscape) {
    switch escape.mistake {
    case nil: self.init(escape.length, escape.scalar)
    case .fewDigits: self.init(escape.length, 0xFFFD, .fewDigits)
    case .loneSurrogate: self.init(escape.length, escape.scalar, .loneSurrogate)
    }
  }
}
