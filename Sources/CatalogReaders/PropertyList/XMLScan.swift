/// Finds what is more than plain text in XML, eight bytes at a time: loops over bytes are slow without optimization.
enum XMLScan {
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The offset of the first `<`, `&` or control that XML does not allow, from `start` on; `end` where there is none.
  static func special(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    let raw = UnsafeRawPointer(bytes)
    var index = start
    while index + 8 <= end {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let found = zeros(word ^ 0x3C3C_3C3C_3C3C_3C3C) | zeros(word ^ 0x2626_2626_2626_2626) | controls(word)
      if found != 0 { return index + found.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < end, bytes[index] != 0x3C, bytes[index] != 0x26, !XMLCharacter.isControl(bytes[index]) { index += 1 }
    return index
  }

  /// The offset of the first `<`, `&` or `]` from `start` on; `end` where there is none.
  static func markup(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    let raw = UnsafeRawPointer(bytes)
    var index = start
    while index + 8 <= end {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let found =
        zeros(word ^ 0x3C3C_3C3C_3C3C_3C3C) | zeros(word ^ 0x2626_2626_2626_2626) | zeros(word ^ 0x5D5D_5D5D_5D5D_5D5D)
      if found != 0 { return index + found.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < end, bytes[index] != 0x3C, bytes[index] != 0x26, bytes[index] != 0x5D { index += 1 }
    return index
  }

  /// The offset of the first control that XML does not allow, or of the first byte 0xEF, with which U+FFFE and U+FFFF
  /// begin.
  static func unusual(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    let raw = UnsafeRawPointer(bytes)
    var index = start
    while index + 8 <= end {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let found = zeros(word ^ 0xEFEF_EFEF_EFEF_EFEF) | controls(word)
      if found != 0 { return index + found.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < end, bytes[index] != 0xEF, !XMLCharacter.isControl(bytes[index]) { index += 1 }
    return index
  }

  /// The high bit of each byte that is a control, but for tabs and line breaks.
  @inline(__always)
  private static func controls(_ word: UInt64) -> UInt64 {
    // Exact: a byte below 0x80 keeps its high bit if it is 0x20 or more.
    let low = ~((word | highs) &- 0x2020_2020_2020_2020) & ~word & highs
    guard low != 0 else { return 0 }
    return low
      & ~(zeros(word ^ 0x0A0A_0A0A_0A0A_0A0A) | zeros(word ^ 0x0909_0909_0909_0909)
      | zeros(word ^ 0x0D0D_0D0D_0D0D_0D0D))
  }

  /// The high bit of each byte of `word` that is zero, exactly: no byte is touched by its neighbours.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    ~((word & ~highs) &+ ~highs | word) & highs
  }
}
