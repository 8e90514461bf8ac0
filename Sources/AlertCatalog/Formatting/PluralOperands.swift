/// What plural rules see of a number, as UTS #35 defines it. ICU takes every operand as a double.
struct PluralOperands {
  /// The absolute value. Rules only ask for whole numbers, so where `isWhole` is false it may be inexact.
  let n: Double
  let isWhole: Bool
  /// The digits before the decimal separator.
  let i: Double
  /// How many fraction digits are shown.
  let v: Int
  /// How many are shown without trailing zeros.
  let w: Int
  /// The shown fraction digits as a number.
  let f: Double
  /// The same without trailing zeros.
  let t: Double
  /// The exponent of a compact or scientific form.
  let e: Int
  /// *n* and *i* where they are a whole number that doubles count, and all others are 0: as for most numbers.
  var whole: Int?

  /// An operand by the number that rules have for it in packs; see ``PluralRule``.
  func value(_ operand: Int) -> Double {
    switch operand {
    case 0: n
    case 1: i
    case 2: Double(v)
    case 3: Double(w)
    case 4: f
    case 5: t
    case 6: Double(e)
    default: 0
    }
  }
}

extension PluralOperands {
  init(_ number: Int) {
    guard number.magnitude < 1 << 53 else {
      self.init(DecimalNumber(number))
      return
    }
    let value = Double(number.magnitude)
    self.init(n: value, isWhole: true, i: value, v: 0, w: 0, f: 0, t: 0, e: 0, whole: Int(number.magnitude))
  }

  /// - Parameter number: Finite.
  init(_ number: DecimalNumber) {
    let v = max(0, -number.exponent)
    var integer: UInt64 = 0
    var fraction: UInt64 = 0
    if number.exponent == 0, number.digits < Self.limit {
      integer = number.digits
    } else if v == 0 {
      // ICU reads the lowest 18 digits for *i*.
      let kept = 18 - number.exponent
      let unit = UInt64.powerOfTen(max(0, min(number.exponent, 18)))
      integer = kept > 0 ? number.digits % UInt64.powerOfTen(kept) * unit : 0
    } else {
      let unit = UInt64.powerOfTen(min(v, 19))
      integer = number.digits / unit % Self.limit
      fraction = number.digits % unit
    }
    // Trailing zeros are never shown, so that *v* and *w*, *f* and *t* are the same.
    self.init(
      n: number.exponent == 0 ? Double(number.digits) : number.magnitude,
      isWhole: v == 0,
      i: Double(integer),
      v: v,
      w: v,
      f: Double(fraction),
      t: Double(fraction),
      e: 0
    )
  }

  private static let limit: UInt64 = 1_000_000_000_000_000_000
}
