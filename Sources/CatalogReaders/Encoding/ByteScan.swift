/// Finds bytes eight at a time: fast without optimization too, where a loop over bytes is not.
enum ByteScan {
  /// The offset of the first `byte` from `start` on; `end` where there is none.
  @inline(__always)
  static func first(_ byte: UInt8, _ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    let raw = UnsafeRawPointer(bytes)
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    var index = start
    while index + 8 <= end {
      let found = zeros(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian ^ pattern)
      if found != 0 { return index + found.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < end, bytes[index] != byte { index += 1 }
    return index
  }

  /// The offset of the first `one` or `other` from `start` on; `end` where there is neither.
  @inline(__always)
  static func first(
    _ one: UInt8,
    or other: UInt8,
    _ bytes: UnsafePointer<UInt8>,
    from start: Int,
    to end: Int
  ) -> Int {
    let raw = UnsafeRawPointer(bytes)
    let onePattern = UInt64(one) &* 0x0101_0101_0101_0101
    let otherPattern = UInt64(other) &* 0x0101_0101_0101_0101
    var index = start
    while index + 8 <= end {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let found = zeros(word ^ onePattern) | zeros(word ^ otherPattern)
      if found != 0 { return index + found.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < end, bytes[index] != one, bytes[index] != other { index += 1 }
    return index
  }

  /// The high bit of each byte of `word` that is zero. Exact up to the first one, which is all that counts here.
  @inline(__always)
  static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}
