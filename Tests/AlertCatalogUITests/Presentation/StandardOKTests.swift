import AlertCatalogUI
import CatalogModel
import LocaleData
import Testing

@Suite("StandardOK")
struct StandardOKTests {
  @Test("says what the standard action says in every locale of its table", arguments: StandardActions.locales)
  func sameAsTable(locale: LocaleID) {
    #expect(StandardOK.label(in: locale.tag) == StandardActions.label("ok", in: locale))
  }

  @Test(
    "says what the nearest locale says",
    arguments: ["es-ES", "es-MX", "es-AR", "de-AT", "ar-EG", "sr-Latn-RS", "sr-RS", "zh-Hant-TW", "zh-Hans-CN", "pt"]
  )
  func relatives(tag: String) {
    #expect(StandardOK.label(in: tag) == StandardActions.label("ok", in: LocaleID(tag: tag)))
  }

  @Test("says OK in languages that it does not know", arguments: ["", "tlh", "-", "en"])
  func unknown(tag: String) {
    #expect(StandardOK.label(in: tag) == "OK")
  }
}
