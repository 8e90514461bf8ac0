/// A decimal number of any size, as number formats scale, round and show it.
///
/// A finite value is `digits` × 10^`exponent`, exactly what stands on the screen but for zeros that fill it up.
struct ExactDecimal {
  private(set) var kind: DecimalNumber.Kind
  /// Also for -0, which ICU shows with its sign.
  var isNegative: Bool
  /// 0…9 each, the highest first. Neither the first nor the last is 0; there are none for zero.
  private(set) var digits: [UInt8]
  /// The place of the last digit; 0 for zero.
  private(set) var exponent: Int
  /// How many fraction digits are shown at least.
  var minimumFraction = 0
  /// How many integer digits are shown at least.
  var minimumInteger = 0
  /// In a scientific form, the number stands for itself × 10^`notationExponent`.
  var notationExponent = 0

  init(_ number: PluralNumber) {
    let decimal = number.decimal(maximumFraction: DecimalNumber.allFraction)
    kind = decimal.kind
    isNegative = if case .fraction(let value) = number { value.sign == .minus } else { decimal.isNegative }
    digits = []
    exponent = decimal.exponent
    var rest = decimal.kind == .finite ? decimal.digits : 0
    while rest > 0 {
      digits.append(UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    digits.reverse()
    normalize()
  }

  var isZero: Bool { digits.isEmpty }

  /// The place of the first digit; 0 for zero.
  var magnitude: Int { digits.isEmpty ? 0 : exponent + digits.count - 1 }

  /// How many digits stand before the decimal separator.
  var shownIntegers: Int { max(minimumInteger, digits.isEmpty ? 0 : exponent + digits.count) }

  /// How many digits stand behind it.
  var shownFraction: Int { max(minimumFraction, -exponent) }

  /// The digit at a place, 0 where there is none.
  func digit(at place: Int) -> UInt8 {
    let index = exponent + digits.count - 1 - place
    return index >= 0 && index < digits.count ? digits[index] : 0
  }

  /// Multiplies by a power of ten.
  mutating func shift(by places: Int) {
    if !digits.isEmpty { exponent += places }
  }

  /// Takes other digits for the same number of zeros, sign and kind.
  mutating func replace(digits: [UInt8], exponent: Int) {
    self.digits = digits
    self.exponent = exponent
    normalize()
  }

  /// Keeps the digits below a place only.
  mutating func truncateIntegers(to count: Int) {
    let excess = exponent + digits.count - count
    guard excess > 0, !digits.isEmpty else { return }
    replace(digits: Array(digits.dropFirst(excess)), exponent: exponent)
  }

  private mutating func normalize() {
    while let last = digits.last, last == 0 {
      digits.removeLast()
      exponent += 1
    }
    var leading = 0
    while leading < digits.count, digits[leading] == 0 { leading += 1 }
    if leading > 0 { digits.removeFirst(leading) }
    if digits.isEmpty { exponent = 0 }
  }
}
