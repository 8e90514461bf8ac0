/// What was kept is not what it was taken for, so it has to be found out again.
struct CacheMiss: Error {}

/// Reads what ``CacheWriter`` wrote. Whatever the bytes are, it reads within them or throws.
struct CacheReader: Sendable {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    position = start
  }

  /// All bytes that have not been read.
  var rest: ArraySlice<UInt8> { bytes[position...] }

  var isAtEnd: Bool { position == bytes.count }

  mutating func byte() throws(CacheMiss) -> UInt8 {
    guard position < bytes.count else { throw CacheMiss() }
    position += 1
    return bytes[position - 1]
  }

  mutating func number() throws(CacheMiss) -> Int {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try byte()
      guard shift < 64 else { throw CacheMiss() }
      number |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 { return Int(Int64(bitPattern: number)) }
      shift += 7
    }
  }

  /// How many values follow: no more than there are bytes.
  mutating func count() throws(CacheMiss) -> Int {
    let count = try number()
    guard count >= 0, count <= bytes.count - position else { throw CacheMiss() }
    return count
  }

  mutating func bits() throws(CacheMiss) -> UInt64 {
    var bits: UInt64 = 0
    for shift in 0..<8 { bits |= UInt64(try byte()) << UInt64(8 * shift) }
    return bits
  }

  mutating func flag() throws(CacheMiss) -> Bool { try byte() != 0 }

  mutating func block() throws(CacheMiss) -> ArraySlice<UInt8> {
    let count = try count()
    position += count
    return bytes[(position - count)..<position]
  }

  mutating func text() throws(CacheMiss) -> String {
    guard let text = String(validating: try block(), as: UTF8.self) else { throw CacheMiss() }
    return text
  }

  mutating func digest() throws(CacheMiss) -> ContentDigest {
    ContentDigest(high: try bits(), low: try bits())
  }

  mutating func optional<Value>(
    _ read: (inout CacheReader) throws(CacheMiss) -> Value
  ) throws(CacheMiss) -> Value? {
    try flag() ? try read(&self) : nil
  }

  mutating func list<Value>(
    _ read: (inout CacheReader) throws(CacheMiss) -> Value
  ) throws(CacheMiss) -> [Value] {
    var values: [Value] = []
    for _ in 0..<(try count()) { values.append(try read(&self)) }
    return values
  }

  mutating func optionalText() throws(CacheMiss) -> String? {
    try optional { reader throws(CacheMiss) in try reader.text() }
  }
}
