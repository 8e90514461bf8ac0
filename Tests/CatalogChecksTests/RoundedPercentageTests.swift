import CatalogDiagnostics
import TestSupport
import Testing

@testable import CatalogChecks

/// Which number the reader of a percentage sees depends on who multiplies it: the style or the app.
@Suite("Plural forms beside percentages")
struct RoundedPercentageTests {
  @Test(
    "a skeleton multiplies where it has a scale, and not for its percent sign",
    arguments: [
      ("::percent", []),
      ("::permille", []),
      ("::% .00", ["rounded-plural"]),
      ("::%x100", ["rounded-plural"]),
      ("::percent scale/100", ["rounded-plural"]),
      ("::percent precision-integer", ["rounded-plural"]),
    ]
  )
  func skeletons(style: String, rules: [String]) {
    let text = """
      sourceLocale: en
      alerts:
        quota:
          arguments: { share: double }
          title: "{share, plural, one {⟨share⟩ is used} other {⟨share⟩ are used}}"
      """
    let file = text.replacing("⟨share⟩", with: "{share, number, \(style)}")
    let findings = ExampleCatalog(.silent(["Alerts.yaml": file])).findings
    #expect(Set(findings.map(\.rule.name)).intersection(["rounded-plural"]) == Set(rules))
  }
}
