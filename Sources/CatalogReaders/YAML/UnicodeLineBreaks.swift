/// The line breaks U+0085, U+2028 and U+2029: YAML 1.2 has them as characters like others, while libyaml, as YAML 1.1
/// does, ends lines and comments at them.
enum UnicodeLineBreaks {
  /// Whether there is one in a file's bytes.
  static func stand(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      return stand(in: base, count: buffer.count)
    }
  }

  static func contains(_ value: UInt32) -> Bool { value == 0x85 || value == 0x2028 || value == 0x2029 }

  private static func stand(in bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
    let raw = UnsafeRawPointer(bytes)
    var index = 0
    while index + 8 <= count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if mayBegin(in: word), begins(in: bytes, from: index, to: index + 8, count: count) { return true }
      index += 8
    }
    return begins(in: bytes, from: index, to: count, count: count)
  }

  /// Whether one of eight bytes may be the first of such a character.
  private static func mayBegin(in word: UInt64) -> Bool {
    guard word & 0x8080_8080_8080_8080 != 0 else { return false }
    return hasZeroByte(word ^ 0xC2C2_C2C2_C2C2_C2C2) || hasZeroByte(word ^ 0xE2E2_E2E2_E2E2_E2E2)
  }

  private static func hasZeroByte(_ word: UInt64) -> Bool {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0
  }

  private static func begins(in bytes: UnsafePointer<UInt8>, from start: Int, to stop: Int, count: Int) -> Bool {
    var index = start
    while index < stop {
      let byte = bytes[index]
      if byte == 0xC2, index + 1 < count, bytes[index + 1] == 0x85 { return true }
      if byte == 0xE2, index + 2 < count, bytes[index + 1] == 0x80, bytes[index + 2] & 0xFE == 0xA8 { return true }
      index += 1
    }
    return false
  }
}
