import AlertCatalog

extension PackBytes {
  /// A number that may be negative.
  func signedNumber(_ number: Int) {
    self.number(number >= 0 ? number << 1 : (-number - 1) << 1 | 1)
  }

  func precision(_ precision: NumberPrecision) {
    switch precision {
    case .unlimited: byte(0)
    case .fraction(let minimum, let maximum):
      byte(1)
      number(minimum)
      optional(maximum)
    case .significant(let minimum, let maximum):
      byte(2)
      number(minimum)
      optional(maximum)
    case .fractionAndSignificant(let both):
      byte(3)
      number(both.minimumFraction)
      optional(both.maximumFraction)
      number(both.minimumSignificant)
      number(both.maximumSignificant)
      byte((both.isRelaxed ? 1 : 0) | (both.keepsBoth ? 2 : 0))
    case .increment(let increment, let place, let minimum):
      byte(4)
      number(Int(clamping: increment))
      signedNumber(place)
      number(minimum)
    }
  }

  private func optional(_ maximum: Int?) {
    number(maximum.map { $0 + 1 } ?? 0)
  }
}
