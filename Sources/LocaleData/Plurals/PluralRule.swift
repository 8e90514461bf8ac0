/// The condition under which a number belongs to a plural category, in CLDR's rule language: relations joined by
/// `and`, alternatives joined by `or`.
///
/// See Unicode Technical Standard 35, part 3, "Plural rules syntax".
package struct PluralRule: Sendable, Hashable {
  /// Any of these suffices. A rule with no alternatives holds for every number: that of `other`.
  package let alternatives: [Conjunction]

  /// All of these must hold.
  package struct Conjunction: Sendable, Hashable {
    package let relations: [Relation]
  }

  /// `i % 100 = 12..14,20`, or `!=`.
  package struct Relation: Sendable, Hashable {
    package let operand: Operand
    /// What the operand is divided by to get the remainder that is compared; `nil` where it is compared itself.
    package let modulus: Int?
    package let isNegated: Bool
    /// Only integers lie in the ranges: 1.5 does not lie in `1..2`.
    package let ranges: [ClosedRange<Int>]
  }

  package enum Operand: String, Sendable, Hashable, CaseIterable {
    /// The absolute value.
    case n
    /// Its integer digits.
    case i
    /// How many fraction digits are visible, with trailing zeros.
    case v
    /// How many, without trailing zeros.
    case w
    /// The visible fraction digits as an integer, with trailing zeros.
    case f
    /// As an integer, without trailing zeros.
    case t
    /// The exponent of a compact form: 6 in `1c6`. CLDR writes `c` and `e` for it.
    case e
  }
}

extension PluralRule {
  package func matches(_ number: PluralOperands) -> Bool {
    if alternatives.isEmpty { return true }
    return alternatives.contains { $0.relations.allSatisfy { $0.matches(number) } }
  }
}

extension PluralRule.Relation {
  package func matches(_ number: PluralOperands) -> Bool {
    guard let value = number.integer(of: operand, modulus: modulus) else { return isNegated }
    return contains(value) != isNegated
  }

  /// Whether a value lies in the ranges, whatever the relation says of it.
  func contains(_ value: UInt64) -> Bool {
    ranges.contains { UInt64($0.lowerBound) <= value && value <= UInt64($0.upperBound) }
  }
}
