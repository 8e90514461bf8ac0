import AlertCatalog
import LocaleData
import MessageFormat

/// How a number style rounds and scales, whatever the locale.
struct PackNumberShape {
  private let notation: NumberSkeleton.Notation
  private let flags: NumberFormat.Flags
  private let mode: RoundingMode
  private let precision: NumberPrecision
  private let integerWidth: NumberSkeleton.IntegerWidth
  private let scale: NumberSkeleton.Scale

  /// A style that has a name.
  init(_ rounding: NumberRounding) {
    notation = .simple
    flags = []
    mode = .halfEven
    precision = .fraction(minimum: rounding.minimumFraction, maximum: rounding.maximumFraction)
    integerWidth = .init(minimum: rounding.minimumInteger, maximum: nil)
    scale = .init(power: rounding.scale)
  }

  /// `nil` where ICU has no exact rounding for the currency.
  init?(_ skeleton: NumberSkeleton) {
    guard let precision = skeleton.packedPrecision else { return nil }
    self.precision = precision
    notation = skeleton.notation
    var flags: NumberFormat.Flags = []
    if skeleton.alwaysShowsDecimalSeparator { flags.insert(.alwaysShowsDecimalSeparator) }
    if skeleton.hidesZeros { flags.insert(.hidesZeros) }
    self.flags = flags
    mode = skeleton.roundingMode.packed
    integerWidth = skeleton.integerWidth
    scale = skeleton.scale
  }

  /// The whole format but for the place of its digits.
  func bytes(_ data: NumberFormatData, _ affixes: PackNumberAffixes) -> PackBytes {
    let bytes = PackBytes()
    var flags = flags
    if affixes.usesForms { flags.insert(.usesForms) }
    if !data.names.isEmpty { flags.insert(.hasNames) }
    if data.specialAffixes != nil { flags.insert(.hasSpecialAffixes) }
    bytes.byte(flags.rawValue)
    bytes.byte(mode.rawValue)
    bytes.precision(precision)
    bytes.number(integerWidth.minimum)
    bytes.number(integerWidth.maximum.map { $0 + 1 } ?? 0)
    bytes.signedNumber(scale.power)
    bytes.text((scale.isNegative ? "-" : "") + scale.digits)
    writeNotation(data, to: bytes)
    affixes.write(to: bytes)
    return bytes
  }

  private func writeNotation(_ data: NumberFormatData, to bytes: PackBytes) {
    switch notation {
    case .simple: bytes.byte(0)
    case .compact:
      bytes.byte(1)
      // The last holds for all larger numbers.
      var shifts = data.shifts[...]
      while shifts.count > 1, shifts.last == shifts.dropLast().last { shifts.removeLast() }
      bytes.number(shifts.count)
      for shift in shifts { bytes.number(shift) }
    case .scientific(let scientific):
      bytes.byte(2)
      bytes.byte(scientific.interval)
      bytes.number(scientific.minimumExponentDigits)
      bytes.text(data.exponent.symbol)
      bytes.text(data.exponent.minusSign)
      bytes.text(data.exponent.plusSign)
    }
  }
}

extension NumberSkeleton {
  /// What the unit and the notation ask for, where the skeleton says nothing.
  fileprivate var packedPrecision: NumberPrecision? {
    switch precision {
    case nil:
      if notation == .compact { return .compactDefault }
      if case .currency(let code) = unit { return Self.packed(code, isCash: false) }
      return .fraction(minimum: 0, maximum: 6)
    case .currency(let isCash)?:
      // A number without a currency is rounded as ICU's unknown one.
      if case .currency(let code) = unit { return Self.packed(code, isCash: isCash) }
      return .fraction(minimum: 2, maximum: 2)
    case let precision?: return Self.packed(precision)
    }
  }

  private static func packed(_ code: String, isCash: Bool) -> NumberPrecision? {
    CurrencyDigits.precision(of: code, isCash: isCash).flatMap { packed($0) }
  }

  private static func packed(_ precision: Precision) -> NumberPrecision? {
    switch precision {
    case .unlimited: .unlimited
    case .fraction(let minimum, let maximum): .fraction(minimum: minimum, maximum: maximum)
    case .significant(let minimum, let maximum): .significant(minimum: minimum, maximum: maximum)
    case .both(let both): .fractionAndSignificant(both.packed)
    case .increment(let increment, let place, let minimum):
      .increment(increment, place: place, minimumFraction: minimum)
    case .currency: nil
    }
  }
}

extension NumberPrecision {
  /// Two digits at least, and no fraction that would be more.
  fileprivate static let compactDefault = NumberPrecision.fractionAndSignificant(
    FractionAndSignificant(
      minimumFraction: 0,
      maximumFraction: 0,
      minimumSignificant: 1,
      maximumSignificant: 2,
      isRelaxed: true,
      keepsBoth: true
    )
  )
}

extension NumberSkeleton.FractionAndSignificant {
  fileprivate var packed: NumberPrecision.FractionAndSignificant {
    NumberPrecision.FractionAndSignificant(
      minimumFraction: minimumFraction,
      maximumFraction: maximumFraction,
      minimumSignificant: minimumSignificant,
      maximumSignificant: maximumSignificant,
      isRelaxed: isRelaxed,
      keepsBoth: keepsBoth
    )
  }
}

extension NumberSkeleton.RoundingMode {
  fileprivate var packed: RoundingMode {
    switch self {
    case .ceiling: .ceiling
    case .floor: .floor
    case .down: .down
    case .up: .up
    case .halfEven: .halfEven
    case .halfOdd: .halfOdd
    case .halfCeiling: .halfCeiling
    case .halfFloor: .halfFloor
    case .halfDown: .halfDown
    case .halfUp: .halfUp
    }
  }
}
