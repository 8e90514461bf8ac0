import CatalogDiagnostics

/// What a number skeleton asks for, in ICU's syntax: `::currency/USD .00 sign-always`.
///
/// What depends on the locale, such as grouping or how signs look, is taken from ICU by the text itself; here is what
/// decides the digits.
package struct NumberSkeleton: Sendable, Hashable {
  /// Without `::`.
  package var text: String
  /// The text without its unit and how that is named.
  package var textWithoutUnit = ""
  package var notation: Notation = .simple
  package var unit: Unit = .none
  package var hasFullNames = false
  /// `nil` for the unit's and the notation's own.
  package var precision: Precision?
  /// Whether a fraction of zeros is left out.
  package var hidesZeros = false
  package var roundingMode: RoundingMode = .halfEven
  package var integerWidth = IntegerWidth(minimum: 1, maximum: nil)
  package var alwaysShowsDecimalSeparator = false
  package var scale = Scale(power: 0)

  package init(text: String) { self.text = text }

  /// Reads a style that is a skeleton.
  ///
  /// - Returns: The skeleton, and what is wrong with it.
  package static func parsing(_ style: Argument.Style) -> (skeleton: NumberSkeleton, issues: [MessageIssue]) {
    let parser = NumberSkeletonParser(String(style.text.dropFirst(2)), at: style.span.start + 2)
    return (parser.skeleton, parser.issues)
  }

  package enum Notation: Sendable, Hashable {
    case simple
    case compact
    case scientific(Scientific)
  }

  package struct Scientific: Sendable, Hashable {
    /// Of what the exponent is a multiple: 1, or 3 for engineering.
    package var interval: Int
    package var minimumExponentDigits = 1

    package init(interval: Int) { self.interval = interval }
  }

  package enum Unit: Sendable, Hashable {
    case none
    /// Percent and per mille.
    case ratio
    /// Three letters of ISO 4217.
    case currency(String)
    case measure
  }

  package enum Precision: Sendable, Hashable {
    case unlimited
    case fraction(minimum: Int, maximum: Int?)
    case significant(minimum: Int, maximum: Int?)
    case both(FractionAndSignificant)
    case increment(UInt64, place: Int, minimumFraction: Int)
    case currency(isCash: Bool)
  }

  package struct FractionAndSignificant: Sendable, Hashable {
    package var minimumFraction: Int
    package var maximumFraction: Int?
    package var minimumSignificant: Int
    package var maximumSignificant: Int
    package var isRelaxed: Bool
    package var keepsBoth: Bool
  }

  package struct IntegerWidth: Sendable, Hashable {
    package var minimum: Int
    package var maximum: Int?

    package init(minimum: Int, maximum: Int?) {
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// `digits` × 10^`power`; no digits stand for 1.
  package struct Scale: Sendable, Hashable {
    package var power: Int
    package var isNegative: Bool
    package var digits: String

    package init(power: Int, isNegative: Bool = false, digits: String = "") {
      self.power = power
      self.isNegative = isNegative
      self.digits = digits
    }
  }

  package enum RoundingMode: String, Sendable, Hashable, CaseIterable {
    case ceiling, floor, down, up
    case halfEven = "half-even"
    case halfOdd = "half-odd"
    case halfCeiling = "half-ceiling"
    case halfFloor = "half-floor"
    case halfDown = "half-down"
    case halfUp = "half-up"
  }
}
