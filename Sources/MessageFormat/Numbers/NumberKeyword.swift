/// The styles of a number that have names.
package enum NumberKeyword: String, Sendable, Hashable, CaseIterable {
  case integer, percent, currency

  /// As ICU reads it, in any letter case.
  package init?(_ style: Argument.Style) {
    self.init(rawValue: style.text.lowercased())
  }
}
