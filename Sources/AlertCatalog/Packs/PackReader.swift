/// Reads a pack from some byte on. Reading beyond the end or a malformed number yields 0 and is remembered: callers
/// check ``isFailed`` once, when they have read what they need.
struct PackReader {
  /// The start of the pack.
  let base: UnsafePointer<UInt8>
  var position: Int
  /// Nothing at or behind this byte is read. Negative after a failure, so that nothing is read any more.
  private(set) var end: Int

  @inline(__always)
  init(_ base: UnsafePointer<UInt8>, at position: Int, end: Int) {
    self.base = base
    self.position = position
    self.end = end
    if position < 0 || position > end { fail() }
  }

  var isAtEnd: Bool { position >= end }
  var isFailed: Bool { end < 0 }

  mutating func fail() {
    position = 0
    end = -1
  }

  /// A number below 128.
  @inline(__always)
  mutating func byte() -> Int {
    if position < end {
      let byte = Int(base[position])
      if byte < 0x80 {
        position &+= 1
        return byte
      }
    }
    fail()
    return 0
  }

  /// A number of seven bits a byte, the highest first.
  @inline(__always)
  mutating func fixed(_ width: Int) -> Int {
    guard width <= end &- position else {
      fail()
      return 0
    }
    var number = 0
    var all: UInt8 = 0
    var index = 0
    while index < width {
      let byte = base[position &+ index]
      all |= byte
      number = number << 7 | Int(byte)
      index &+= 1
    }
    position &+= width
    guard all < 0x80 else {
      fail()
      return 0
    }
    return number
  }

  /// A number of six bits a byte, the highest first; every byte but the last has bit 6 set.
  @inline(__always)
  mutating func number() -> Int {
    if position < end, base[position] < 0x40 {
      position &+= 1
      return Int(base[position &- 1])
    }
    let long = Self.longNumber(base, position, end)
    guard long.next >= 0 else {
      fail()
      return 0
    }
    position = long.next
    return long.number
  }

  /// A number of several bytes, and where the next one begins: -1 where the number is malformed.
  ///
  /// Knows nothing of the reader, which can so be kept in registers.
  @inline(never)
  private static func longNumber(_ base: UnsafePointer<UInt8>, _ position: Int, _ end: Int) -> (number: Int, next: Int)
  {
    if end &- position >= 2, base[position] < 0x80, base[position &+ 1] < 0x40 {
      return (Int(base[position] & 0x3F) << 6 | Int(base[position &+ 1]), position &+ 2)
    }
    var number = 0
    var position = position
    var count = 0
    while count < 11, position < end, base[position] < 0x80 {
      let byte = Int(base[position])
      position &+= 1
      number = number << 6 | byte & 0x3F
      if byte < 0x40 { return number >= 0 ? (number, position) : (0, -1) }
      count &+= 1
    }
    return (0, -1)
  }

  /// 64 bits in ten bytes, the highest first.
  mutating func bits() -> UInt64 {
    var bits: UInt64 = 0
    var index = 0
    while index < 10 {
      bits = bits << 7 | UInt64(truncatingIfNeeded: byte())
      index += 1
    }
    return bits
  }

  /// The range of a text that follows its size.
  @inline(__always)
  mutating func text() -> Range<Int> {
    let count = number()
    return range(count)
  }

  /// The next `count` bytes.
  @inline(__always)
  mutating func range(_ count: Int) -> Range<Int> {
    // Both are below the size of the pack, or -1 and 0.
    guard count >= 0, count <= end &- position else {
      fail()
      return 0..<0
    }
    let start = position
    position &+= count
    return Range(uncheckedBounds: (start, position))
  }

  mutating func skipTexts(_ count: Int) {
    var rest = count
    while rest > 0, !isFailed {
      _ = text()
      rest -= 1
    }
  }

  mutating func string() -> String {
    let range = text()
    return string(range)
  }

  func string(_ range: Range<Int>) -> String {
    String(utf8: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }
}

extension PackReader {
  /// A reader of what follows its size, which is skipped.
  @inline(__always)
  mutating func branch() -> PackReader {
    let range = text()
    return PackReader(base, at: range.lowerBound, end: range.upperBound)
  }

  func isText(_ range: Range<Int>, equalTo text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count == range.count else { return false }
      var index = 0
      while index < bytes.count, bytes[index] == base[range.lowerBound + index] { index += 1 }
      return index == bytes.count
    }
  }

  /// Moves from the start of a table to one of its entries.
  ///
  /// - Returns: Whether the table has the entry.
  mutating func move(toEntry index: Int) -> Bool {
    let count = fixed(4)
    let width = byte()
    guard !isFailed, (1...4).contains(width), index >= 0, index < count else { return false }
    // No product of these overflows: a count is below 2^28.
    let entries = position &+ count &* width
    position &+= index &* width
    let offset = fixed(width)
    guard !isFailed, offset > 0, offset <= end &- entries else { return false }
    position = entries &+ offset &- 1
    return true
  }
}
