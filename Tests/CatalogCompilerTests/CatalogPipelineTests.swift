import CatalogCompiler
import CatalogDiagnostics
import CatalogModel
import Testing

@Suite("The pipeline")
struct CatalogPipelineTests {
  /// Two catalogs in many locales, each file with a mistake of its own.
  private var files: [String: String] {
    var files: [String: String] = [:]
    for catalog in ["Alerts", "Other"] {
      files["app/\(catalog).yaml"] = """
        sourceLocale: en
        alerts:
          a: "{count, plural, one {# file} other {# files}}"
          b: { title: Hello, titel: Hullo }

        """
      for locale in ["da", "de", "fr", "it", "nb", "nl", "sv"] {
        files["app/\(catalog).\(locale).yaml"] = """
          locale: \(locale)
          alerts:
            a: "{cuont, plural, one {# x} other {# y}}"
            c: Gone

          """
      }
    }
    return files
  }

  private func check(_ files: [String: String], locked: Set<String> = []) -> CheckedCatalogs {
    CatalogPipeline(fileSystem: MemoryFileSystem(files, locked: locked)).check(["app"])
  }

  private func text(_ checked: CheckedCatalogs) -> String { TextReporter(.plain).text(of: checked.report) }

  @Test("every file's findings are told, in the same order in every run")
  func order() {
    let first = text(check(files))
    for path in files.keys { #expect(first.contains(path + ":")) }
    for _ in 0..<20 { #expect(text(check(files)) == first) }
    #expect(check(files).report.locales == ["da", "de", "en", "fr", "it", "nb", "nl", "sv"])
  }

  @Test("a file that cannot be read hides nothing of the others")
  func unreadable() {
    let checked = check(files, locked: ["app/Alerts.de.yaml"])
    #expect(checked.failures.map(\.path) == ["app/Alerts.de.yaml"])
    #expect(text(checked).contains("app/Alerts.da.yaml:3:"))
    #expect(!text(checked).contains("app/Alerts.de.yaml"))
  }

  @Test("a translation without definitions is named")
  func orphan() {
    let checked = check(["app/Alerts.de.yaml": "locale: de\nalerts:\n  a: Hallo\n"])
    #expect(checked.failures.map(\.path) == ["app/Alerts.de.yaml"])
    #expect(checked.failures.first?.reason.contains("there is no Alerts.yaml") == true)
  }

  @Test("the names of what is written follow from the catalog's name")
  func outputs() throws {
    let catalog = ["app/My alerts.yaml": "sourceLocale: en\nalerts:\n  a: Hello\n"]
    let pipeline = CatalogPipeline(fileSystem: MemoryFileSystem(catalog))
    let checked = pipeline.check(["app"])
    #expect(
      try pipeline.outputs(of: checked, OutputChoices(pack: .file)).files.map(\.name) == [
        "My alerts.generated.swift", "My alerts.texts.generated.swift", "My alerts.alertpack",
      ]
    )
  }
}
