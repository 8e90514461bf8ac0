import LocaleData
import MessageFormat

/// How many digits of a number a placeholder shows: what its plural form has to fit.
struct NumberDisplay: Hashable, Sendable {
  var fractionDigits: ClosedRange<Int>
  /// The power of ten that the number is multiplied by before it is shown: 2 for `percent`.
  var scale = 0
  var isCompact = false

  /// As numbers are shown by default.
  static let plain = NumberDisplay(fractionDigits: 0...3)
  /// No rounding at all, as far as it concerns numbers of three decimals.
  static let whole = NumberDisplay(fractionDigits: 0...0)

  init(fractionDigits: ClosedRange<Int>, scale: Int = 0, isCompact: Bool = false) {
    self.fractionDigits = fractionDigits
    self.scale = scale
    self.isCompact = isCompact
  }

  /// `nil` where the placeholder shows no number, or it cannot be told how.
  init?(_ format: Argument.Format) {
    switch format {
    case .plain, .number(nil): self = .plain
    case .number(let style?):
      guard let display = style.isSkeleton ? Self.skeleton(style) : Self.keyword(style) else { return nil }
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

  private static func keyword(_ style: Argument.Style) -> NumberDisplay? {
    switch NumberKeyword(style) {
    case .integer?: .whole
    case .percent?: NumberDisplay(fractionDigits: 0...0, scale: 2)
    case .currency?, nil: nil
    }
  }

  /// A percent sign alone does not multiply, as the keyword does.
  private static func skeleton(_ style: Argument.Style) -> NumberDisplay? {
    let skeleton = NumberSkeleton.parsing(style).skeleton
    guard skeleton.unit == .none || skeleton.unit == .ratio, skeleton.roundingMode == .halfEven, !skeleton.hidesZeros,
      skeleton.integerWidth == NumberSkeleton.IntegerWidth(minimum: 1, maximum: nil),
      skeleton.scale == NumberSkeleton.Scale(power: skeleton.scale.power), powers.indices.contains(skeleton.scale.power)
    else { return nil }
    var display = NumberDisplay(fractionDigits: plain.fractionDigits, scale: skeleton.scale.power)
    switch skeleton.notation {
    case .simple: break
    case .compact: display.isCompact = true
    case .scientific: return nil
    }
    switch skeleton.precision {
    case nil: return display
    case .fraction(let minimum, let maximum?)? where maximum <= 3:
      display.fractionDigits = minimum...maximum
      return display
    default: return nil
    }
  }
}

extension NumberDisplay {
  /// What is shown of a number, given in thousandths, in the notation of CLDR's samples: `1`, `1.50`, `1.2c6`.
  func digits(ofThousandths value: Int) -> String {
    if isCompact { return compact(value) }
    let value = value * Self.powers[scale]
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
