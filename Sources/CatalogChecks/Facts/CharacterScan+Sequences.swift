// Characters of several bytes whose first byte does not tell their kind.

extension CharacterScan {
  static func beyondASCII(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> UInt32 {
    switch first {
    case 0xC2: latin1(second, third)
    case 0xD9: second >= 0x8B && second <= 0x9F ? TextKinds.mark.rawValue : 0
    case 0xE1: second >= 0xB8 && second <= 0xBB ? 0 : scriptsWithMarks
    case 0xE2: punctuation(second, third)
    case 0xE3: eastAsian(second, third)
    case 0xEF: compatibility(second, third)
    case 0xF0: supplementary(second, third)
    default: 0
    }
  }

  /// Georgian to Greek with accents, Latin with two accents aside.
  private static let scriptsWithMarks =
    TextKinds.beyondLatin.rawValue | TextKinds.mark.rawValue | TextKinds.zeroWidth.rawValue

  /// Emoji, and what is rarer.
  private static func supplementary(_ second: UInt8, _ third: UInt8) -> UInt32 {
    guard second == 0x9F else { return TextKinds.mark.rawValue | TextKinds.beyondLatin.rawValue }
    return third == 0xBF ? TextKinds.control.rawValue : 0
  }

  /// U+0080…U+00BF
  private static func latin1(_ second: UInt8, _ third: UInt8) -> UInt32 {
    switch second {
    case 0x80...0x9F: TextKinds.control.rawValue
    case 0xA0: 0
    case 0xAB:
      TextKinds.quotationMark.rawValue | (third == 0x20 ? TextKinds.spacedMark.rawValue : 0)
    case 0xBB: TextKinds.quotationMark.rawValue
    case 0xAD: TextKinds.zeroWidth.rawValue
    default: 0
    }
  }

  /// U+2000…U+2FFF
  private static func punctuation(_ second: UInt8, _ third: UInt8) -> UInt32 {
    switch (second, third) {
    case (0x80, 0x8B...0x8D): TextKinds.zeroWidth.rawValue
    case (0x80, 0x98...0x9F): TextKinds.quotationMark.rawValue
    case (0x80, 0xA6): TextKinds.ellipsis.rawValue
    case (0x80, 0xA8...0xA9): TextKinds.lineBreak.rawValue
    case (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): TextKinds.bidi.rawValue
    case (0x80, 0x80...0x81), (0x84, _), (0x8C, _), (0xAB, _): TextKinds.mark.rawValue
    default: 0
    }
  }

  /// U+3000…U+3FFF
  private static func eastAsian(_ second: UInt8, _ third: UInt8) -> UInt32 {
    switch (second, third) {
    case (0x80, 0x8C...0x8F), (0x80, 0x9D...0x9F):
      TextKinds.quotationMark.rawValue | TextKinds.bracket.rawValue
    case (0x80, 0x88...0x9B): TextKinds.bracket.rawValue
    case (0x82, 0x99...0x9A): TextKinds.mark.rawValue
    default: 0
    }
  }

  /// U+F000…U+FFFF
  private static func compatibility(_ second: UInt8, _ third: UInt8) -> UInt32 {
    switch (second, third) {
    case (0x80...0xA3, _): TextKinds.unusual.rawValue
    case (0xA4...0xAD, _): TextKinds.mark.rawValue
    case (0xB7, 0x90...0xAF), (0xBF, 0xB0...0xBF): TextKinds.control.rawValue
    case (0xBB, 0xBF): TextKinds.zeroWidth.rawValue
    case (0xBC, 0x82): TextKinds.quotationMark.rawValue
    case (0xBC, 0x88...0x89), (0xBC, 0xBB), (0xBC, 0xBD), (0xBD, _): TextKinds.bracket.rawValue
    // U+FFFD
    case (0xBF, _): TextKinds.control.rawValue
    default: 0
    }
  }
}
