/// A number as it is shown: the digits that stand on the screen, and so the number that plural rules see.
///
/// A finite value is `digits` × 10^`exponent`.
struct DecimalNumber {
  enum Kind {
    case finite
    case infinite
    case notANumber
  }

  private(set) var kind = Kind.finite
  /// Also for -0, which ICU shows with its sign.
  private(set) var isNegative: Bool
  private(set) var digits: UInt64
  /// Negative where there are fraction digits.
  private(set) var exponent = 0
  /// The absolute value, before rounding.
  let magnitude: Double

  init(_ number: Int) {
    magnitude = Double(number.magnitude)
    isNegative = number < 0
    digits = UInt64(number.magnitude)
  }

  /// Rounds to at most `maximumFraction` digits behind the decimal separator, ties to the even digit, as ICU does:
  /// what is rounded are the shortest digits that mean the same double, not its exact binary value.
  init(_ number: Double, maximumFraction: Int) {
    isNegative = number.sign == .minus
    magnitude = number.magnitude
    if magnitude < 0x1p53, magnitude.rounded(.towardZero) == magnitude {
      digits = UInt64(magnitude)
    } else if magnitude.isFinite {
      digits = 0
      readShortestDigits(of: magnitude)
      round(to: maximumFraction)
    } else {
      digits = 0
      kind = magnitude.isNaN ? .notANumber : .infinite
      if magnitude.isNaN { isNegative = false }
    }
  }

  /// Reads `123.456`, `1e+16` or `5e-324`, as the standard library describes a double.
  private mutating func readShortestDigits(of magnitude: Double) {
    var isFraction = false
    var isExponent = false
    var isExponentNegative = false
    var written = 0
    for byte in magnitude.description.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where isExponent:
        written = written &* 10 &+ Int(byte &- UInt8(ascii: "0"))
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
        if isFraction { exponent -= 1 }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"): isExponent = true
      case UInt8(ascii: "-"): isExponentNegative = true
      default: break
      }
    }
    exponent += isExponentNegative ? -written : written
  }

  private mutating func round(to maximumFraction: Int) {
    let excess = -maximumFraction - exponent
    if excess > 0 {
      let unit = excess < 20 ? UInt64.powerOfTen(excess) : 0
      let (quotient, remainder) = unit == 0 ? (0, 0) : digits.quotientAndRemainder(dividingBy: unit)
      let half = unit / 2
      let roundsUp = remainder > half || remainder == half && unit != 0 && quotient % 2 == 1
      digits = quotient + (roundsUp ? 1 : 0)
      exponent = -maximumFraction
    }
    while exponent < 0, digits % 10 == 0 {
      if digits == 0 {
        exponent = 0
      } else {
        digits /= 10
        exponent += 1
      }
    }
  }
}

// MARK: - Significant digits

extension DecimalNumber {
  /// As many fraction digits as any double has.
  static let allFraction = 400

  /// The power of ten of the first digit: 2 for 123.4, -2 for 0.05.
  var leadingExponent: Int { digits.decimalCount + exponent - 1 }

  /// Rounds to at most so many digits from the first one on, ties to the even digit.
  func rounded(toSignificant count: Int) -> DecimalNumber {
    var number = self
    number.round(to: count - 1 - leadingExponent)
    return number
  }

  /// The digits with the decimal separator behind the first one, without trailing zeros.
  var mantissa: DecimalNumber {
    var number = self
    while number.digits >= 10, number.digits % 10 == 0 { number.digits /= 10 }
    number.exponent = 1 - number.digits.decimalCount
    return number
  }

  func isAbove(powerOfTen power: Int) -> Bool {
    leadingExponent > power || leadingExponent == power && mantissa.digits != 1
  }
}

extension UInt64 {
  /// 10^`exponent`, for 0…19.
  static func powerOfTen(_ exponent: Int) -> UInt64 {
    var power: UInt64 = 1
    var index = 0
    while index < exponent {
      power &*= 10
      index += 1
    }
    return power
  }

  /// How many decimal digits the number has, 1…20.
  var decimalCount: Int {
    var count = 1
    var rest = self / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return count
  }
}
