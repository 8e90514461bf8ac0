/// Writes values one after the other, for ``CacheReader`` to read in the same order, and for digests of them.
struct CacheWriter: Sendable {
  private(set) var bytes: [UInt8] = []

  /// Seven bits a byte, the lowest first.
  mutating func number(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func bits(_ bits: UInt64) {
    withUnsafeBytes(of: bits.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func flag(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func text(_ text: String) {
    number(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func block(_ block: [UInt8]) {
    number(block.count)
    bytes.append(contentsOf: block)
  }

  mutating func digest(_ digest: ContentDigest) {
    bits(digest.high)
    bits(digest.low)
  }

  mutating func optional<Value>(_ value: Value?, _ write: (Value, inout CacheWriter) -> Void) {
    flag(value != nil)
    if let value { write(value, &self) }
  }

  mutating func list<Value>(_ values: some Collection<Value>, _ write: (Value, inout CacheWriter) -> Void) {
    number(values.count)
    for value in values { write(value, &self) }
  }

  mutating func text(_ text: String?) { optional(text) { $1.text($0) } }
}
