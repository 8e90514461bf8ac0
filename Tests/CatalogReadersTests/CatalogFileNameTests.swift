import CatalogReaders
import Testing

@Suite("Names of catalog files")
struct CatalogFileNameTests {
  @Test(
    "what a path says",
    arguments: [
      ("Alerts.yaml", "Alerts definitions yaml"),
      ("Sources/App/Alerts.yml", "Alerts definitions yaml"),
      ("Alerts.de.yaml", "Alerts translation(de) yaml"),
      ("Alerts.pt_BR.yaml", "Alerts translation(pt_BR) yaml"),
      ("Alerts.zh-Hant.yaml", "Alerts translation(zh-Hant) yaml"),
      ("de.lproj/Alerts.yaml", "Alerts translation(de) yaml"),
      ("a/Base.lproj/Alerts.yaml", "Alerts translation(source) yaml"),
      ("de.lproj/Alerts.strings", "Alerts translation(de) strings"),
      ("English.lproj/Alerts.strings", "Alerts translation(en) strings"),
      ("Simplified Chinese.lproj/Alerts.strings", "Alerts translation(zh-Hans) strings"),
      ("Norwegian.lproj/Alerts.yaml", "Alerts translation(nb) yaml"),
      ("english.lproj/Alerts.yaml", "Alerts translation(english) yaml"),
      ("de.lproj/Alerts.stringsdict", "Alerts translation(de) stringsdict"),
      ("Alerts.xcstrings", "Alerts definitions xcstrings"),
      ("alertc.yaml", " configuration yaml"),
      ("a/b/alertc.yml", " configuration yaml"),
      ("Shop.Alerts.yaml", "Shop.Alerts definitions yaml"),
      ("Shop.Alerts.de.yaml", "Shop.Alerts translation(de) yaml"),
      ("Größe.de.yaml", "Größe translation(de) yaml"),
      ("Alerts.strings", "none"),
      ("Alerts.json", "none"),
      ("de.lproj/Alerts.xcstrings", "none"),
      (".yaml", "none"),
      ("yaml", "none"),
      ("", "none"),
    ]
  )
  func path(path: String, expected: String) {
    #expect(describe(CatalogFileName(path: path)) == expected)
  }

  private func describe(_ name: CatalogFileName?) -> String {
    guard let name else { return "none" }
    let role =
      switch name.role {
      case .definitions: "definitions"
      case .configuration: "configuration"
      case .translation(let locale): "translation(\(locale ?? "source"))"
      }
    return "\(name.catalog) \(role) \(name.format)"
  }
}
