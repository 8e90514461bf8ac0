extension ExactDecimal {
  /// Drops the digits below a place.
  mutating func round(toPlace place: Int, _ mode: RoundingMode) {
    let excess = place - exponent
    guard excess > 0, !digits.isEmpty else { return }
    let kept = digits.count - excess
    let first = kept >= 0 ? digits[kept] : 0
    let rest: RoundingMode.Rest =
      first < 5 ? .belowHalf : first == 5 && kept == digits.count - 1 ? .half : .aboveHalf
    let isEven = kept > 0 ? digits[kept - 1] % 2 == 0 : true
    var rounded = Array(digits.prefix(max(kept, 0)))
    if mode.roundsAway(rest, isEven: isEven, isNegative: isNegative) { rounded.increment() }
    replace(digits: rounded, exponent: place)
  }

  /// Rounds to a multiple of `increment` × 10^`place`.
  ///
  /// ICU divides and multiplies with 34 digits, unless the increment is 1 or 5: what that does to huge numbers is done
  /// here too.
  mutating func round(toMultipleOf increment: UInt64, place: Int, _ mode: RoundingMode) {
    guard increment > 1 else { return round(toPlace: place, mode) }
    guard !digits.isEmpty else { return }
    var quotient = self
    quotient.divide(by: increment, places: increment == 5 ? nil : Self.precision, atLeast: place)
    quotient.round(toPlace: place, mode)
    var product = DecimalDigits.product(quotient.digits, DecimalDigits.digits(of: increment))
    var productExponent = quotient.exponent
    if increment != 5 { DecimalDigits.round(&product, &productExponent, to: Self.precision) }
    replace(digits: product, exponent: productExponent)
  }

  /// How many digits ICU's arithmetic has.
  static let precision = 34

  /// Divides, and stops at `places` digits, or, where there is no such limit, behind the place `lowest` with a digit
  /// that says whether there is more.
  private mutating func divide(by divisor: UInt64, places: Int?, atLeast lowest: Int) {
    var quotient: [UInt8] = []
    var remainder: UInt64 = 0
    var place = exponent + digits.count - 1
    var index = 0
    while index < digits.count || remainder > 0 {
      if let places {
        if quotient.count > places { break }
      } else if place < lowest - 2 {
        break
      }
      let next = index < digits.count ? digits[index] : 0
      let (high, low) = remainder.multipliedFullWidth(by: 10)
      let (sum, carry) = low.addingReportingOverflow(UInt64(next))
      let (digit, rest) = divisor.dividingFullWidth((carry ? high + 1 : high, sum))
      remainder = rest
      if digit > 0 || !quotient.isEmpty { quotient.append(UInt8(truncatingIfNeeded: digit)) }
      place -= 1
      index += 1
    }
    var exponent = place + 1
    let isInexact = remainder > 0 || index < digits.count
    // A digit that stands for all that would follow, so that it is no tie.
    if isInexact {
      quotient.append(1)
      exponent -= 1
    }
    if let places { DecimalDigits.round(&quotient, &exponent, to: places) }
    replace(digits: quotient, exponent: exponent)
  }
}
