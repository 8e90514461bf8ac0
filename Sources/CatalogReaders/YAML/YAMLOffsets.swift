/// Turns libyaml's marks, which count code points, into byte offsets.
///
/// Marks come in rising order but for few exceptions, so the way from the last one is short.
struct YAMLOffsets {
  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  private var codePoint = 0
  private var offset: Int

  /// - Parameters:
  ///   - bytes: The file.
  ///   - count: How many bytes it has.
  ///   - start: Where the code point 0 begins.
  init(bytes: UnsafePointer<UInt8>, count: Int, start: Int) {
    self.bytes = bytes
    self.count = count
    offset = start
  }

  /// The offset of the first byte of a code point, or the end of the file for the one after the last.
  mutating func byteOffset(ofCodePoint target: Int) -> Int {
    if target < codePoint { stepBack(to: target) }
    var offset = self.offset
    var codePoint = self.codePoint
    let raw = UnsafeRawPointer(bytes)
    while offset + 8 <= count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let continuations = (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
      if codePoint + 8 - continuations > target { break }
      codePoint += 8 - continuations
      offset += 8
    }
    while offset < count, codePoint < target || bytes[offset] & 0xC0 == 0x80 {
      if bytes[offset] & 0xC0 != 0x80 { codePoint += 1 }
      offset += 1
    }
    self.offset = offset
    self.codePoint = codePoint
    return offset
  }

  private mutating func stepBack(to target: Int) {
    while codePoint > target, offset > 0 {
      offset -= 1
      if bytes[offset] & 0xC0 != 0x80 { codePoint -= 1 }
    }
  }
}
