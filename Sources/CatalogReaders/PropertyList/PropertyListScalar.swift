/// Values that are written as text and are none.
enum PropertyListScalar {
  /// `nil` where `text` is no such value.
  static func content(of element: PropertyListElement, _ text: String) -> PropertyListValue.Content? {
    switch element {
    case .integer: isInteger(text) ? .integer(text) : nil
    case .real: isReal(text) ? .real(text) : nil
    case .date: isDate(text) ? .date(text) : nil
    case .data: text.utf8.allSatisfy(isBase64) ? .data : nil
    default: nil
    }
  }

  /// Decimal, or hexadecimal with `0x`.
  private static func isInteger(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      return digits.utf8.count > 2 && digits.utf8.dropFirst(2).allSatisfy { HexDigit.value($0) != nil }
    }
    return !digits.isEmpty && digits.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  private static func isReal(_ text: String) -> Bool {
    let special = ["nan", "inf", "+inf", "-inf", "infinity", "+infinity", "-infinity"]
    return Double(text) != nil || special.contains(text.lowercased())
  }

  /// `2024-05-31T12:00:00Z`
  private static func isDate(_ text: String) -> Bool {
    let pattern = "0000-00-00T00:00:00Z".utf8
    return text.utf8.count == pattern.count
      && zip(text.utf8, pattern).allSatisfy { byte, expected in
        expected == UInt8(ascii: "0") ? byte >= 0x30 && byte <= 0x39 : byte == expected
      }
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="): true
    default: XMLCharacter.isSpace(byte)
    }
  }
}
