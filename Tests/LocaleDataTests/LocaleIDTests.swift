import LocaleData
import Testing

@Suite("Locale identifiers")
struct LocaleIDTests {
  @Test(
    "spellings of BCP 47 and ICU",
    arguments: [
      ("pt-BR", "pt-BR"), ("pt_BR", "pt-BR"), ("PT_br", "pt-BR"), ("zh-Hant", "zh-Hant"), ("zh_hans_cn", "zh-Hans-CN"),
      ("sr_Latn", "sr-Latn"), ("es-419", "es-419"), ("no", "no"), ("iw", "iw"), ("root", "und"), ("und", "und"),
      ("fil", "fil"), ("ca-valencia", "ca-valencia"), ("en_US_POSIX", "en-US-posix"), ("de-CH-1901", "de-CH-1901"),
      ("sl-rozaj-biske-1994", "sl-rozaj-biske-1994"), ("zh-yue-HK", "yue-HK"), ("xx", "xx"),
      // Malformed.
      ("", nil), ("-", nil), ("e", nil), ("en-", nil), ("-en", nil), ("en--US", nil), ("en US", nil), ("english", nil),
      ("en-Latin", "en-latin"), ("en-US-US", nil), ("12", nil), ("en-1", nil), ("dé", nil), ("en/US", nil),
      ("Base", nil),
      ("en-abcdefghi", nil), ("de-1901-1901", nil), ("i-klingon", nil), ("en-U\u{0301}S", nil), ("en.lproj", nil),
      // Extensions are more than a language.
      ("en-US-u-ca-buddhist", nil), ("ar-u-nu-latn", nil), ("en-x-private", nil), ("de@collation=phonebook", nil),
    ] as [(String, String?)]
  )
  func parsing(text: String, tag: String?) {
    #expect(LocaleID(parsing: text)?.tag == tag)
  }

  @Test(
    "wishes of systems",
    arguments: [
      ("en-US-u-ca-buddhist", "en-US"), ("de_DE.UTF-8", "de-DE"), ("sr_RS@latin", "sr-Latn-RS"),
      ("sr_RS.UTF-8@latin", "sr-Latn-RS"), ("ar-u-nu-latn", "ar"),
      ("de_DE@euro", "de-DE"), ("en-x-private", "en"), ("C", nil), ("POSIX", nil), ("en-u", nil), ("", nil),
    ] as [(String, String?)]
  )
  func wishes(text: String, tag: String?) {
    #expect(LocaleID(wanted: text)?.tag == tag)
  }

  @Test("parts")
  func parts() {
    let full = LocaleID(tag: "sl-Latn-IT-rozaj-1994")
    #expect(full.languageCode == "sl")
    #expect(full.script == "Latn")
    #expect(full.region == "IT")
    #expect(full.variants == ["rozaj", "1994"])
    let german = LocaleID(tag: "de-1901")
    #expect(german.script == nil)
    #expect(german.region == nil)
    #expect(german.variants == ["1901"])
  }

  @Test("every locale of ICU parses to itself, in either spelling")
  func available() {
    #expect(LocaleID.available.count > 300)
    for locale in LocaleID.available {
      #expect(LocaleID(parsing: locale.tag) == locale)
      #expect(LocaleID(parsing: locale.tag.split(separator: "-").joined(separator: "_")) == locale)
      #expect(locale.isKnown, "\(locale.tag)")
    }
  }

  @Test(
    "canonical forms",
    arguments: [
      ("iw", "he"), ("in-ID", "id-ID"), ("sh", "sr-Latn"), ("tl", "fil"), ("mo", "ro"), ("cmn-TW", "zh-TW"),
      ("no", "no"),
      ("nb", "nb"), ("en-UK", "en-GB"), ("de", "de"), ("zh-TW", "zh-TW"), ("en-US-posix", "en-US-posix"), ("xx", "xx"),
      ("no-bokmal", "nb"),
    ]
  )
  func canonical(tag: String, expected: String) {
    #expect(LocaleID(tag: tag).canonical.tag == expected)
  }

  @Test(
    "likely subtags",
    arguments: [
      ("zh", "zh-Hans-CN"), ("zh-TW", "zh-Hant-TW"), ("zh-AU", "zh-Hant-AU"), ("sr-ME", "sr-Latn-ME"),
      ("en", "en-Latn-US"), ("pt", "pt-Latn-BR"), ("no", "no-Latn-NO"), ("xx", "xx"),
    ]
  )
  func likelySubtags(tag: String, expected: String) {
    #expect(LocaleID(tag: tag).maximized.tag == expected)
    #expect(LocaleID(tag: expected).minimized.maximized.tag == expected)
  }

  @Test(
    "parents",
    arguments: [
      ("es-MX", "es-419 es"), ("es-ES", "es"), ("zh-HK", "zh-Hant"), ("zh-Hant-HK", "zh-Hant"), ("zh-SG", "zh"),
      ("zh-Hant-MO", "zh-Hant-HK zh-Hant"), ("zh-MO", "zh-Hant-HK zh-Hant"), ("zh-Hans-SG", "zh-Hans zh"),
      ("en-GB", "en-001 en"), ("en-Latn-GB", "en-001 en"), ("en-AT", "en-150 en-001 en"), ("nb-NO", "nb no"),
      ("nn", "no"), ("sr-Latn", ""), ("sr-Latn-RS", "sr-Latn"), ("sr-ME", "sr-Latn"), ("sr-Cyrl-BA", "sr-Cyrl sr"),
      ("pt-AO", "pt-PT pt"), ("uz-AF", "uz-Arab"), ("en-Dsrt", ""), ("de-Cyrl-DE", "de-Cyrl"), ("und", ""),
      ("ca-ES-valencia", "ca-ES ca"), ("xx-YY", "xx"),
    ]
  )
  func parents(tag: String, ancestors: String) {
    #expect(
      LocaleID(tag: tag).ancestry.map(\.tag)
        == ([tag] + ancestors.split(separator: " ").map(String.init)).filter { $0 != "und" }
    )
  }

  @Test("no locale of ICU has an ancestor in another script")
  func scripts() {
    for locale in LocaleID.available {
      let ancestry = locale.ancestry
      #expect(ancestry.first == locale)
      for ancestor in ancestry { #expect(ancestor.likelyScript == locale.likelyScript, "\(locale.tag)") }
    }
  }

  @Test("direction and scripts")
  func writing() {
    for tag in ["ar", "he", "fa", "ur", "ckb", "pa-Arab", "ff-Adlm", "az-Arab", "uz-AF"] {
      #expect(LocaleID(tag: tag).isRightToLeft, "\(tag)")
    }
    for tag in ["en", "pa", "ff", "az", "ja", "xx", "und"] { #expect(!LocaleID(tag: tag).isRightToLeft, "\(tag)") }
    #expect(Set(LocaleID(tag: "ja").scripts) == ["Kana", "Hira", "Hani"])
    #expect(LocaleID(tag: "zh-TW").likelyScript == "Hant")
    #expect(LocaleID(tag: "sr-Latn").scripts == ["Latn"])
  }

  @Test("unknown languages")
  func unknown() {
    #expect(!LocaleID(tag: "xx").isKnown)
    #expect(!LocaleID(tag: "zz-DE").isKnown)
    #expect(LocaleID(tag: "iw").isKnown)
    #expect(LocaleID(tag: "no").isKnown)
    #expect(LocaleID(tag: "de-ZZ").isKnown)
  }
}
