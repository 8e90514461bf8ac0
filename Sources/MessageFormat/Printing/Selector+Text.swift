extension Plural.Selector {
  /// As it is written: `=0`, `few`.
  package var text: String {
    switch self {
    case .exact(let number): "=" + Self.numeral(number)
    case .category(let category): category.rawValue
    case .unknown(let word): word
    }
  }

  private static func numeral(_ number: Double) -> String {
    // Whole numbers up to 2⁵³ are exact.
    guard number >= -9_007_199_254_740_992, number <= 9_007_199_254_740_992 else { return number.description }
    let whole = Int(number)
    return Double(whole) == number ? String(whole) : number.description
  }
}
