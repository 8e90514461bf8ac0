/// Makes a digest of content that comes in pieces.
struct ContentHasher {
  private var first: UInt64 = 0x243F_6A88_85A3_08D3
  private var second: UInt64 = 0x1319_8A2E_0370_7344
  private var count = 0

  /// Takes a piece, of which all but the last have to be of whole sixteens of bytes.
  ///
  /// - Complexity: O(*n*), by words of eight bytes; what is called for each word is quick in unoptimized builds too.
  mutating func add(_ start: UnsafeRawPointer, _ size: Int) {
    var (first, second) = (first, second)
    var offset = 0
    while offset &+ 16 <= size {
      Self.mix(
        start.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
        start.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self),
        &first,
        &second
      )
      offset &+= 16
    }
    var rest: (UInt64, UInt64) = (0, 0)
    if offset < size {
      withUnsafeMutableBytes(of: &rest) { $0.baseAddress?.copyMemory(from: start + offset, byteCount: size - offset) }
      Self.mix(rest.0, rest.1, &first, &second)
    }
    (self.first, self.second) = (first, second)
    count += size
  }

  var digest: ContentDigest {
    var (first, second) = (first, second)
    Self.mix(UInt64(truncatingIfNeeded: count), 0, &first, &second)
    // What the last words changed has to reach all bits.
    for _ in 0..<3 { Self.mix(0, 0, &first, &second) }
    return ContentDigest(high: first, low: second)
  }

  /// Each step can be undone for given words, so that contents that differ in one of them never agree.
  @inline(__always)
  private static func mix(_ one: UInt64, _ other: UInt64, _ first: inout UInt64, _ second: inout UInt64) {
    first = (first ^ one) &* 0x9FB2_1C65_1E98_DF25
    first = (first ^ (first &>> 29)) &+ second
    second = (second ^ other) &* 0xD6E8_FEB8_6659_FD93
    second = (second ^ (second &>> 32)) &+ first
  }
}
