import LocaleData
import Testing

@Suite("Characters and texts")
struct UnicodeTests {
  @Test(
    "scripts, classes and digits",
    arguments: [
      ("a", "Latn", .leftToRight, nil), ("ж", "Cyrl", .leftToRight, nil), ("ع", "Arab", .arabicLetter, nil),
      ("ש", "Hebr", .rightToLeft, nil), ("3", "Zyyy", .europeanNumber, 3), ("٣", "Arab", .arabicNumber, 3),
      ("३", "Deva", .leftToRight, 3), ("\u{301}", "Zinh", .nonspacingMark, nil), ("漢", "Hani", .leftToRight, nil),
      ("\u{202E}", "Zyyy", .rightToLeftOverride, nil), ("\u{2069}", "Zyyy", .popDirectionalIsolate, nil),
    ] as [(Unicode.Scalar, String, BidiClass, Int?)]
  )
  func characters(scalar: Unicode.Scalar, script: String, bidi: BidiClass, digit: Int?) {
    #expect(Script(of: scalar).name == script)
    #expect(BidiClass(of: scalar) == bidi)
    #expect(CharacterData.digitValue(of: scalar) == digit)
  }

  @Test("general categories are the standard library's, but for the few that changed between Unicode's versions")
  func categories() {
    var differences = 0
    for scalar in (UInt32(0)...0x2FFFF).compactMap({ Unicode.Scalar($0) }) {
      let own = CharacterData.generalCategory(of: scalar)
      let standard = scalar.properties.generalCategory
      if own != .unassigned, standard != .unassigned, own != standard { differences += 1 }
    }
    #expect(differences < 20)
    #expect(CharacterData.generalCategory(of: "\u{F8FF}") == .privateUse)
    #expect(CharacterData.generalCategory(of: "\u{378}") == .unassigned)
  }

  @Test("script extensions, and the zero of a digit")
  func extensions() {
    #expect(Set(Script.all(of: "ー")) == [.hiragana, .katakana])
    #expect(Script.all(of: "a") == [.latin])
    #expect(Script.all(of: LocaleID(tag: "ja")) == [.han, .hiragana, .katakana])
    #expect(CharacterData.zero(of: "٣") == "٠")
    #expect(CharacterData.zero(of: "a") == nil)
  }

  @Test("Normalization Form C")
  func normalization() {
    #expect(Normalization.isNFC("é"))
    #expect(Normalization.isNFC(""))
    #expect(!Normalization.isNFC("e\u{301}"))
    #expect(Array(Normalization.nfc("e\u{301} \u{212B}").unicodeScalars) == Array("é Å".unicodeScalars))
    #expect(Normalization.nfc("") == "")
  }

  @Test("letter case follows the locale")
  func letterCase() {
    #expect(CaseMapping.uppercased("iı", in: LocaleID(tag: "tr")) == "İI")
    #expect(CaseMapping.uppercased("straße", in: LocaleID(tag: "de")) == "STRASSE")
    #expect(CaseMapping.lowercased("ΟΔΟΣ", in: LocaleID(tag: "el")) == "οδος")
    #expect(CaseMapping.titlecased("ijs eten", in: LocaleID(tag: "nl")) == "IJs Eten")
    #expect(CaseMapping.folded("Straße") == CaseMapping.folded("STRASSE"))
  }

  @Test("graphemes, words and lines")
  func boundaries() {
    var family = "👨‍👩‍👧e\u{301}🇩🇪"
    #expect(family.withUTF8 { TextBoundaries.graphemeCount($0) } == 3)
    let words = TextBoundaries.segments(of: "Can’t stop, 3.5!", by: .word, in: LocaleID(tag: "en"))
    #expect(words.filter(\.isSignificant).map(\.range) == [0..<7, 8..<12, 14..<17])
    let thai = TextBoundaries.segments(of: "สวัสดีชาวโลก", by: .line, in: LocaleID(tag: "th"))
    #expect(thai.count > 1)
    let lines = TextBoundaries.segments(of: "one two-three\nfour", by: .line)
    #expect(lines.map(\.range) == [0..<4, 4..<8, 8..<14, 14..<18])
    #expect(lines.map(\.isSignificant) == [false, false, true, false])
    #expect(TextBoundaries.segments(of: "", by: .word).isEmpty)
  }

  @Test("words that mix scripts, and texts that look alike")
  func confusables() {
    #expect(Confusables.scriptMixture(of: "paypal") == .ascii)
    #expect(Confusables.scriptMixture(of: "Größe") == .singleScript)
    #expect(Confusables.scriptMixture(of: "pаypal") > .latinAndAnother)
    #expect(Confusables.scriptMixture(of: "удалить") == .singleScript)
    #expect(Confusables.scriptMixture(of: "Tシャツ") == .eastAsian)
    #expect(Confusables.areConfusable("раураl", "paypal"))
    #expect(!Confusables.areConfusable("Delete", "Cancel"))
  }

  @Test("what locales are written with")
  func orthography() throws {
    let german = ExemplarSet.set(.standard, of: LocaleID(tag: "de"))
    #expect(german.contains("ß"))
    #expect(german.contains("a"))
    #expect(german.contains("z"))
    #expect(!german.contains("ñ"))
    #expect(ExemplarSet.set(.auxiliary, of: LocaleID(tag: "de")).contains("ñ"))
    #expect(ExemplarSet.set(.punctuation, of: LocaleID(tag: "de")).contains("„"))
    let marks = try #require(QuotationMarks.marks(of: LocaleID(tag: "de")))
    #expect([marks.opening, marks.closing, marks.innerOpening, marks.innerClosing] == ["„", "“", "‚", "‘"])
    for locale in LocaleID.available { #expect(QuotationMarks.marks(of: locale) != nil, "\(locale.tag)") }
  }
}
