/// How a message shows a number by a style or a skeleton, with all that its locale adds.
///
/// In the formats of a pack: where its ``NumberStyle`` starts there (number), whose affixes are not used; the flags
/// (byte), the rounding mode (byte, see ``RoundingMode``), the ``NumberPrecision``, how many integer digits are shown at
/// least, how many at most plus 1, 0 for all (numbers), the ``NumberScale``, the ``NumberNotation`` and the
/// ``NumberAffixes``.
package struct NumberFormat {
  package struct Flags: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The decimal separator is shown without a fraction too.
    package static let alwaysShowsDecimalSeparator = Flags(rawValue: 1)
    /// A fraction of zeros is not shown.
    package static let hidesZeros = Flags(rawValue: 2)
    /// Affixes depend on the plural form of the digits of a compact number.
    package static let usesForms = Flags(rawValue: 4)
    /// Names stand around the number.
    package static let hasNames = Flags(rawValue: 8)
    /// Infinity and not-a-number have affixes of their own.
    package static let hasSpecialAffixes = Flags(rawValue: 16)
  }

  let style: NumberStyle
  let flags: Flags
  private let mode: RoundingMode
  private let precision: NumberPrecision
  private let minimumInteger: Int
  private let maximumInteger: Int?
  private let scale: NumberScale
  let notation: NumberNotation
  let affixes: NumberAffixes

  init?(_ pack: PackView, at offset: Int) {
    var reader = pack.reader(of: pack.header.formats, at: offset)
    let styleOffset = reader.number()
    guard let style = NumberStyle(pack.reader(of: pack.header.formats, at: styleOffset)) else { return nil }
    self.style = style
    flags = Flags(rawValue: reader.byte())
    guard let mode = RoundingMode(rawValue: reader.byte()), let precision = NumberPrecision(&reader) else { return nil }
    self.mode = mode
    self.precision = precision
    minimumInteger = reader.number()
    let maximum = reader.number()
    maximumInteger = maximum == 0 ? nil : maximum - 1
    guard minimumInteger <= NumberPrecision.limit, let scale = NumberScale(&reader),
      let notation = NumberNotation(&reader)
    else { return nil }
    self.scale = scale
    self.notation = notation
    var traits: NumberAffixes.Traits = []
    if case .compact = notation { traits.insert(.magnitudes) }
    if flags.contains(.usesForms) { traits.insert(.forms) }
    if flags.contains(.hasSpecialAffixes) { traits.insert(.specials) }
    if flags.contains(.hasNames) { traits.insert(.names) }
    guard let affixes = NumberAffixes(reader, traits) else { return nil }
    self.affixes = affixes
  }

  /// Scales and rounds a number as it is shown.
  ///
  /// - Returns: By how many places it was shifted.
  func apply(to number: inout ExactDecimal) -> Int {
    guard number.kind == .finite else { return 0 }
    scale.apply(to: &number)
    return number.round(notation) { round(&$0) }
  }

  private func round(_ number: inout ExactDecimal) {
    number.round(precision, mode, hidesZeros: flags.contains(.hidesZeros))
  }

  /// A number as names of units see it: ICU rounds a compact number for them as if it were shown in full.
  func counted(_ number: ExactDecimal, shownAs shown: ExactDecimal, shift: Int) -> ExactDecimal {
    var counted: ExactDecimal
    if case .compact = notation {
      counted = number
      scale.apply(to: &counted)
      round(&counted)
    } else {
      counted = shown
      counted.notationExponent = -shift
    }
    return counted
  }

  /// Makes a rounded number as wide as it is shown.
  func widen(_ number: inout ExactDecimal) {
    number.minimumInteger = max(number.minimumInteger, minimumInteger)
    if let maximumInteger { number.truncateIntegers(to: maximumInteger) }
  }
}
