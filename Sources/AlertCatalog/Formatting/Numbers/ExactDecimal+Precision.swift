extension ExactDecimal {
  /// Rounds as ICU rounds. Where zeros are hidden, they fill up only a fraction that is not zero.
  mutating func round(_ precision: NumberPrecision, _ mode: RoundingMode, hidesZeros: Bool) {
    let fraction: Int
    switch precision {
    case .unlimited:
      fraction = 0
    case .fraction(let minimum, let maximum):
      if let maximum { round(toPlace: -maximum, mode) }
      fraction = minimum
    case .significant(let minimum, let maximum):
      if let maximum { round(toPlace: magnitude - maximum + 1, mode) }
      fraction = max(0, minimum - 1 - magnitude)
      if isZero, minimum > 0 { minimumInteger = max(minimumInteger, 1) }
    case .fractionAndSignificant(let both):
      fraction = round(both, mode)
    case .increment(let increment, let place, let minimum):
      round(toMultipleOf: increment, place: place, mode)
      fraction = minimum
    }
    if !hidesZeros || exponent < 0 { minimumFraction = fraction }
  }

  /// - Returns: How many fraction digits are shown at least.
  private mutating func round(_ both: NumberPrecision.FractionAndSignificant, _ mode: RoundingMode) -> Int {
    // Where there is no limit, the place is below all digits.
    let fractionPlace = both.maximumFraction.map { -$0 } ?? -2 * NumberPrecision.limit
    var significantPlace = magnitude - both.maximumSignificant + 1
    let place = both.isRelaxed ? min(fractionPlace, significantPlace) : max(fractionPlace, significantPlace)
    if !isZero {
      let before = magnitude
      round(toPlace: place, mode)
      if !isZero, magnitude != before, fractionPlace == significantPlace { significantPlace += 1 }
    }
    let leastFraction = both.minimumFraction
    let leastSignificant = max(0, both.minimumSignificant - 1 - magnitude)
    if both.keepsBoth { return max(leastFraction, leastSignificant) }
    let isSignificant = both.isRelaxed == (significantPlace <= fractionPlace)
    return isSignificant ? leastSignificant : leastFraction
  }
}
