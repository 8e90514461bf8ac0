import ICUBridge

/// A locale's quotation marks in CLDR, `“…”` and within them `‘…’` in English.
package struct QuotationMarks: Sendable, Hashable {
  package let opening: String
  package let closing: String
  package let innerOpening: String
  package let innerClosing: String

  private static let known = Cache<LocaleID, QuotationMarks?>()

  /// `nil` where ICU has no data at all; root's for a locale that it does not know.
  package static func marks(of locale: LocaleID) -> QuotationMarks? {
    known.value(for: locale) {
      let texts = Bridge.list { icub_quotation_marks(locale.tag, $0, $1) }
      return texts.count == 4 ? QuotationMarks(texts) : nil
    }
  }

  private init(_ texts: [String]) {
    opening = texts[0]
    closing = texts[1]
    innerOpening = texts[2]
    innerClosing = texts[3]
  }
}
