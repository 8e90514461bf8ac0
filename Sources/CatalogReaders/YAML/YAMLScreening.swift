/// What bytes a YAML file has that the line scanner has to know of, found in one pass over it.
enum YAMLScreening {
  /// Nothing but text, spaces and line feeds, alone or after a carriage return.
  case plain
  /// The same, and tabs.
  case withTabs
  /// Controls, lone carriage returns, Unicode's other line breaks or byte-order marks.
  case unusual

  /// - Parameters:
  ///   - bytes: Well-formed UTF-8.
  ///   - start: Where to begin.
  ///   - end: Where to end.
  init(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    let raw = UnsafeRawPointer(bytes)
    var result = Self.plain
    var index = start
    while index + 8 <= end {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if Self.needsLook(word), !Self.look(bytes, from: index, to: index + 8, end: end, &result) {
        self = .unusual
        return
      }
      index += 8
    }
    self = Self.look(bytes, from: index, to: end, end: end, &result) ? result : .unusual
  }

  /// Whether one of eight bytes may be of a kind that matters.
  @inline(__always)
  private static func needsLook(_ word: UInt64) -> Bool {
    let controls = zeroBytes(word & 0xE0E0_E0E0_E0E0_E0E0) ^ zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A)
    let delete = zeroBytes(word ^ 0x7F7F_7F7F_7F7F_7F7F)
    if controls | delete != 0 { return true }
    guard word & 0x8080_8080_8080_8080 != 0 else { return false }
    // The first bytes of U+0080…, U+2028, U+2029, U+FEFF and U+FFFE.
    return zeroBytes(word ^ 0xC2C2_C2C2_C2C2_C2C2) | zeroBytes(word ^ 0xE2E2_E2E2_E2E2_E2E2)
      | zeroBytes(word ^ 0xEFEF_EFEF_EFEF_EFEF) != 0
  }

  /// The high bit of each byte that is zero.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~(((word & low) &+ low) | word | low)
  }

  /// Looks at each byte; `false` where one is unusual.
  private static func look(
    _ bytes: UnsafePointer<UInt8>,
    from start: Int,
    to stop: Int,
    end: Int,
    _ result: inout Self
  ) -> Bool {
    var index = start
    while index < stop {
      let byte = bytes[index]
      let second = index + 1 < end ? bytes[index + 1] : 0
      switch byte {
      case 0x0A: break
      case 0x09: result = .withTabs
      case 0x0D: if second != 0x0A { return false }
      case 0x00...0x1F, 0x7F: return false
      case 0xC2: if second < 0xA0 { return false }
      case 0xE2: if second == 0x80, index + 2 < end, bytes[index + 2] & 0xFE == 0xA8 { return false }
      case 0xEF: if second == 0xBB || second == 0xBF, index + 2 < end, bytes[index + 2] >= 0xBE { return false }
      default: break
      }
      index += 1
    }
    return true
  }
}
