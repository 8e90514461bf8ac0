import LocaleData
import MessageFormat

/// Which plural categories an argument's values reach in a locale; found once for each range.
struct PluralReach {
  let rules: PluralRules
  let key: Key
  /// The categories that the locale's rules have.
  let existing: PluralCategorySet
  /// Those of the values that the argument takes.
  let reached: PluralCategorySet
  /// Those that the argument can take whatever its range: of every integer or, if it has them, fraction.
  let possible: PluralCategorySet
  /// Those that fractions reach.
  let reachedByFractions: PluralCategorySet
  /// Those that several of the argument's values are of.
  let several: PluralCategorySet

  struct Key: Hashable {
    let kind: Plural.Kind
    /// What the category is chosen by: the argument's values less the plural's offset.
    let range: ClosedRange<Int>
    let hasFractions: Bool
    /// Whether somebody said that the values lie in the range, or it is only likely.
    let isDeclared: Bool
  }

  init(_ key: Key, in locale: LocaleID) {
    self.key = key
    rules = PluralRules.rules(for: locale, key.kind)
    existing = PluralCategorySet(rules.categories)
    let fractions = key.hasFractions ? Self.fractions(rules, within: key.range) : []
    reachedByFractions = fractions
    let reached = rules.categories(in: key.range).union(fractions)
    self.reached = reached
    several = Self.several(of: reached, rules, key.range).union(fractions)
    possible =
      key.isDeclared
      ? reached : rules.categories(in: 0...Int.max).union(key.hasFractions ? Self.fractions(rules, within: nil) : [])
  }

  private static func several(
    of reached: PluralCategorySet,
    _ rules: PluralRules,
    _ range: ClosedRange<Int>
  ) -> PluralCategorySet {
    PluralCategorySet(reached.categories.filter { rules.values(of: $0, in: range, limit: 2).count > 1 })
  }

  /// The categories of CLDR's decimal samples, those with visible zeros only and compact forms left out.
  private static func fractions(_ rules: PluralRules, within range: ClosedRange<Int>?) -> PluralCategorySet {
    var reached: PluralCategorySet = []
    for definition in rules.definitions {
      let isReached = definition.samples.decimals.lazy.flatMap(\.all).contains { sample in
        guard let number = PluralOperands(decimal: sample), number.f != 0, number.e == 0 else { return false }
        return range.map { number.i < UInt64($0.upperBound.magnitude) } ?? true
      }
      if isReached { reached.insert(PluralCategorySet(definition.category)) }
    }
    return reached
  }
}

extension PluralReach {
  /// The first integers of a category, at most `limit`, without those that have exact branches: `exact` holds their
  /// values, less the plural's offset.
  func values(of category: PluralCategory, without exact: [Int], limit: Int) -> [Int] {
    let values = rules.values(of: category, in: key.range, limit: limit + exact.count)
    return exact.isEmpty ? values : Array(values.filter { !exact.contains($0) }.prefix(limit))
  }

  /// Whether the branch of a category is chosen at all, beside these exact branches.
  func isReached(_ category: PluralCategory, without exact: [Int]) -> Bool {
    guard reached.contains(category) else { return false }
    if exact.isEmpty || reachedByFractions.contains(category) { return true }
    return !values(of: category, without: exact, limit: 1).isEmpty
  }

  /// Whether the branch of a category is chosen for more than one number.
  func holdsSeveral(_ category: PluralCategory, without exact: [Int]) -> Bool {
    if exact.isEmpty || reachedByFractions.contains(category) { return several.contains(category) }
    return several.contains(category) && values(of: category, without: exact, limit: 2).count > 1
  }
}
