import ICUBridge

/// How a locale shows a number by default: all that ICU's decimal format of the locale needs.
///
/// These decide the result of `{n}`, `{n, number}` and `#` in ICU's MessageFormat:
/// - A double is taken by its shortest decimal digits, then rounded half to even to `maximumFractionDigits`. No
///   trailing zeros are shown, and plural rules look at the rounded number (1.0004 is shown as 1, and is `one`).
/// - The integer digits are grouped, from the right, by `primaryGrouping` and then by `secondaryGrouping`, unless fewer
///   than `minimumGrouping` digits stand before the last group. ICU leaves CLDR's rule for `es`, `pl` or `pt-PT` (1234,
///   12.345) aside here and follows it in skeletons only: `skeletonMinimumGrouping`.
/// - A negative number stands between the negative affixes, which hold the minus sign and may hold marks of direction.
///   Minus zero, and a double that rounds to it, is negative. So is minus infinity.
/// - Not-a-number is shown as its symbol alone, without affixes.
package struct NumberSymbols: Sendable, Hashable {
  package let decimal: String
  package let group: String
  package let minus: String
  package let plus: String
  package let percent: String
  package let perMille: String
  package let exponent: String
  package let infinity: String
  package let notANumber: String
  package let positivePrefix: String
  package let positiveSuffix: String
  package let negativePrefix: String
  package let negativeSuffix: String
  /// In the syntax of UTS 35, part 3: `#,##0.###`.
  package let pattern: String
  /// CLDR's name: `latn`, `arab`.
  package let numberingSystem: String
  /// Ten texts, mostly of one code point.
  package let digits: [String]

  /// The number of digits in the group next to the decimal separator; 0 where digits are not grouped.
  package let primaryGrouping: Int
  /// In the other groups. The same as `primaryGrouping` but in India.
  package let secondaryGrouping: Int
  /// How many digits must stand before the last group for the number to be grouped at all; at least 1.
  package let minimumGrouping: Int
  /// The same where a number is shown by a skeleton (`{n, number, ::…}`).
  package let skeletonMinimumGrouping: Int
  package let minimumFractionDigits: Int
  package let maximumFractionDigits: Int
}

extension NumberSymbols {
  private static let known = Cache<LocaleID, NumberSymbols?>()

  /// The symbols that ICU uses for texts in the locale; root's for a locale that it does not know.
  ///
  /// `nil` where the locale's numbers are not written with ten digits, which no locale of CLDR has by default.
  package static func symbols(for locale: LocaleID) -> NumberSymbols? {
    known.value(for: locale) { NumberSymbols(reading: locale) }
  }

  private init?(reading locale: LocaleID) {
    var format = icub_number_format()
    let texts = Bridge.list { icub_number_symbols(locale.tag, &format, $0, $1) }
    guard texts.count == 25, format.is_algorithmic == 0 else { return nil }
    self.init(texts: texts, format: format)
  }

  private init(texts: [String], format: icub_number_format) {
    decimal = texts[0]
    group = texts[1]
    minus = texts[2]
    plus = texts[3]
    percent = texts[4]
    perMille = texts[5]
    exponent = texts[6]
    infinity = texts[7]
    notANumber = texts[8]
    positivePrefix = texts[9]
    positiveSuffix = texts[10]
    negativePrefix = texts[11]
    negativeSuffix = texts[12]
    pattern = texts[13]
    numberingSystem = texts[14]
    digits = Array(texts[15...])
    primaryGrouping = Int(format.primary_grouping)
    secondaryGrouping = Int(format.secondary_grouping > 0 ? format.secondary_grouping : format.primary_grouping)
    minimumGrouping = Int(max(format.minimum_grouping, 1))
    skeletonMinimumGrouping = Int(max(format.skeleton_minimum_grouping, 1))
    minimumFractionDigits = Int(format.minimum_fraction)
    maximumFractionDigits = Int(format.maximum_fraction)
  }
}
