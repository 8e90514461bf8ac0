enum XMLCharacter {
  /// Whether XML 1.0 does not allow the byte anywhere, not even as a reference: controls but for tab and line breaks.
  @inline(__always)
  static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x0A && byte != 0x09 && byte != 0x0D
  }

  /// The characters that XML 1.0 allows (section 2.2).
  static func isAllowed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Enough to tell a tag from a stray `<`.
  static func isNameStart(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  static func isNamePart(_ byte: UInt8) -> Bool {
    isNameStart(byte) || byte >= UInt8(ascii: "-") && byte <= UInt8(ascii: ":") && byte != UInt8(ascii: "/")
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
