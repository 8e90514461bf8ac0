import CatalogCompiler
import Testing

@Suite("Coverage")
struct CatalogCoverageTests {
  private func coverage(_ files: [String: String]) throws -> [String: CatalogCoverage.LocaleCoverage] {
    let checked = CatalogPipeline(fileSystem: MemoryFileSystem(files)).check(["app"])
    let catalog = try #require(checked.catalogs.first)
    let locales = CatalogCoverage(catalog).locales
    return Dictionary(uniqueKeysWithValues: locales.map { ($0.locale, $0) })
  }

  @Test("a standard term that a locale lacks is missing there")
  func missingTerm() throws {
    let locales = try coverage([
      "app/Alerts.yaml": "sourceLocale: en\nalerts:\n  a: { title: Hello, actions: { dontAllow: } }\n",
      "app/Alerts.de.yaml": "locale: de\nalerts:\n  a: { title: Hallo }\n",
      "app/Alerts.cy.yaml": "locale: cy\nalerts:\n  a: { title: Helo }\n",
      "app/Alerts.ga.yaml": "locale: ga\nalerts:\n  a: { title: Dia duit, actions: { dontAllow: Ná ceadaigh } }\n",
    ])
    #expect(locales["en"]?.percent == 100)
    #expect(locales["de"]?.percent == 100)
    #expect(locales["cy"]?.percent == 50)
    #expect(locales["ga"]?.percent == 100)
  }
}
