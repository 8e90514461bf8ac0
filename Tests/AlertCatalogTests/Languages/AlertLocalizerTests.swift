import AlertCatalog
import Testing

@Suite("Localizers")
struct AlertLocalizerTests {
  private func title(_ localizer: AlertLocalizer, fileName: String = "a.txt") throws -> String {
    SamplePack.delete(fileName, 1, in: try SamplePack.catalog()).resolved(for: localizer).title
  }

  @Test("the first language that has the alert answers, then the fallback, then the source")
  func order() throws {
    #expect(try title(AlertLocalizer(preferredLanguages: ["sw", "de-CH", "pl"])) == "„a.txt“ löschen?")
    #expect(try title(AlertLocalizer(preferredLanguages: ["sw"], fallbackLanguage: "pl")) == "Usunąć „a.txt”?")
    #expect(try title(AlertLocalizer(preferredLanguages: ["gsw", "pl"])) == "Usunąć „a.txt”?")
    #expect(try title(AlertLocalizer(preferredLanguages: ["gsw", "tlh"])) == "„a.txt“ löschen?")
    #expect(try title(AlertLocalizer(preferredLanguages: ["sw"])) == "Delete “a.txt”?")
    #expect(try title(AlertLocalizer(preferredLanguages: [])) == "Delete “a.txt”?")
  }

  @Test("changing the languages of a localizer changes what is shown")
  func change() throws {
    var localizer = AlertLocalizer(preferredLanguages: ["de"])
    localizer.preferredLanguages = ["en-GB"]
    #expect(try title(localizer) == "Bin “a.txt”?")
    localizer.preferredLanguages = []
    localizer.fallbackLanguage = "de"
    #expect(try title(localizer) == "„a.txt“ löschen?")
  }

  @Test("free text is isolated where that is wanted")
  func isolation() throws {
    let localizer = AlertLocalizer(preferredLanguages: ["ar"], isolation: .bidi)
    #expect(try title(localizer) == "حذف “\u{2068}a.txt\u{2069}”؟")
    #expect(try title(AlertLocalizer(preferredLanguages: ["ar"])) == "حذف “a.txt”؟")
  }

  @Test("texts of any length")
  func longTexts() throws {
    let long = String(repeating: "ü", count: 10_000)
    #expect(try title(AlertLocalizer(preferredLanguages: ["de"]), fileName: long) == "„\(long)“ löschen?")
  }

  @Test("the system's languages are asked each time")
  func system() {
    #expect(AlertLocalizer.system.preferredLanguages == AlertLocalizer.system.preferredLanguages)
  }
}
