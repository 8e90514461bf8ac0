/// What a number style adds to the digits in a locale, and how it writes them.
package struct NumberFormatData: Sendable, Hashable {
  package let symbols: Symbols
  /// Of a compact style: by how many places numbers of each magnitude are made smaller, from 0 on. The last is that of
  /// all larger ones.
  package let shifts: [Int]
  /// Of a scientific style.
  package let exponent: Exponent
  /// What stands next to the digits: signs, percent, currency symbols, compact forms. A number takes the first row that
  /// fits.
  package let rows: [Row]
  /// Of -∞, ∞, and not-a-number with and without a sign; `nil` where they are those of a number.
  package let specialAffixes: [Affixes]?
  /// What stands around that: the names of units and currencies. A number takes the first that fits; there are none
  /// where the style has no names.
  package let names: [Name]

  package struct Symbols: Sendable, Hashable {
    package let decimal: String
    package let group: String
    /// From 0 to 9.
    package let digits: [String]
    package let infinity: String
    package let notANumber: String
    /// As in ``NumberSymbols``.
    package let primaryGrouping: Int
    package let secondaryGrouping: Int
    package let minimumGrouping: Int
  }

  package struct Exponent: Sendable, Hashable {
    package let symbol: String
    /// Before a negative exponent, and before any other.
    package let minusSign: String
    package let plusSign: String
  }

  package struct Affixes: Sendable, Hashable {
    package let prefix: String
    /// `nil` where the prefix stands for the digits too: “mille”.
    package let suffix: String?
  }

  package struct Row: Sendable, Hashable {
    package var magnitudes: ClosedRange<Int>
    /// The plural forms of the digits shown; all where they do not matter.
    package var forms: PluralForms
    /// For negative numbers, -0, 0 and positive numbers.
    package var affixes: [Affixes]
  }

  package struct Name: Sendable, Hashable {
    /// The categories of the number.
    package var categories: PluralForms
    package var affixes: Affixes
  }
}

/// Plural categories, and the numbers 0 and 1, which compact patterns tell apart.
package struct PluralForms: OptionSet, Sendable, Hashable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  static let other = PluralForms(rawValue: 1 << 5)
  static let exactlyZero = PluralForms(rawValue: 1 << 6)
  static let exactlyOne = PluralForms(rawValue: 1 << 7)
  package static let all = PluralForms(rawValue: 1 << 8 - 1)
}
