/// What plural rules look at in a number as it is shown.
package struct PluralOperands: Sendable, Hashable {
  /// The integer digits.
  package var i: UInt64
  /// The number of visible fraction digits.
  package var v: Int
  /// The visible fraction digits as an integer.
  package var f: UInt64
  /// The exponent of a compact form.
  package var e: Int

  package init(i: UInt64, v: Int = 0, f: UInt64 = 0, e: Int = 0) {
    self.i = i
    self.v = v
    self.f = f
    self.e = e
  }

  /// The operands of an integer that is shown in full.
  package init(_ value: Int) {
    self.init(i: UInt64(value.magnitude))
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

  /// The value of an operand, or `nil` for `n` of a number that is no integer: it lies in no range.
  func integer(of operand: PluralRule.Operand) -> UInt64? {
    switch operand {
    case .n: f == 0 ? i : nil
    case .i: i
    case .v: UInt64(v)
    case .w: UInt64(w)
    case .f: f
    case .t: t
    case .e: UInt64(e)
    }
  }
}

extension PluralOperands {
  /// The operands of a decimal as it is shown, without grouping: `-1.50`, or `1.2c6` for a compact form of 1,200,000.
  /// `nil` for anything else, and for more than 18 digits on either side.
  package init?(decimal text: some StringProtocol) {
    var digits: [UInt8] = []
    var fraction: Int?
    var exponent: Int?
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where index == 0: continue
      case UInt8(ascii: ".") where fraction == nil && exponent == nil: fraction = 0
      case UInt8(ascii: "c") where exponent == nil, UInt8(ascii: "e") where exponent == nil: exponent = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = byte - UInt8(ascii: "0")
        if let power = exponent {
          exponent = power * 10 + Int(digit)
          if power > 2 { return nil }
        } else {
          digits.append(digit)
          fraction = fraction.map { $0 + 1 }
        }
      default: return nil
      }
    }
    self.init(digits: digits, fraction: fraction ?? 0, exponent: exponent ?? 0)
  }

  /// A compact form's operands are those of the number that it stands for: `1.2c6` has `i` 1,200,000 and `v` 0.
  private init?(digits: [UInt8], fraction: Int, exponent: Int) {
    guard !digits.isEmpty else { return nil }
    var digits = digits
    let visible = max(fraction - exponent, 0)
    digits.append(contentsOf: repeatElement(0, count: max(exponent - fraction, 0)))
    guard visible <= 18, digits.count - visible <= 18 else { return nil }
    let value = { (part: ArraySlice<UInt8>) in part.reduce(UInt64(0)) { $0 * 10 + UInt64($1) } }
    self.init(i: value(digits.dropLast(visible)), v: visible, f: value(digits.suffix(visible)), e: exponent)
  }
}
