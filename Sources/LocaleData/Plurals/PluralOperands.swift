/// What plural rules look at in a number as it is shown, computed as ICU computes it.
///
/// ICU takes every operand as a double, and the integer digits from the last 18 of them. Both show in large numbers
/// only: 9,007,199,254,740,993 ends in 2, and 10¹⁸ has `i` 0. What is shown is exact nevertheless.
package struct PluralOperands: Sendable, Hashable {
  /// The absolute value.
  package let n: Double
  /// The last 18 of its integer digits, rounded to a double.
  package let i: UInt64
  /// The number of visible fraction digits.
  package let v: Int
  /// The visible fraction digits as an integer.
  package let f: UInt64
  /// The exponent of a compact form.
  package let e: Int

  init(n: Double, i: UInt64, v: Int, f: UInt64, e: Int) {
    self.n = n
    self.i = i <= 1 << 53 ? i : UInt64(Double(i))
    self.v = v
    self.f = f
    self.e = e
  }

  /// The operands of an integer that is shown in full.
  package init(_ value: Int) {
    self.init(UInt64(value.magnitude))
  }

  init(_ magnitude: UInt64) {
    self.init(n: Double(magnitude), i: magnitude % 1_000_000_000_000_000_000, v: 0, f: 0, e: 0)
  }

  /// The number of fraction digits without trailing zeros.
  package var w: Int { f == 0 ? 0 : trimmed.digits }
  /// The fraction digits without trailing zeros.
  package var t: UInt64 { f == 0 ? 0 : trimmed.value }

  private var trimmed: (value: UInt64, digits: Int) {
    var value = f
    var digits = v
    while value != 0, value % 10 == 0 {
      value /= 10
      digits -= 1
    }
    return (value, digits)
  }

  /// An operand, or what is left when it is divided by `modulus`. `nil` for `n` of a number that is no integer: it
  /// lies in no range.
  func integer(of operand: PluralRule.Operand, modulus: Int?) -> UInt64? {
    let value: UInt64
    switch operand {
    case .n:
      if f != 0 { return nil }
      guard n < 0x1p53 else {
        return UInt64(exactly: modulus.map { n.truncatingRemainder(dividingBy: Double($0)) } ?? n) ?? .max
      }
      value = UInt64(n)
    case .i: value = i
    case .v: value = UInt64(v)
    case .w: value = UInt64(w)
    case .f: value = f
    case .t: value = t
    case .e: value = UInt64(e)
    }
    return modulus.map { value % UInt64($0) } ?? value
  }
}

// MARK: - From numbers with a fraction

extension PluralOperands {
  /// The operands of a decimal as it is shown, without grouping: `-1.50`, or `1.2c6` for a compact form of 1,200,000.
  /// `nil` for anything else, and for more than 18 fraction digits.
  package init?(decimal text: some StringProtocol) {
    guard let number = DecimalNumber(text) else { return nil }
    self.init(number)
  }

  /// The operands of a double that is shown with at most so many fraction digits and no trailing zeros, as numbers are
  /// by default. `nil` for infinity and not-a-number, which always select `other`.
  package init?(_ value: Double, maximumFractionDigits: Int = 3) {
    guard let number = DecimalNumber(value)?.rounded(toFractionDigits: maximumFractionDigits) else { return nil }
    self.init(number)
  }

  /// A compact form's operands are those of the number that it stands for: `1.2c6` has `i` 1,200,000 and `v` 0.
  private init?(_ number: DecimalNumber) {
    let integer = number.integerDigits
    let fraction = number.fractionDigits
    guard fraction.count <= 18 else { return nil }
    let value = { (digits: ArraySlice<UInt8>) in digits.reduce(UInt64(0)) { $0 * 10 + UInt64($1) } }
    self.init(
      n: number.magnitude,
      i: value(integer.suffix(18)),
      v: fraction.count,
      f: value(fraction),
      e: number.compactExponent
    )
  }
}
