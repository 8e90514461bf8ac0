package import MessageFormat

/// A set of plural categories, cheap to copy and to ask.
package struct PluralCategorySet: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ category: PluralCategory) { rawValue = 1 << UInt8(category.index) }

  package init(_ categories: some Sequence<PluralCategory>) {
    self = categories.reduce(into: []) { $0.insert(PluralCategorySet($1)) }
  }

  package func contains(_ category: PluralCategory) -> Bool {
    rawValue & (1 << UInt8(category.index)) != 0
  }

  /// In the order of `PluralCategory`.
  package var categories: [PluralCategory] { PluralCategory.allCases.filter { contains($0) } }
}
