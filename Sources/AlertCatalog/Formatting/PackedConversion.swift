/// How a printf specifier shows a number: `%02d`, `%.1f`, `%x`.
///
/// In a pack: the kind, the flags (bytes), the width, and the precision plus 1, or 0 where there is none (numbers); where the
/// flag `+` is set, or the kind has an exponent, where the ``NumberSigns`` start among the pack's formats (number).
package struct PackedConversion {
  package enum Kind: Int {
    /// `%d`, `%i`, `%u`: the locale's digits and groups.
    case integer = 0
    /// `%f`: a fixed count of fraction digits, in the locale's digits and groups.
    case fixed = 1
    /// `%x`, `%X`, `%o`, as C shows them: the bits of an integer of 64, 32, 16 or 8 bits.
    case lowercaseHexadecimal = 2
    case uppercaseHexadecimal = 3
    case octal = 4
    /// `%e`, `%E`: one digit before the decimal separator, and a power of ten.
    case exponent = 5
    /// `%g`, `%G`: so many digits in all, and a power of ten where the number is large or small.
    case general = 6
  }

  package struct Flags: OptionSet {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// `-`
    package static let leftAligned = Flags(rawValue: 1)
    /// `0`
    package static let zeroPadded = Flags(rawValue: 2)
    /// `#`
    package static let alternate = Flags(rawValue: 4)
    /// Of a hexadecimal or octal number: only its lowest 32, 16 or 8 bits count.
    package static let bits32 = Flags(rawValue: 8)
    package static let bits16 = Flags(rawValue: 16)
    package static let bits8 = Flags(rawValue: 32)
    /// `+`
    package static let plus = Flags(rawValue: 64)
  }

  /// What width and precision can be at most. A wider text is no text of an alert, and a damaged pack must not ask for
  /// much memory.
  package static let limit = 99

  package let kind: Kind
  package let flags: Flags
  /// In Unicode scalars; 0 where there is none.
  package let width: Int
  package let precision: Int?
  /// Where the signs start among the formats; `nil` where none are needed.
  package let signs: Int?

  package init(kind: Kind, flags: Flags, width: Int, precision: Int?, signs: Int?) {
    self.kind = kind
    self.flags = flags
    self.width = width
    self.precision = precision
    self.signs = signs
  }

  /// Whether a conversion shows signs that the locale's numbers do not have by default.
  package static func needsSigns(_ kind: Kind, _ flags: Flags) -> Bool {
    switch kind {
    case .exponent, .general: true
    case .integer, .fixed: flags.contains(.plus)
    case .lowercaseHexadecimal, .uppercaseHexadecimal, .octal: false
    }
  }

  init?(_ reader: inout PackReader) {
    let kind = reader.byte()
    flags = Flags(rawValue: reader.byte())
    width = reader.number()
    let precision = reader.number()
    self.precision = precision == 0 ? nil : precision - 1
    guard let kind = Kind(rawValue: kind), width <= Self.limit, precision <= Self.limit + 1 else { return nil }
    self.kind = kind
    signs = Self.needsSigns(kind, flags) ? reader.number() : nil
    guard !reader.isFailed else { return nil }
  }
}
