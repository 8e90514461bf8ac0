import MessageFormat

extension PluralRules {
  /// The categories that doubles reach when they are shown by default, with at most three fraction digits and no
  /// trailing zeros. Whole numbers are among them, but no `1.0`.
  package var categoriesOfDoubles: PluralCategorySet {
    doubleCache.value(for: 1...3) { categories(ofFractionDigits: 1...3).union(categories(in: 0...Int.max)) }
  }

  /// The categories of numbers that are shown with a fraction of so many digits; more than four are not told apart,
  /// nor do rules do so. Where `keepsZeros`, fractions may end in zeros (`1.50`), as those of a fixed length do.
  package func categories(ofFractionDigits digits: ClosedRange<Int>, keepsZeros: Bool = false) -> PluralCategorySet {
    var reached: PluralCategorySet = []
    // Rules look at the integer digits beside a fraction by few constants and remainders, all of which are met here.
    let integers = unlike(Array(0...120) + [1000, 1001, 1_000_000, 2_000_000]) { Self.operands($0, 1, 0) }
    for count in digits where count > 0 {
      let fractions = unlike(Self.fractions(digits: min(count, 4)).filter { keepsZeros || $0 % 10 != 0 }) {
        Self.operands(0, count, $0)
      }
      for integer in integers {
        for fraction in fractions {
          reached.insert(PluralCategorySet(category(of: Self.operands(integer, count, fraction))))
        }
      }
    }
    return reached
  }

  /// One of all values that no relation of the rules tells apart.
  private func unlike(_ values: [UInt64], as operands: (UInt64) -> PluralOperands) -> [UInt64] {
    let relations = definitions.flatMap { $0.rule.alternatives.flatMap(\.relations) }
    var seen: Set<[Bool]> = []
    return values.filter { value in
      let number = operands(value)
      return seen.insert(relations.map { $0.matches(number) } + [number.f == 0]).inserted
    }
  }

  private static func operands(_ integer: UInt64, _ count: Int, _ fraction: UInt64) -> PluralOperands {
    let value = Double(integer) + (fraction == 0 ? 0 : 0.5)
    return PluralOperands(n: value, i: integer, v: count, f: fraction, e: 0)
  }

  /// Fractions that differ in their last two digits and in whether they are zero.
  private static func fractions(digits: Int) -> [UInt64] {
    let small = Array(0...UInt64(digits == 1 ? 9 : 99))
    return digits <= 2 ? small : small + small.map { $0 + 100 }
  }
}
