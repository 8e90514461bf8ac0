/// 128 bits that tell contents apart. Quick, and no protection against somebody who wants two contents to be mistaken.
package struct ContentDigest: Sendable, Hashable {
  let high: UInt64
  let low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentDigest($0.baseAddress, $0.count) }
  }

  /// - Complexity: O(*n*), by words of eight bytes; what is called for each word is quick in unoptimized builds too.
  init(_ start: UnsafeRawPointer?, _ count: Int) {
    var first: UInt64 = 0x243F_6A88_85A3_08D3
    var second: UInt64 = 0x1319_8A2E_0370_7344
    if let start {
      var offset = 0
      while offset &+ 16 <= count {
        Self.mix(
          start.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
          start.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self),
          &first,
          &second
        )
        offset &+= 16
      }
      var rest: (UInt64, UInt64) = (0, 0)
      if offset < count {
        withUnsafeMutableBytes(of: &rest) {
          $0.baseAddress?.copyMemory(from: start + offset, byteCount: count - offset)
        }
        Self.mix(rest.0, rest.1, &first, &second)
      }
    }
    Self.mix(UInt64(truncatingIfNeeded: count), 0, &first, &second)
    // What the last words changed has to reach all bits.
    for _ in 0..<3 { Self.mix(0, 0, &first, &second) }
    high = first
    low = second
  }

  /// Each step can be undone for given words, so that contents that differ in one of them never agree.
  @inline(__always)
  private static func mix(_ one: UInt64, _ other: UInt64, _ first: inout UInt64, _ second: inout UInt64) {
    first = (first ^ one) &* 0x9FB2_1C65_1E98_DF25
    first = (first ^ (first &>> 29)) &+ second
    second = (second ^ other) &* 0xD6E8_FEB8_6659_FD93
    second = (second ^ (second &>> 32)) &+ first
  }

  /// 32 hexadecimal digits.
  var name: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
    .joined()
  }
}
