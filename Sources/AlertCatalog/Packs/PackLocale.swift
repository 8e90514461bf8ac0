/// One locale of a pack: facts that messages need, and where its alerts are. Holds positions only, no bytes.
struct PackLocale: Sendable {
  /// From the start of the pack.
  let tag: Range<Int>
  let isRightToLeft: Bool
  /// Where they are in their sections plus 1; 0 where the locale's texts do not need them.
  let cardinalOffset: Int
  let ordinalOffset: Int
  let numbersOffset: Int
  /// Where the list of the locales begins that answer what this one does not have; behind it is the table of alerts.
  let relativesPosition: Int

  /// The locale at a position of the table of locales, `nil` where there is none.
  init?(_ pack: PackView, at index: Int) {
    var reader = pack.reader(of: pack.header.locales)
    guard reader.move(toEntry: index) else { return nil }
    tag = reader.text()
    isRightToLeft = reader.byte() == 1
    cardinalOffset = reader.number()
    ordinalOffset = reader.number()
    numbersOffset = reader.number()
    relativesPosition = reader.position
    guard !reader.isFailed else { return nil }
  }
}

extension PackView {
  /// At the start of a locale's rules; `nil` where everything is `other`.
  func cardinalRules(of locale: PackLocale) -> PackReader? { rules(at: locale.cardinalOffset) }

  /// At the start of a locale's rules; `nil` where everything is `other`.
  func ordinalRules(of locale: PackLocale) -> PackReader? { rules(at: locale.ordinalOffset) }

  private func rules(at offset: Int) -> PackReader? {
    offset == 0 ? nil : reader(of: header.pluralRules, at: offset - 1)
  }

  /// `nil` where the locale's texts show no numbers.
  func numberStyle(of locale: PackLocale) -> NumberStyle? {
    locale.numbersOffset == 0 ? nil : NumberStyle(reader(of: header.numbers, at: locale.numbersOffset - 1))
  }

  /// At the count of the locales that answer what a locale does not have.
  func relatives(of locale: PackLocale) -> PackReader {
    PackReader(base, at: locale.relativesPosition, end: header.locales.upperBound)
  }

  /// At the texts of an alert, `nil` where the locale does not have it.
  func record(ofAlert index: Int, in locale: PackLocale) -> PackReader? {
    var reader = relatives(of: locale)
    var count = reader.number()
    while count > 0, !reader.isFailed {
      _ = reader.number()
      count -= 1
    }
    return reader.move(toEntry: index) ? reader : nil
  }

  func tag(of locale: PackLocale) -> String { string(locale.tag) }
}
