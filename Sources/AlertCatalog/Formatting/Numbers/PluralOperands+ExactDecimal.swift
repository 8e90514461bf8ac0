extension PluralOperands {
  /// - Parameter number: Finite and rounded.
  init(_ number: ExactDecimal) {
    let shift = number.notationExponent
    let last = number.exponent + shift
    var integer: UInt64 = 0
    var place = min(number.digits.isEmpty ? -1 : last + number.digits.count - 1, 17)
    // ICU reads the lowest 18 digits.
    while place >= 0 {
      integer = integer &* 10 &+ UInt64(number.digit(at: place - shift))
      place -= 1
    }
    let shown = max(0, number.shownFraction - shift)
    let significant = number.digits.isEmpty ? 0 : max(0, -last)
    let n = Self.value(of: number, last)
    self.init(
      n: n,
      isWhole: n.rounded(.towardZero) == n,
      i: Double(integer),
      v: shown,
      w: significant,
      f: Double(Self.fraction(of: number, digits: max(shown, significant))),
      t: Double(Self.fraction(of: number, digits: significant)),
      e: shift
    )
  }

  private static func fraction(of number: ExactDecimal, digits: Int) -> UInt64 {
    var fraction: UInt64 = 0
    var place = -1
    while place >= -digits, fraction <= 1_000_000_000_000_000_000 {
      fraction = fraction * 10 + UInt64(number.digit(at: place - number.notationExponent))
      place -= 1
    }
    return fraction
  }

  /// The nearest double. Only whole numbers have to be right.
  private static func value(of number: ExactDecimal, _ exponent: Int) -> Double {
    if number.digits.isEmpty { return 0 }
    if number.digits.count <= 15, exponent < 0 {
      // Not whole, however large.
      return 0.5
    }
    var text = ""
    for digit in number.digits { text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + digit)) }
    return Double(text + "e\(exponent)") ?? .infinity
  }
}
