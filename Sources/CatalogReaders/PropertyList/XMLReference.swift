/// What an ampersand in XML text begins.
struct XMLReference {
  /// With the ampersand and the semicolon; 1 where it is no reference.
  let length: Int
  let kind: Kind

  enum Kind {
    case character(UInt32)
    /// A number that stands for no character that XML allows.
    case invalidCharacter
    case unknownEntity
    /// An ampersand that stands for itself, which XML does not allow.
    case none
  }

  init(_ bytes: UnsafePointer<UInt8>, at index: Int, end: Int) {
    let start = index + 1
    if start < end, bytes[start] == UInt8(ascii: "#") {
      self.init(number: bytes, at: start + 1, end: end)
      return
    }
    var place = start
    while place < end, XMLCharacter.isNamePart(bytes[place]) { place += 1 }
    guard place > start, place < end, bytes[place] == UInt8(ascii: ";"), XMLCharacter.isNameStart(bytes[start]) else {
      self.init(1, .none)
      return
    }
    let name = UnsafeBufferPointer(start: bytes + start, count: place - start)
    let entity = Self.entities.first { $0.name.elementsEqual(name) }
    self.init(place + 1 - index, entity.map { .character($0.scalar) } ?? .unknownEntity)
  }

  private init(_ length: Int, _ kind: Kind) {
    self.length = length
    self.kind = kind
  }

  /// Reads a number that begins at `start`, behind `&#`.
  private init(number bytes: UnsafePointer<UInt8>, at start: Int, end: Int) {
    let isHexadecimal = start < end && bytes[start] == UInt8(ascii: "x")
    let first = isHexadecimal ? start + 1 : start
    var place = first
    var scalar: UInt32 = 0
    while place < end, let digit = HexDigit.value(bytes[place]), isHexadecimal || digit < 10 {
      scalar = min(scalar * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x110000)
      place += 1
    }
    guard place > first, place < end, bytes[place] == UInt8(ascii: ";") else {
      self.init(1, .none)
      return
    }
    self.init(place + 1 - (start - 2), XMLCharacter.isAllowed(scalar) ? .character(scalar) : .invalidCharacter)
  }

  private static let entities: [(name: [UInt8], scalar: UInt32)] = [
    (Array("amp".utf8), 0x26), (Array("lt".utf8), 0x3C), (Array("gt".utf8), 0x3E), (Array("quot".utf8), 0x22),
    (Array("apos".utf8), 0x27),
  ]
}
