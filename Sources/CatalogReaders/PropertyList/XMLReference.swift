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
    self.init(place + 1 - index, Self.entity(bytes, at: start, end: place))
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

  /// The five entities that XML has by itself.
  private static func entity(_ bytes: UnsafePointer<UInt8>, at start: Int, end: Int) -> Kind {
    let matches = { (name: StaticString) in
      name.utf8CodeUnitCount == end - start && XMLMarkup.matches(name, bytes, at: start, end: end)
    }
    if matches("amp") { return .character(0x26) }
    if matches("lt") { return .character(0x3C) }
    if matches("gt") { return .character(0x3E) }
    if matches("quot") { return .character(0x22) }
    return matches("apos") ? .character(0x27) : .unknownEntity
  }
}
