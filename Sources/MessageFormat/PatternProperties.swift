/// Unicode's immutable properties Pattern_Syntax and Pattern_White_Space (UAX #31), which decide where a name in a
/// message ends, and the characters that a person does not see there.
enum PatternProperties {
  /// What a character beyond ASCII, or a control character, is to the parser between syntax elements.
  enum Kind {
    /// Part of a name.
    case name
    case syntax
    case whiteSpace
    /// A direction mark, which counts as white space.
    case directionMark
    /// A space that looks like white space and is none.
    case foreignSpace
    /// Takes no room, and would silently become part of a name.
    case invisible
  }

  static func kind(of scalar: UInt32) -> Kind {
    if scalar < 0x80 { return asciiKind(scalar) }
    if isWhiteSpace(scalar) { return .whiteSpace }
    if scalar == 0x200E || scalar == 0x200F { return .directionMark }
    if isForeignSpace(scalar) { return .foreignSpace }
    if isInvisible(scalar) { return .invisible }
    return isSyntax(scalar) ? .syntax : .name
  }

  private static func asciiKind(_ scalar: UInt32) -> Kind {
    if scalar == 0x20 || (scalar >= 0x09 && scalar <= 0x0D) { return .whiteSpace }
    if scalar < 0x20 || scalar == 0x7F { return .invisible }
    return isNameByte(UInt8(truncatingIfNeeded: scalar)) ? .name : .syntax
  }

  /// Whether an ASCII byte belongs to a name: a letter, a digit or `_`.
  static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == 0x5F
  }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isWhiteSpace(_ scalar: UInt32) -> Bool {
    scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
  }

  private static func isForeignSpace(_ scalar: UInt32) -> Bool {
    scalar == 0xA0 || scalar == 0x1680 || (scalar >= 0x2000 && scalar <= 0x200A) || scalar == 0x202F
      || scalar == 0x205F || scalar == 0x3000
  }

  private static func isInvisible(_ scalar: UInt32) -> Bool {
    if scalar < 0x2000 {
      return scalar < 0xA0 || scalar == 0xAD || scalar == 0x034F || scalar == 0x061C
        || scalar == 0x115F || scalar == 0x1160 || scalar == 0x17B4 || scalar == 0x17B5
        || (scalar >= 0x180B && scalar <= 0x180F)
    }
    return (scalar >= 0x200B && scalar <= 0x200D) || (scalar >= 0x202A && scalar <= 0x202E)
      || (scalar >= 0x2060 && scalar <= 0x206F) || scalar == 0x3164 || (scalar >= 0xFE00 && scalar <= 0xFE0F)
      || scalar == 0xFEFF || scalar == 0xFFA0 || (scalar >= 0xE0000 && scalar <= 0xE0FFF)
  }

  private static func isSyntax(_ scalar: UInt32) -> Bool {
    if scalar < 0x2010 { return latinSyntax.contains(scalar) }
    for range in syntaxRanges where range.contains(scalar) { return true }
    return false
  }

  private static let latinSyntax: Set<UInt32> = [
    0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
  ]

  private static let syntaxRanges: [ClosedRange<UInt32>] = [
    0x2010...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x245F, 0x2500...0x2775,
    0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030, 0xFD3E...0xFD3F,
    0xFE45...0xFE46,
  ]
}
