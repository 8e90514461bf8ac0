extension CharacterScan {
  /// Bytes that need a look at what follows.
  static let special: UInt32 = 1 << 31

  /// The kinds of each byte. It lives as long as the process and is never written again.
  nonisolated(unsafe) static let table: UnsafePointer<UInt32> = {
    let table = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    for byte in 0..<256 { (table + byte).initialize(to: kinds(of: UInt8(byte))) }
    return UnsafePointer(table)
  }()

  private static func kinds(of byte: UInt8) -> UInt32 {
    switch byte {
    case 0x20: special
    case 0x0A, 0x0D: TextKinds.lineBreak.rawValue | (byte == 0x0D ? TextKinds.control.rawValue : 0)
    case 0x09: 0
    case 0x00...0x1F, 0x7F: TextKinds.control.rawValue
    case UInt8(ascii: "0")...UInt8(ascii: "9"): TextKinds.digit.rawValue
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): TextKinds.upper.rawValue
    case UInt8(ascii: "a")...UInt8(ascii: "z"): TextKinds.lower.rawValue
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"): TextKinds.bracket.rawValue
    case UInt8(ascii: "\""): TextKinds.quotationMark.rawValue
    case UInt8(ascii: "@"): TextKinds.address.rawValue
    case UInt8(ascii: "."), UInt8(ascii: ":"): special
    case 0x21...0x7E, 0x80...0xBF: 0
    default: TextKinds.beyondASCII.rawValue | lead(byte)
    }
  }

  private static func lead(_ byte: UInt8) -> UInt32 {
    let letters = TextKinds.beyondLatin.rawValue
    return switch byte {
    case 0xC2, 0xE2: special
    case 0xC3...0xCB: 0
    case 0xCC: TextKinds.mark.rawValue
    case 0xCD, 0xD6, 0xD7, 0xDB, 0xE0: letters | TextKinds.mark.rawValue
    case 0xE1: special
    case 0xD9, 0xE3: letters | special
    case 0xEF: letters | special
    case 0xEE: TextKinds.unusual.rawValue
    case 0xF0: TextKinds.unusual.rawValue | special
    case 0xF1...0xFF: TextKinds.unusual.rawValue | TextKinds.control.rawValue
    default: letters
    }
  }
}
