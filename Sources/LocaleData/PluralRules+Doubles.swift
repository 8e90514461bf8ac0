import MessageFormat

extension PluralRules {
  /// The categories that doubles reach when they are shown by default, with at most three fraction digits and no
  /// trailing zeros. Whole numbers are among them, but no `1.0`.
  package var categoriesOfDoubles: PluralCategorySet {
    categories(ofFractionDigits: 1...3).union(categories(in: 0...Int.max))
  }

  /// The categories of numbers that are shown with a fraction of so many digits; more than four are not told apart,
  /// nor do rules do so. Where `keepsZeros`, fractions may end in zeros (`1.50`), as those of a fixed length do.
  package func categories(ofFractionDigits digits: ClosedRange<Int>, keepsZeros: Bool = false) -> PluralCategorySet {
    var reached: PluralCategorySet = []
    // Rules look at the integer digits beside a fraction by few constants and remainders, all of which are met here.
    let integers = Array(0...120) + [1000, 1001, 1_000_000, 2_000_000]
    for count in digits where count > 0 {
      let fractions = Self.fractions(digits: min(count, 4)).filter { keepsZeros || $0 % 10 != 0 }
      for integer in integers {
        for fraction in fractions {
          let value = Double(integer) + (fraction == 0 ? 0 : 0.5)
          let operands = PluralOperands(n: value, i: UInt64(integer), v: count, f: fraction, e: 0)
          reached.insert(PluralCategorySet(category(of: operands)))
          if reached.rawValue.nonzeroBitCount == categories.count { return reached }
        }
      }
    }
    return reached
  }

  /// Fractions that differ in their last two digits and in whether they are zero.
  private static func fractions(digits: Int) -> [UInt64] {
    let limit: UInt64 = digits == 1 ? 9 : 99
    let small = Array(0...limit)
    return digits <= 2 ? small : small + small.map { $0 + 100 }
  }
}
