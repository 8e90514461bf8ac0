/// What a text is like: which kinds of characters its literal parts hold, whether it has placeholders, how it compares
/// with the source text. This tells most checks that they need not look.
///
/// One pass over the bytes finds them all, for the most part by a character's first byte. So a kind may be set for a
/// text in which a closer look finds nothing, but never missing.
struct TextKinds: OptionSet, Sendable, Hashable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  static let digit = TextKinds(rawValue: 1 << 0)
  static let upper = TextKinds(rawValue: 1 << 1)
  static let lower = TextKinds(rawValue: 1 << 2)
  static let beyondASCII = TextKinds(rawValue: 1 << 3)
  /// Letters beyond Latin ones.
  static let beyondLatin = TextKinds(rawValue: 1 << 4)
  /// Brackets of ASCII and of East Asia.
  static let bracket = TextKinds(rawValue: 1 << 5)
  static let lineBreak = TextKinds(rawValue: 1 << 6)
  /// Two spaces in a row.
  static let doubleSpace = TextKinds(rawValue: 1 << 7)
  /// A word that begins like the one before it.
  static let repeatedWord = TextKinds(rawValue: 1 << 8)
  /// Two full stops in a row.
  static let dots = TextKinds(rawValue: 1 << 9)
  /// Straight, curly, angle and corner quotation marks.
  static let quotationMark = TextKinds(rawValue: 1 << 10)
  /// Controls, and what is no character.
  static let control = TextKinds(rawValue: 1 << 11)
  /// Embeddings, overrides and isolates.
  static let bidi = TextKinds(rawValue: 1 << 12)
  /// Invisible characters without a width.
  static let zeroWidth = TextKinds(rawValue: 1 << 13)
  /// Private use, and planes in which much is unassigned.
  static let unusual = TextKinds(rawValue: 1 << 14)
  /// `@`, and a colon before a slash.
  static let address = TextKinds(rawValue: 1 << 15)
  /// A space before `? ! : ; »` or behind `«`.
  static let spacedMark = TextKinds(rawValue: 1 << 16)
  /// Characters that may not be in Normalization Form C.
  static let mark = TextKinds(rawValue: 1 << 17)
  /// White space at either end of the message.
  static let edgeSpace = TextKinds(rawValue: 1 << 18)
  /// An ellipsis as one character.
  static let ellipsis = TextKinds(rawValue: 1 << 19)

  /// A placeholder, plurals and selects among them.
  static let argument = TextKinds(rawValue: 1 << 20)
  /// A plural or select.
  static let branch = TextKinds(rawValue: 1 << 21)
  /// More than a short word or two: what is not may be as wide as it likes.
  static let long = TextKinds(rawValue: 1 << 22)
  /// So many bytes without a space that they may not fit into a line.
  static let longWord = TextKinds(rawValue: 1 << 23)
  /// White space at the start, or nothing at all.
  static let blankStart = TextKinds(rawValue: 1 << 24)
  /// In a translation: another end than the source text’s, as far as the last byte tells.
  static let unlikeEnd = TextKinds(rawValue: 1 << 25)
  /// In a translation: as many bytes as the source text has.
  static let sourceLength = TextKinds(rawValue: 1 << 26)

  static let letters: TextKinds = [.upper, .lower, .beyondASCII]

  /// Whether the two have a kind in common; quick in unoptimized builds too.
  func meets(_ other: TextKinds) -> Bool { rawValue & other.rawValue != 0 }
}
