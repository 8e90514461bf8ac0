/// The objects of a binary property list: a table of offsets at the end of the file, each to a marker byte and what
/// follows it. Every number of the file is checked before it is used.
struct BinaryObjects {
  /// Of the object that the list is.
  let top: Int
  let count: Int
  private let bytes: UnsafePointer<UInt8>
  private let offsetSize: Int
  private let referenceSize: Int
  /// Where the objects end and their offsets begin.
  private let table: Int

  private static let magicCount = 8
  private static let trailerCount = 32

  /// `nil` where the file is too short, or its trailer does not fit it.
  init?(_ bytes: UnsafePointer<UInt8>, end: Int) {
    let trailer = end - Self.trailerCount
    guard trailer > Self.magicCount else { return nil }
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize,
      let count = Self.number(bytes, at: trailer + 8, size: 8),
      let top = Self.number(bytes, at: trailer + 16, size: 8),
      let table = Self.number(bytes, at: trailer + 24, size: 8)
    else { return nil }
    guard table > Self.magicCount, table < trailer, count > 0, count <= (trailer - table) / offsetSize, top < count
    else { return nil }
    self.count = count
    self.top = top
    self.table = table
  }

  enum Object {
    case null
    case boolean(Bool)
    case integer(String)
    case real(Double)
    case date(Double)
    case data
    case ascii(Range<Int>)
    case utf16(Range<Int>)
    case utf8(Range<Int>)
    /// References to objects.
    case array([Int])
    case dictionary(keys: [Int], values: [Int])
    case other
  }

  /// `nil` where there is no such object, or what should be one is broken.
  func object(_ index: Int) -> Object? {
    guard index < count, let start = Self.number(bytes, at: table + index * offsetSize, size: offsetSize),
      start >= Self.magicCount, start < table
    else { return nil }
    let marker = bytes[start]
    switch marker >> 4 {
    case 0: return simple(marker)
    case 1: return integer(at: start)
    case 2: return real(at: start + 1, size: 1 << Int(marker & 0xF)).map { .real($0) }
    case 3: return marker == 0x33 ? real(at: start + 1, size: 8).map { .date($0) } : nil
    case 4: return contents(at: start, unit: 1).map { _ in .data }
    case 5: return contents(at: start, unit: 1).map { .ascii($0) }
    case 6: return contents(at: start, unit: 2).map { .utf16($0) }
    case 7: return contents(at: start, unit: 1).map { .utf8($0) }
    case 8, 0xB, 0xC: return .other
    case 0xA: return contents(at: start, unit: referenceSize).flatMap(references).map { .array($0) }
    case 0xD:
      guard let all = contents(at: start, unit: 2 * referenceSize).flatMap(references) else { return nil }
      return .dictionary(keys: Array(all[..<(all.count / 2)]), values: Array(all[(all.count / 2)...]))
    default: return nil
    }
  }

  private func simple(_ marker: UInt8) -> Object? {
    switch marker {
    case 0: .null
    case 8: .boolean(false)
    case 9: .boolean(true)
    default: nil
    }
  }

  /// Of 1, 2 or 4 bytes without a sign, of 8 or 16 with one.
  private func integer(at start: Int) -> Object? {
    let size = 1 << Int(bytes[start] & 0xF)
    guard size <= 16, start + 1 + size <= table else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    for offset in 0..<size {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(bytes[start + 1 + offset])
    }
    if size == 8 { return .integer(String(Int64(bitPattern: low))) }
    guard size == 16 else { return .integer(String(low)) }
    if high == 0 { return .integer(String(low)) }
    return high == .max && low >> 63 == 1 ? .integer(String(Int64(bitPattern: low))) : nil
  }

  private func real(at start: Int, size: Int) -> Double? {
    guard size == 4 || size == 8, start + size <= table else { return nil }
    var bits: UInt64 = 0
    for offset in 0..<size { bits = bits << 8 | UInt64(bytes[start + offset]) }
    return size == 4 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits)
  }

  /// Where the contents of an object stand that says how many `unit`s of bytes it has.
  private func contents(at start: Int, unit: Int) -> Range<Int>? {
    var length = Int(bytes[start] & 0xF)
    var first = start + 1
    if length == 0xF {
      guard first < table, bytes[first] >> 4 == 1 else { return nil }
      let size = 1 << Int(bytes[first] & 0xF)
      guard size <= 8, first + 1 + size <= table, let number = Self.number(bytes, at: first + 1, size: size) else {
        return nil
      }
      length = number
      first += 1 + size
    }
    guard first <= table, length <= (table - first) / unit else { return nil }
    return first..<first + length * unit
  }

  private func references(_ range: Range<Int>) -> [Int]? {
    var references: [Int] = []
    references.reserveCapacity(range.count / referenceSize)
    var place = range.lowerBound
    while place < range.upperBound {
      guard let reference = Self.number(bytes, at: place, size: referenceSize) else { return nil }
      references.append(reference)
      place += referenceSize
    }
    return references
  }

  /// A number in big-endian order; `nil` where it is larger than any file.
  private static func number(_ bytes: UnsafePointer<UInt8>, at start: Int, size: Int) -> Int? {
    var value: UInt64 = 0
    for offset in 0..<size { value = value << 8 | UInt64(bytes[start + offset]) }
    return Int(exactly: value).flatMap { $0 <= Int(Int32.max) ? $0 : nil }
  }
}
