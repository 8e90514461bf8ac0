/// What the first bytes of a file say about all of it.
enum EncodingGuess: Hashable {
  case utf8
  case utf16(isBigEndian: Bool, marks: Int)
  case utf32
  /// A binary property list.
  case binary

  init(_ bytes: [UInt8]) {
    if bytes.starts(with: Self.binaryMagic) {
      self = .binary
    } else if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      self = .utf32
    } else if let isBigEndian = Self.mark(bytes, at: 0) {
      var marks = 1
      while Self.mark(bytes, at: 2 * marks) == isBigEndian { marks += 1 }
      self = .utf16(isBigEndian: isBigEndian, marks: marks)
    } else if let isBigEndian = Self.unmarkedUTF16(bytes) {
      self = .utf16(isBigEndian: isBigEndian, marks: 0)
    } else {
      self = .utf8
    }
  }

  static let binaryMagic: [UInt8] = Array("bplist00".utf8)

  private static func mark(_ bytes: [UInt8], at offset: Int) -> Bool? {
    guard offset + 2 <= bytes.count else { return nil }
    switch (bytes[offset], bytes[offset + 1]) {
    case (0xFE, 0xFF): return true
    case (0xFF, 0xFE): return false
    default: return nil
    }
  }

  /// Every format begins with a character of ASCII and is full of them, and no text holds a null: half a character
  /// of zeros in the first place, and in many after it, means UTF-16.
  private static func unmarkedUTF16(_ bytes: [UInt8]) -> Bool? {
    guard bytes.count >= 2, (bytes[0] == 0) != (bytes[1] == 0) else { return nil }
    let isBigEndian = bytes[0] == 0
    let sample = min(bytes.count, 512) & ~1
    var zeros = 0
    var index = isBigEndian ? 0 : 1
    while index < sample {
      if bytes[index] == 0 { zeros += 1 }
      index += 2
    }
    return zeros * 8 >= sample ? isBigEndian : nil
  }
}
