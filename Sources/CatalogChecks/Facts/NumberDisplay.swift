import LocaleData
import MessageFormat

/// How many digits of a number a placeholder shows: what its plural form has to fit.
struct NumberDisplay: Hashable, Sendable {
  var fractionDigits: ClosedRange<Int>
  var isPercentage = false
  var isCompact = false

  /// As numbers are shown by default.
  static let plain = NumberDisplay(fractionDigits: 0...3)
  /// No rounding at all, as far as it concerns numbers of three decimals.
  static let whole = NumberDisplay(fractionDigits: 0...0)

  init(fractionDigits: ClosedRange<Int>, isPercentage: Bool = false, isCompact: Bool = false) {
    self.fractionDigits = fractionDigits
    self.isPercentage = isPercentage
    self.isCompact = isCompact
  }

  /// `nil` where the placeholder shows no number, or it cannot be told how.
  init?(_ format: Argument.Format) {
    switch format {
    case .plain, .number(nil): self = .plain
    case .number(let style?):
      guard let display = style.isSkeleton ? Self.skeleton(style.text) : Self.style(style.text) else { return nil }
      self = display
    case .printf(let conversion): self.init(conversion)
    case .date, .time, .list, .plural, .select: return nil
    }
  }

  /// `%f` shows six decimals, the last three of which are zeros in all numbers that are tried.
  private init?(_ conversion: PrintfConversion) {
    switch (conversion.kind, conversion.precision) {
    case (.signed, _), (.unsigned, _): self = .whole
    case (.fixed, .fixed(let digits)?) where digits <= 3: self.init(fractionDigits: digits...digits)
    default: return nil
    }
  }

  private static func style(_ text: String) -> NumberDisplay? {
    switch text {
    case "integer": .whole
    case "percent": NumberDisplay(fractionDigits: 0...0, isPercentage: true)
    default: nil
    }
  }

  private static func skeleton(_ text: String) -> NumberDisplay? {
    var display = plain
    for stem in text.dropFirst(2).split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" }) {
      switch stem {
      case "percent", "%": display.isPercentage = true
      case "%x100": display.isPercentage = true
      case "compact-short", "compact-long", "K", "KK": display.isCompact = true
      case "precision-integer", ".": display.fractionDigits = 0...0
      case _ where stem.hasPrefix("."):
        let digits = stem.dropFirst().prefix { $0 == "0" || $0 == "#" }
        guard digits.count == stem.count - 1, digits.count <= 3 else { return nil }
        display.fractionDigits = digits.prefix { $0 == "0" }.count...digits.count
      case _ where stem.hasPrefix("group-") || stem.hasPrefix(",_") || stem.hasPrefix("sign-"): continue
      default: return nil
      }
    }
    return display
  }
}

extension NumberDisplay {
  /// What is shown of a number, given in thousandths, in the notation of CLDR's samples: `1`, `1.50`, `1.2c6`.
  func digits(ofThousandths value: Int) -> String {
    if isCompact { return compact(value) }
    let value = isPercentage ? value * 100 : value
    let unit = Self.powers[3 - fractionDigits.upperBound]
    return Self.decimal(Self.quotient(value, unit), places: fractionDigits)
  }

  /// Two digits at least, and no fraction of larger numbers.
  private func compact(_ value: Int) -> String {
    let exponent = value >= 1_000_000_000 ? 6 : value >= 1_000_000 ? 3 : 0
    let unit = exponent == 6 ? 1_000_000 : exponent == 3 ? 1_000 : 1
    // In thousandths of the unit that is written behind the number.
    let scaled = Self.quotient(value, unit)
    let places = scaled < 10_000 ? 1 : 0
    let shown = Self.decimal(Self.quotient(scaled, Self.powers[3 - places]), places: 0...places)
    return exponent == 0 ? shown : shown + "c\(exponent)"
  }

  private static let powers = [1, 10, 100, 1_000]

  /// Rounded half to even, as ICU rounds.
  private static func quotient(_ value: Int, _ divisor: Int) -> Int {
    let (whole, rest) = value.quotientAndRemainder(dividingBy: divisor)
    let isAboveHalf = rest * 2 > divisor || (rest * 2 == divisor && whole % 2 == 1)
    return isAboveHalf ? whole + 1 : whole
  }

  /// `value` is in units of the last place.
  private static func decimal(_ value: Int, places: ClosedRange<Int>) -> String {
    let unit = powers[places.upperBound]
    var fraction = String(value % unit + unit).dropFirst()
    while fraction.utf8.count > places.lowerBound, fraction.hasSuffix("0") { fraction.removeLast() }
    return String(value / unit) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
