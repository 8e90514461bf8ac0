import ICUBridge

/// What ICU's Unicode data say of a code point, where the standard library's may be of another version.
package enum CharacterData {
  /// In ICU's order.
  private static let categories: [Unicode.GeneralCategory] = [
    .unassigned, .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
    .enclosingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber, .spaceSeparator, .lineSeparator,
    .paragraphSeparator, .control, .format, .privateUse, .surrogate, .dashPunctuation, .openPunctuation,
    .closePunctuation, .connectorPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol,
    .otherSymbol, .initialPunctuation, .finalPunctuation,
  ]

  package static func generalCategory(of scalar: Unicode.Scalar) -> Unicode.GeneralCategory {
    let index = Int(icub_general_category(scalar.value))
    return categories.indices.contains(index) ? categories[index] : .unassigned
  }

  /// The value of a decimal digit in any numbering system: 3 for `3`, `٣` and `३`.
  package static func digitValue(of scalar: Unicode.Scalar) -> Int? {
    let value = icub_digit_value(scalar.value)
    return value < 0 ? nil : Int(value)
  }

  /// The zero of a decimal digit's numbering system: digits of one system have the same.
  package static func zero(of digit: Unicode.Scalar) -> Unicode.Scalar? {
    digitValue(of: digit).flatMap { Unicode.Scalar(digit.value - UInt32($0)) }
  }
}
