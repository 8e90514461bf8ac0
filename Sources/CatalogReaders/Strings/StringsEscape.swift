/// An escape of a strings file: a backslash and what follows it.
struct StringsEscape: BackslashEscape {
  /// With the backslash, and with the second half of a surrogate pair.
  let length: Int
  /// The character that it stands for. Half a surrogate pair stands for U+FFFD.
  let scalar: UInt32
  let mistake: Mistake?

  enum Mistake {
    case fewDigits
    case loneSurrogate
    case unknownOctal
    /// `\u00E9`, which is read as `u00E9`.
    case lowercaseU
  }

  /// As in Foundation, a character that has no meaning here stands for itself.
  init(_ bytes: UnsafePointer<UInt8>, at index: Int, end: Int) {
    let byte = bytes[index + 1]
    switch byte {
    case UInt8(ascii: "n"): self.init(2, 0x0A)
    case UInt8(ascii: "t"): self.init(2, 0x09)
    case UInt8(ascii: "r"): self.init(2, 0x0D)
    case UInt8(ascii: "a"): self.init(2, 0x07)
    case UInt8(ascii: "b"): self.init(2, 0x08)
    case UInt8(ascii: "f"): self.init(2, 0x0C)
    case UInt8(ascii: "v"): self.init(2, 0x0B)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): self.init(octal: bytes, at: index + 1, end: end)
    case UInt8(ascii: "U"): self.init(UnicodeEscape(bytes, at: index, end: end))
    case UInt8(ascii: "u"):
      let digits = HexDigit.four(bytes, at: index + 2, end: end)
      self.init(2, UInt32(byte), digits.count == 4 ? .lowercaseU : nil)
    case 0..<0x80: self.init(2, UInt32(byte))
    default: self.init(1 + UTF8Encoding.length(bytes, at: index + 1), UTF8Encoding.scalar(bytes, at: index + 1))
    }
  }

  private init(_ length: Int, _ scalar: UInt32, _ mistake: Mistake? = nil) {
    self.length = length
    self.scalar = scalar
    self.mistake = mistake
  }

  /// Up to three digits.
  private init(octal bytes: UnsafePointer<UInt8>, at start: Int, end: Int) {
    var index = start
    var value = 0
    while index < end, index < start + 3, bytes[index] & 0xF8 == UInt8(ascii: "0") {
      value = value * 8 + Int(bytes[index] & 7)
      index += 1
    }
    let scalar = UInt8(exactly: value).flatMap(NextStepEncoding.scalar)
    self.init(1 + index - start, scalar ?? 0xFFFD, scalar == nil ? .unknownOctal : nil)
  }

  private init(_ escape: UnicodeEscape) {
    switch escape.mistake {
    case nil: self.init(escape.length, escape.scalar)
    case .fewDigits: self.init(escape.length, escape.scalar, .fewDigits)
    case .loneSurrogate: self.init(escape.length, escape.scalar, .loneSurrogate)
    }
  }
}
