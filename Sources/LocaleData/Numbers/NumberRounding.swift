package import MessageFormat

/// How a number style that has a name rounds in a locale: half to even.
package struct NumberRounding: Sendable, Hashable {
  package let minimumFraction: Int
  package let maximumFraction: Int
  package let minimumInteger: Int
  /// The power of ten that numbers are multiplied by.
  package let scale: Int

  /// `nil` where ICU rounds in another way, which it does in no locale.
  package static func rounding(of keyword: NumberKeyword, in locale: LocaleID) -> NumberRounding? {
    ICUNumberFormatter(.keyword(keyword), locale: locale)?.rounding
  }
}
