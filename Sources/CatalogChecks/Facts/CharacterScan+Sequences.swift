// Characters of several bytes whose first byte does not tell their kind.

extension CharacterScan {
  static func beyondASCII(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> UInt32 {
    switch first {
    case 0xC2: latin1(second, third)
    case 0xD9: second >= 0x8B && second <= 0x9F ? CharacterKinds.mark.rawValue : 0
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
    CharacterKinds.beyondLatin.rawValue | CharacterKinds.mark.rawValue | CharacterKinds.zeroWidth.rawValue

  /// Emoji, and what is rarer.
  private static func supplementary(_ second: UInt8, _ third: UInt8) -> UInt32 {
    guard second == 0x9F else { return CharacterKinds.mark.rawValue | CharacterKinds.beyondLatin.rawValue }
    return third == 0xBF ? CharacterKinds.control.rawValue : 0
  }

  /// U+0080…U+00BF
  private static func latin1(_ second: UInt8, _ third: UInt8) -> UInt32 {
    switch second {
    case 0x80...0x9F: CharacterKinds.control.rawValue
    case 0xA0: 0
    case 0xAB:
      CharacterKinds.quotationMark.rawValue | (third == 0x20 ? CharacterKinds.spacedMark.rawValue : 0)
    case 0xBB: CharacterKinds.quotationMark.rawValue
    case 0xAD: CharacterKinds.zeroWidth.rawValue
    default: 0
    }
  }

  /// U+2000…U+2FFF
  private static func punctuation(_ second: UInt8, _ third: UInt8) -> UInt32 {
    switch (second, third) {
    case (0x80, 0x8B...0x8D): CharacterKinds.zeroWidth.rawValue
    case (0x80, 0x98...0x9F): CharacterKinds.quotationMark.rawValue
    case (0x80, 0xA6): CharacterKinds.ellipsis.rawValue
    case (0x80, 0xA8...0xA9): CharacterKinds.lineBreak.rawValue
    case (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): CharacterKinds.bidi.rawValue
    case (0x80, 0x80...0x81), (0x84, _), (0x8C, _), (0xAB, _): CharacterKinds.mark.rawValue
    default: 0
    }
  }

  /// U+3000…U+3FFF
  private static func eastAsian(_ second: UInt8, _ third: UInt8) -> UInt32 {
    switch (second, third) {
    case (0x80, 0x8C...0x8F), (0x80, 0x9D...0x9F):
      CharacterKinds.quotationMark.rawValue | CharacterKinds.bracket.rawValue
    case (0x80, 0x88...0x9B): CharacterKinds.bracket.rawValue
    case (0x82, 0x99...0x9A): CharacterKinds.mark.rawValue
    default: 0
    }
  }

  /// U+F000…U+FFFF
  private static func compatibility(_ second: UInt8, _ third: UInt8) -> UInt32 {
    switch (second, third) {
    case (0x80...0xA3, _): CharacterKinds.unusual.rawValue
    case (0xA4...0xAD, _): CharacterKinds.mark.rawValue
    case (0xB7, 0x90...0xAF), (0xBF, 0xB0...0xBF): CharacterKinds.control.rawValue
    case (0xBB, 0xBF): CharacterKinds.zeroWidth.rawValue
    case (0xBC, 0x82): CharacterKinds.quotationMark.rawValue
    case (0xBC, 0x88...0x89), (0xBC, 0xBB), (0xBC, 0xBD), (0xBD, _): CharacterKinds.bracket.rawValue
    // U+FFFD
    case (0xBF, _): CharacterKinds.control.rawValue
    default: 0
    }
  }
}
