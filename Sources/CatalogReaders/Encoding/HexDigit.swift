enum HexDigit {
  /// 0…15; `nil` where the byte is no hexadecimal digit.
  static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The number of up to four digits from `start` on, and how many there are.
  static func four(_ bytes: UnsafePointer<UInt8>, at start: Int, end: Int) -> (count: Int, value: UInt32) {
    var index = start
    var value: UInt32 = 0
    while index < end, index < start + 4, let digit = Self.value(bytes[index]) {
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return (index - start, value)
  }
}
