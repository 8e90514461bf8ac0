/// What plural rules see of a number, as UTS #35 defines it.
struct PluralOperands {
  /// The absolute value. Rules only ask for whole numbers, so where `isWhole` is false it may be inexact.
  let n: Double
  let isWhole: Bool
  /// The digits before the decimal separator.
  let i: Double
  /// How many fraction digits are shown. Trailing zeros never are, so that *w* is the same.
  let v: Int
  /// The shown fraction digits as a number; so is *t*.
  let f: UInt64

  /// - Parameter number: Finite.
  init(_ number: DecimalNumber) {
    n = number.exponent == 0 ? Double(number.digits) : number.magnitude
    v = max(0, -number.exponent)
    isWhole = v == 0
    if number.exponent == 0, number.digits < Self.limit {
      i = Double(number.digits)
      f = 0
    } else if isWhole {
      // ICU reads the lowest 18 digits for *i*.
      let kept = 18 - number.exponent
      let unit = UInt64.powerOfTen(max(0, min(number.exponent, 18)))
      i = kept > 0 ? Double(number.digits % UInt64.powerOfTen(kept) * unit) : 0
      f = 0
    } else {
      let unit = UInt64.powerOfTen(min(v, 19))
      i = Double(number.digits / unit % Self.limit)
      f = number.digits % unit
    }
  }

  private static let limit: UInt64 = 1_000_000_000_000_000_000
}
