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

  init(_ start: UnsafeRawPointer?, _ count: Int) {
    var hasher = ContentHasher()
    if let start { hasher.add(start, count) }
    self = hasher.digest
  }

  /// 32 hexadecimal digits.
  var name: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
    .joined()
  }

  static func isName(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy { byte in
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "f")
      }
  }
}
