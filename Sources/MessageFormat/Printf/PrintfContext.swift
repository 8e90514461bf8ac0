/// What is known of a printf text from elsewhere: annotations, the source language's text, the locale.
package struct PrintfContext: Sendable, Hashable {
  /// Position, counted from 1 → the argument's name, as annotations give it. What has none is called after its
  /// variable, else `arg1`, `arg2`, …
  package var names: [Int: String]
  /// The positions of the arguments that the alert takes, where they are known; empty where it takes none, so that a
  /// percent sign is a percent sign. Where nobody knows, the text itself decides.
  package var positions: Set<Int>?
  /// Whether the locale has a plural category `zero`, so that the form `zero` stands for it too, and not for exactly
  /// 0 alone.
  package var hasZeroCategory: Bool
  /// The plural categories that integers reach in the locale. Forms of all these serve every integer, so that `other`
  /// may be missing where only fractions would need it.
  package var integerCategories: Set<PluralCategory>

  package init(
    names: [Int: String] = [:],
    positions: Set<Int>? = nil,
    hasZeroCategory: Bool = false,
    integerCategories: Set<PluralCategory> = [.other]
  ) {
    self.names = names
    self.positions = positions
    self.hasZeroCategory = hasZeroCategory
    self.integerCategories = integerCategories
  }
}
