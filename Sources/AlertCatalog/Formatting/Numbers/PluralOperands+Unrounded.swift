extension PluralOperands {
  /// What ICU takes for the operands of a double that was not rounded: it looks for fraction digits among the first 16
  /// digits.
  ///
  /// - Parameter number: Finite.
  init(unrounded number: Double) {
    let value = number.magnitude
    let digits = Self.fractionDigits(of: value)
    let fraction = Self.fraction(of: value, digits: digits)
    // An integer beyond 64 bits is none to ICU, and its digits are those of the least integer.
    let isInteger64 = value < 0x1p63
    self.init(
      n: value,
      isWhole: value.rounded(.towardZero) == value,
      i: isInteger64 ? value.rounded(.towardZero) : -0x1p63,
      v: digits,
      w: digits,
      f: Double(fraction),
      t: Double(Self.withoutZeros(fraction)),
      e: 0
    )
  }

  private static func fractionDigits(of value: Double) -> Int {
    var power = 1.0
    for count in 0...3 {
      let scaled = value * power
      if scaled.rounded(.down) == scaled { return count }
      power *= 10
    }
    let (digits, exponent) = value.significantDigits(16)
    return digits.count - 1 - exponent
  }

  private static func fraction(of value: Double, digits: Int) -> Int {
    let whole = value.rounded(.down)
    guard digits != 0, whole != value else { return 0 }
    let power = Double("1e\(digits)") ?? .infinity
    let scaled = ((value - whole) * power + 0.5).rounded(.down)
    // ICU converts what is too large to an integer of 64 bits nevertheless.
    return scaled < 0x1p63 ? Int(scaled) : scaled < 0x1p64 ? .min : -1
  }

  private static func withoutZeros(_ number: Int) -> Int {
    var number = number
    while number != 0, number % 10 == 0 { number /= 10 }
    return number
  }
}

extension Double {
  /// The first digits of a finite number above 0, rounded from its exact value, without ending zeros, and the place of
  /// the first.
  fileprivate func significantDigits(_ count: Int) -> (digits: [UInt8], exponent: Int) {
    // m × 2^e is m × 5^-e × 10^e where e is negative; it always is for numbers with a fraction.
    let shift = Int(exponent) - 52
    var digits = DecimalDigits.digits(of: UInt64(significand * 0x1p52))
    var place = min(shift, 0)
    for _ in 0..<max(-shift, 0) { digits = DecimalDigits.product(digits, [5]) }
    for _ in 0..<max(shift, 0) { digits = DecimalDigits.product(digits, [2]) }
    let leading = digits.prefix { $0 == 0 }.count
    digits.removeFirst(leading)
    DecimalDigits.round(&digits, &place, to: count)
    while let last = digits.last, last == 0 {
      digits.removeLast()
      place += 1
    }
    return (digits, place + digits.count - 1)
  }
}
