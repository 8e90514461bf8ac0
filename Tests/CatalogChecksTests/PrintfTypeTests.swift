import CatalogDiagnostics
import TestSupport
import Testing

@testable import CatalogChecks

/// `String(format:)` reads whatever a specifier says, so every specifier of every form and locale has to fit the source's.
@Suite("Types of printf arguments over locales and plural forms")
struct PrintfTypeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let source: String
    let translation: String
    let rules: [String]

    init(_ source: String, _ translation: String, _ rules: String...) {
      self.source = source
      self.translation = translation
      self.rules = rules
    }

    var testDescription: String { "\(source) | \(translation)" }
  }

  @Test(
    "a translation that reads another value is an error at its specifier",
    arguments: [
      Case("%1$@: %2$lld", "%2$lld: %1$@"),
      Case("%1$@: %2$lld", "%1$@: %2$ld"),
      Case("%1$@: %2$lld", "%1$@: %2$llx"),
      Case("%1$@: %2$lld", "%1$@: ⟦%2$@⟧", "argument-type"),
      Case("%1$@: %2$lld", "%1$@: ⟦%2$f⟧", "argument-type"),
      Case("%1$@: %2$lld", "⟦%1$lld⟧: %2$lld", "argument-type"),
      Case("%1$@: %2$lld", "⟦%1$s⟧: %2$lld", "argument-type"),
      Case("%1$@: %2$lld", "⟦%1$S⟧: %2$lld", "argument-type"),
      Case("%1$s: %2$lld", "⟦%1$@⟧: %2$lld", "argument-type"),
      Case("%1$@: %2$.1f", "%1$@: ⟦%2$lld⟧", "argument-type"),
      Case("%1$@: %2$.1f", "%1$@: %2$e"),
      Case("%@", "%1$@"),
      Case("%@", "%1$@ ⟦%2$@⟧", "extra-argument"),
      Case("%@: %lld", "⟦%lld⟧: %@", "unpositioned-arguments"),
    ]
  )
  func texts(_ example: Case) {
    let strings = { (text: String) in "\"a.title\" = \"\(text)\";\n" }
    check(
      source: ("en.lproj/Alerts.strings", strings(example.source)),
      translation: ("de.lproj/Alerts.strings", strings(example.translation)),
      example.rules
    )
  }

  @Test(
    "each plural form counts, and so does the type that a variable names",
    arguments: [
      Case("%1$lld of %2$@", "%1$lld von %2$@"),
      Case("%1$lld of %2$@", "%1$lld von ⟦%2$lld⟧", "argument-type"),
      Case("%1$lld of %2$@", "⟦%1$@⟧ von %2$@", "argument-type"),
    ]
  )
  func forms(_ example: Case) {
    let dictionary = { (other: String) in
      """
      <plist version="1.0"><dict>
        <key>a.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%1$#@n@</string>
          <key>n</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%1$lld: %2$@</string>
            <key>other</key><string>\(other)</string>
          </dict>
        </dict>
      </dict></plist>
      """
    }
    check(
      source: ("en.lproj/Alerts.stringsdict", dictionary(example.source)),
      translation: ("de.lproj/Alerts.stringsdict", dictionary(example.translation)),
      example.rules
    )
  }

  @Test("a variable without a number in its forms is of the type that it names", arguments: ["lld", "f", "@"])
  func variables(type: String) {
    let variable = { (type: String, words: String) in
      """
      <plist version="1.0"><dict>
        <key>a.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>\(type == "f" ? "%#@⟦n⟧@" : "%#@n@")</string>
          <key>n</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
            <key>one</key><string>\(words)</string>
            <key>other</key><string>\(words)s</string>
          </dict>
        </dict>
      </dict></plist>
      """
    }
    check(
      source: ("en.lproj/Alerts.stringsdict", variable("d", "tab")),
      translation: ("fr.lproj/Alerts.stringsdict", variable(type, "onglet")),
      type == "f" ? ["argument-type"] : []
    )
  }

  /// What is found in a translation is found at its marks; of other rules only those of types are asked.
  private func check(
    source: (path: String, text: String),
    translation: (path: String, text: String),
    _ rules: [String]
  ) {
    let marked = MarkedText(translation.text)
    let files = [
      SourceFile(path: source.path, bytes: Array(source.text.utf8)),
      SourceFile(path: translation.path, bytes: Array(marked.text.utf8)),
    ]
    let findings = ExampleCatalog.findings(in: files).filter {
      ["argument-type", "extra-argument", "missing-argument"].contains($0.rule.name)
        || $0.rule.name == "unpositioned-arguments" && $0.severity == .error
    }
    #expect(findings.map(\.rule.name) == rules)
    #expect(findings.allSatisfy { $0.severity == .error && $0.location.file === files[1] })
    let places = findings.map { $0.location.start..<$0.location.end }
    #expect(MarkedText.marking(places, in: marked.text) == translation.text)
  }
}
