package import MessageFormat

/// How a number style that has a name rounds in a locale: half to even.
package struct NumberRounding: Sendable, Hashable {
  package let minimumFraction: Int
  package let maximumFraction: Int
  package let minimumInteger: Int
  /// The power of ten that numbers are multiplied by.
  package let scale: Int

  private static let known = Cache<Question, NumberRounding?>()

  private struct Question: Hashable {
    let keyword: NumberKeyword
    let locale: LocaleID
  }

  /// `nil` where ICU rounds in another way, which it does in no locale.
  package static func rounding(of keyword: NumberKeyword, in locale: LocaleID) -> NumberRounding? {
    known.value(for: Question(keyword: keyword, locale: locale)) {
      ICUNumberFormatter(.keyword(keyword), locale: locale)?.rounding
    }
  }
}
