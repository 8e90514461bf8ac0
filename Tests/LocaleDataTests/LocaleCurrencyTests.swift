import LocaleData
import Testing

@Suite("The currency of a locale")
struct LocaleCurrencyTests {
  @Test(
    "is that of its region",
    arguments: [("en-US", "USD"), ("de-CH", "CHF"), ("sr-Latn-RS", "RSD"), ("fr-FR", "EUR")]
  )
  func ofRegion(tag: String, currency: String) {
    #expect(LocaleID(tag: tag).currency == currency)
  }

  @Test("is none without a region that has one", arguments: ["en", "de", "zh-Hant", "en-001", "es-419", "und"])
  func none(tag: String) {
    #expect(LocaleID(tag: tag).currency == nil)
  }

  @Test("is none wherever ICU shows an unknown one, and nowhere else")
  func likeICU() throws {
    for locale in LocaleID.available {
      let text = try ICUMessage.format("{n, number, currency}", locale: locale, arguments: ["n": .double(5)])
      let isUnknown = text.contains("¤") || text.contains("XXX")
      #expect((locale.currency == nil) == isUnknown, "\(locale.tag): \(text)")
    }
  }
}
