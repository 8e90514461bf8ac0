package import MessageFormat

// Which categories the integers of a range reach. Rules look at an integer by comparing it, or its remainder, with
// constants. So a range splits into stretches on which the relations with the largest modulus do not change; within
// one, the others repeat with a smaller period, and looking at one period is looking at all. A few hundred evaluations
// answer for any range, exactly.

extension PluralRules {
  /// The categories of the integers in a range, by absolute value, as rules take them. Cached.
  package func categories(in range: ClosedRange<Int>) -> PluralCategorySet {
    rangeCache.value(for: range) {
      var reached: PluralCategorySet = []
      for range in Self.magnitudes(of: range) {
        visit(range) { _, category in
          reached.insert(PluralCategorySet(category))
          return true
        }
      }
      return reached
    }
  }

  /// The first values of a category in a range, ascending by absolute value; at most `limit`.
  package func values(of category: PluralCategory, in range: ClosedRange<Int>, limit: Int = 4) -> [Int] {
    var values: [Int] = []
    let parts = Self.magnitudes(of: range)
    for part in parts {
      var start = part.lowerBound
      while values.count < limit, let next = next(of: category, in: start...part.upperBound) {
        let value = Int(clamping: next)
        values.append(range.contains(value) ? value : -value)
        if next == part.upperBound { break }
        start = next + 1
      }
    }
    return values
  }

  /// The one value of a range that belongs to a category; `nil` where there is none or several.
  package func onlyValue(of category: PluralCategory, in range: ClosedRange<Int>) -> Int? {
    let values = values(of: category, in: range, limit: 2)
    guard values.count == 1, let value = values.first else { return nil }
    // Rules look at absolute values: where -1 and 1 are in the range, neither is the only one.
    return value > 0 && range.contains(-value) ? nil : value
  }

  /// The absolute values in a range.
  private static func magnitudes(of range: ClosedRange<Int>) -> [ClosedRange<UInt64>] {
    let lower = UInt64(range.lowerBound.magnitude)
    let upper = UInt64(range.upperBound.magnitude)
    if range.lowerBound >= 0 { return [lower...upper] }
    return range.upperBound < 0 ? [upper...lower] : [0...max(lower, upper)]
  }

  private func next(of category: PluralCategory, in range: ClosedRange<UInt64>) -> UInt64? {
    var found: UInt64?
    visit(range) { value, reached in
      if reached == category { found = value }
      return reached != category
    }
    return found
  }
}

// MARK: - Stretches

extension PluralRules {
  /// Calls `body` for the first value of every stretch, ascending, until it returns false. Every category of the range
  /// is seen, at its smallest value.
  private func visit(_ range: ClosedRange<UInt64>, _ body: (UInt64, PluralCategory) -> Bool) {
    let relations = definitions.flatMap { $0.rule.alternatives.flatMap(\.relations) }
      .filter { $0.operand == .n || $0.operand == .i }
    // The largest modulus first; a value compared without division changes for good, which is the largest of all.
    let moduli = Set(relations.map { UInt64($0.modulus ?? 0) }).sorted { $0 == 0 || ($1 != 0 && $0 > $1) }
    let levels = moduli.map { modulus in
      Level(modulus: modulus, relations: relations.filter { UInt64($0.modulus ?? 0) == modulus })
    }
    _ = visit(range, levels[...], body)
  }

  private func visit(
    _ range: ClosedRange<UInt64>,
    _ levels: ArraySlice<Level>,
    _ body: (UInt64, PluralCategory) -> Bool
  ) -> Bool {
    guard let level = levels.first else {
      return body(range.lowerBound, category(of: PluralOperands(range.lowerBound)))
    }
    var range = range
    // What is left repeats.
    if let period = Self.period(of: levels), range.upperBound - range.lowerBound >= period {
      range = range.lowerBound...(range.lowerBound + period - 1)
    }
    var start = range.lowerBound
    while true {
      let end = min(level.end(from: start), range.upperBound)
      if !visit(start...end, levels.dropFirst(), body) { return false }
      if end == range.upperBound { return true }
      start = end + 1
    }
  }

  /// After how many integers all of the relations repeat; `nil` where they do not.
  private static func period(of levels: ArraySlice<Level>) -> UInt64? {
    var period: UInt64 = 1
    for level in levels {
      if level.modulus == 0 { return nil }
      let product = period.multipliedReportingOverflow(by: level.modulus / divisor(period, level.modulus))
      if product.overflow { return nil }
      period = product.partialValue
    }
    return period
  }

  private static func divisor(_ left: UInt64, _ right: UInt64) -> UInt64 {
    right == 0 ? left : divisor(right, left % right)
  }

  /// The relations of one modulus; 0 stands for values that are compared themselves.
  private struct Level {
    let modulus: UInt64
    /// Where, within the modulus, the truth of a relation may change: ascending.
    private let edges: [UInt64]

    init(modulus: UInt64, relations: [PluralRule.Relation]) {
      self.modulus = modulus
      let bounds = relations.flatMap(\.ranges).flatMap { [UInt64($0.lowerBound), UInt64($0.upperBound) + 1] }
      edges = Set(bounds.filter { $0 > 0 && (modulus == 0 || $0 < modulus) }).sorted()
    }

    /// The last value from `start` on up to which nothing changes.
    func end(from start: UInt64) -> UInt64 {
      let position = modulus == 0 ? start : start % modulus
      if let edge = edges.first(where: { $0 > position }) { return start + (edge - position) - 1 }
      if modulus == 0 { return .max }
      let rest = start.addingReportingOverflow(modulus - position - 1)
      return rest.overflow ? .max : rest.partialValue
    }
  }
}
