/// Finds what is no UTF-8 by the table of well-formed byte sequences (The Unicode Standard, table 3-7).
enum UTF8Scan {
  /// The offset of the first byte from `start` on that begins no character; `end` where there is none.
  static func firstInvalid(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    let raw = UnsafeRawPointer(bytes)
    var index = start
    while true {
      while index + 8 <= end {
        let high = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian & 0x8080_8080_8080_8080
        if high != 0 {
          index += high.trailingZeroBitCount >> 3
          break
        }
        index += 8
      }
      while index < end, bytes[index] < 0x80, index + 8 > end { index += 1 }
      if index >= end { return end }
      while index < end, bytes[index] >= 0x80 {
        let length = sequenceLength(bytes, at: index, end: end)
        if length == 0 { return index }
        index += length
      }
    }
  }

  /// The length of the character that begins with the byte at `index`, which is not ASCII; 0 where it is none.
  @inline(__always)
  static func sequenceLength(_ bytes: UnsafePointer<UInt8>, at index: Int, end: Int) -> Int {
    let first = bytes[index]
    if first < 0xE0 {
      return first >= 0xC2 && index + 1 < end && bytes[index + 1] & 0xC0 == 0x80 ? 2 : 0
    }
    if first < 0xF0 {
      guard index + 2 < end, bytes[index + 2] & 0xC0 == 0x80 else { return 0 }
      let second = bytes[index + 1]
      guard second & 0xC0 == 0x80 else { return 0 }
      if first == 0xE0 { return second >= 0xA0 ? 3 : 0 }
      if first == 0xED { return second < 0xA0 ? 3 : 0 }
      return 3
    }
    guard first < 0xF5, index + 3 < end, bytes[index + 2] & 0xC0 == 0x80, bytes[index + 3] & 0xC0 == 0x80 else {
      return 0
    }
    let second = bytes[index + 1]
    guard second & 0xC0 == 0x80 else { return 0 }
    if first == 0xF0 { return second >= 0x90 ? 4 : 0 }
    if first == 0xF4 { return second < 0x90 ? 4 : 0 }
    return 4
  }
}
