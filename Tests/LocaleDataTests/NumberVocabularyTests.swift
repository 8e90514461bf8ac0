import LocaleData
import MessageFormat
import Testing

@Suite("The names in number skeletons are those of ICU 72")
struct NumberVocabularyTests {
  @Test("units of measure")
  func units() {
    #expect(Set(MeasureUnits.typedNames) == Set(ICUVocabulary.measureUnits))
  }

  @Test("numbering systems")
  func numberingSystems() {
    #expect(NumberingSystems.names == Set(ICUVocabulary.numberingSystems))
  }
}
