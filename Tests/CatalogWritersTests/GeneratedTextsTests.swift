import CatalogWriters
import LocaleData
import Testing

@Suite("The file of a catalog's texts")
struct GeneratedTextsTests {
  @Test("names the versions of the locale data that its pack has")
  func versions() throws {
    let file = try #require(GeneratedTexts.file(of: SampleAlerts.catalog, pack: [], signature: 1))
    let versions = LocaleDataVersions.current
    #expect(SwiftRenderer.render(file).contains("// Locale data: ICU \(versions.icu), CLDR \(versions.cldr).\n"))
  }
}
