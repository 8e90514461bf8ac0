/// Which kinds of characters the literal parts of a text hold: what tells most checks that they need not look.
///
/// One pass over the bytes finds them all, for the most part by a character's first byte. So a kind may be set for a
/// text in which a closer look finds nothing, but never missing.
struct CharacterKinds: OptionSet, Sendable, Hashable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  static let digit = CharacterKinds(rawValue: 1 << 0)
  static let upper = CharacterKinds(rawValue: 1 << 1)
  static let lower = CharacterKinds(rawValue: 1 << 2)
  static let beyondASCII = CharacterKinds(rawValue: 1 << 3)
  /// Letters beyond Latin ones.
  static let beyondLatin = CharacterKinds(rawValue: 1 << 4)
  /// Brackets of ASCII and of East Asia.
  static let bracket = CharacterKinds(rawValue: 1 << 5)
  static let lineBreak = CharacterKinds(rawValue: 1 << 6)
  /// Two spaces in a row.
  static let doubleSpace = CharacterKinds(rawValue: 1 << 7)
  /// A word that begins like the one before it.
  static let repeatedWord = CharacterKinds(rawValue: 1 << 8)
  /// Two full stops in a row.
  static let dots = CharacterKinds(rawValue: 1 << 9)
  /// Straight, curly, angle and corner quotation marks.
  static let quotationMark = CharacterKinds(rawValue: 1 << 10)
  /// Controls, and what is no character.
  static let control = CharacterKinds(rawValue: 1 << 11)
  /// Embeddings, overrides and isolates.
  static let bidi = CharacterKinds(rawValue: 1 << 12)
  /// Invisible characters without a width.
  static let zeroWidth = CharacterKinds(rawValue: 1 << 13)
  /// Private use, and planes in which much is unassigned.
  static let unusual = CharacterKinds(rawValue: 1 << 14)
  /// `@`, and a colon before a slash.
  static let address = CharacterKinds(rawValue: 1 << 15)
  /// A space before `? ! : ; »` or behind `«`.
  static let spacedMark = CharacterKinds(rawValue: 1 << 16)
  /// Characters that may not be in Normalization Form C.
  static let mark = CharacterKinds(rawValue: 1 << 17)
  /// White space at either end of the message.
  static let edgeSpace = CharacterKinds(rawValue: 1 << 18)
  /// An ellipsis as one character.
  static let ellipsis = CharacterKinds(rawValue: 1 << 19)

  static let letters: CharacterKinds = [.upper, .lower, .beyondASCII]

  /// Whether the two have a kind in common; quick in unoptimized builds too.
  func meets(_ other: CharacterKinds) -> Bool { rawValue & other.rawValue != 0 }
}
