/// Reads a pack from some byte on. Reading beyond the end or a malformed number yields 0 and is remembered: callers
/// check ``isFailed`` once, when they have read what they need.
struct PackReader {
  /// The start of the pack.
  let base: UnsafePointer<UInt8>
  var position: Int
  /// Nothing at or behind this byte is read.
  let end: Int
  private(set) var isFailed = false

  init(_ base: UnsafePointer<UInt8>, at position: Int, end: Int) {
    self.base = base
    self.position = position
    self.end = end
    if position < 0 || position > end { fail() }
  }

  var isAtEnd: Bool { position >= end }

  mutating func fail() {
    isFailed = true
    position = end
  }

  /// A number below 128.
  mutating func byte() -> Int {
    guard position < end else {
      fail()
      return 0
    }
    let byte = Int(base[position])
    guard byte < 0x80 else {
      fail()
      return 0
    }
    position += 1
    return byte
  }

  /// A number of seven bits a byte, the highest first.
  mutating func fixed(_ width: Int) -> Int {
    var number = 0
    var index = 0
    while index < width {
      number = number << 7 | byte()
      index += 1
    }
    return number
  }

  /// A number of six bits a byte, the highest first; every byte but the last has bit 6 set.
  mutating func number() -> Int {
    let first = byte()
    if first < 0x40 { return first }
    var number = first & 0x3F
    var count = 1
    while count < 11 {
      let next = byte()
      number = number << 6 | next & 0x3F
      if next < 0x40 {
        if number >= 0 { return number }
        break
      }
      count += 1
    }
    fail()
    return 0
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
  mutating func text() -> Range<Int> {
    let count = number()
    return range(count)
  }

  /// The next `count` bytes.
  mutating func range(_ count: Int) -> Range<Int> {
    guard count >= 0, count <= end - position else {
      fail()
      return end..<end
    }
    let start = position
    position += count
    return start..<position
  }

  mutating func string() -> String {
    let range = text()
    return string(range)
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count), as: UTF8.self)
  }
}

extension PackReader {
  /// A reader of what follows its size, which is skipped.
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
    let entries = position + count * width
    position += index * width
    let offset = fixed(width)
    guard !isFailed, offset > 0, offset <= end - entries else { return false }
    position = entries + offset - 1
    return true
  }
}
