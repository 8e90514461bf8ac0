/// The number that a plural counts.
enum PluralNumber {
  case whole(Int)
  case fraction(Double)

  @inline(__always)
  init?(_ argument: AlertArgument) {
    switch argument {
    case .int(let number): self = .whole(number)
    case .double(let number): self = .fraction(number)
    case .string, .bool, .choice, .list, .date: return nil
    }
  }

  /// As a double, which is what ICU compares `=N` with.
  var value: Double {
    switch self {
    case .whole(let number): Double(number)
    case .fraction(let number): number
    }
  }

  /// With an offset ICU goes on in doubles.
  func subtracting(_ offset: Int) -> PluralNumber {
    offset == 0 ? self : .fraction(value - Double(offset))
  }

  /// The digits that are shown.
  func decimal(maximumFraction: Int) -> DecimalNumber {
    switch self {
    case .whole(let number): DecimalNumber(number)
    case .fraction(let number): DecimalNumber(number, maximumFraction: maximumFraction)
    }
  }
}
