import TestSupport
import Testing

@Suite("alertc lint: configuration, suppressions and locales")
struct PolicyTests {
  private let translation = "locale: de\nalerts:\n  a: Hallo\n"
  private let definitions = "sourceLocale: en\nalerts:\n  a: Hello\n"

  private func lint(_ folder: TemporaryFolder, _ options: String...) throws -> [Substring] {
    try Alertc.run(["lint", "."] + options, in: folder).outputText.split(separator: "\n")
  }

  @Test("what is wrong with a configuration is told once for all catalogs")
  func once() throws {
    var files = ["alertc.yaml": "locales: [de, pl]\nrules: { missing-othr: error }\n"]
    for name in ["Alerts", "Errors", "Sync"] {
      files[name + ".yaml"] = definitions
      files[name + ".de.yaml"] = translation
    }
    let lines = try lint(try TemporaryFolder(files))
    #expect(lines.count == 2, "\(lines)")
    #expect(lines.filter { $0.contains("[unknown-rule]") }.count == 1)
    let missing = try #require(lines.first { $0.contains("[missing-locale-file]") })
    #expect(missing.hasPrefix("alertc.yaml:1:15: error: add texts for pl, such as “Alerts.pl.yaml”"))
    #expect(missing.contains("likewise for “Errors”, “Sync”"))
  }

  @Test("comments in a configuration silence what catalogs find there")
  func configurationComments() throws {
    let folder = try TemporaryFolder([
      "alertc.yaml": "locales: [de, pl]  # alertc:disable missing-locale-file (not yet)\n",
      "Alerts.yaml": definitions, "Alerts.de.yaml": translation,
    ])
    #expect(try lint(folder) == [])
    try folder.write("locales: [de]  # alertc:disable missing-locale-file\n", to: "alertc.yaml")
    #expect(try lint(folder).map { $0.hasSuffix("[unused-suppression]") } == [true])
  }

  @Test("a locale without any text can be asked for where it is required, and else is a mistake")
  func unknownLocale() throws {
    let folder = try TemporaryFolder([
      "alertc.yaml": "locales: [de, pl]\n", "Alerts.yaml": definitions, "Alerts.de.yaml": translation,
    ])
    #expect(try lint(folder, "--locale", "pl").map { $0.contains("[missing-locale-file]") } == [true])
    #expect(try lint(folder, "--locale", "de") == [])
    let run = try Alertc.run("lint", ".", "--locale", "dee", in: folder)
    #expect(run.status == 2)
    #expect(run.errorText == "alertc: error: no catalog here has the locale “dee”; there are de, en, pl\n")
  }

  @Test("severities by locale hold for what only that locale has")
  func localeRules() throws {
    let folder = try TemporaryFolder([
      "alertc.yaml": "localeRules: { de: { double-space: error }, fr: { double-space: off } }\n",
      "Alerts.yaml": "sourceLocale: en\nalerts:\n  a: Hello you\n",
      "Alerts.de.yaml": "locale: de\nalerts:\n  a: Hallo  du\n",
      "Alerts.fr.yaml": "locale: fr\nalerts:\n  a: Bonjour  toi\n",
      "Alerts.it.yaml": "locale: it\nalerts:\n  a: Ciao  tu\n",
    ])
    let lines = try lint(folder, "--only", "double-space").map {
      $0.split(separator: " ").prefix(2).joined(separator: " ")
    }
    #expect(lines == ["Alerts.de.yaml:3:11: error:", "Alerts.it.yaml:3:10: warning:"])
    let strict = try Alertc.run("lint", ".", "--only", "double-space", "--locale", "it", "--strict", in: folder)
    #expect(strict.status == 1)
  }

  @Test("each format has its suppressions: comments in YAML, strings and XML")
  func suppressions() throws {
    let folder = try TemporaryFolder([
      "alertc.yaml": "syntax: icu\n",
      "Alerts.yaml": "sourceLocale: en\nalerts:\n  a: Hello you\n  b: Bye you\n",
      "Alerts.da.yaml": "locale: da\nalerts:\n  # alertc:disable double-space\n  a: Hej  du\n  b: Farvel  du\n",
      "de.lproj/Alerts.strings": """
      /* alertc:disable double-space */
      "a.title" = "Hallo  du";
      "b.title" = "Tschüss  du";

      """,
      "fr.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <!-- alertc:disable double-space -->
        <key>a.title</key><string>Bonjour  toi</string>
        <key>b.title</key><string>Salut  toi</string>
      </dict>
      </plist>

      """,
    ])
    let lines = try lint(folder, "--only", "double-space", "--only", "unused-suppression")
    let places = lines.map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
    #expect(places == ["Alerts.da.yaml:5", "de.lproj/Alerts.strings:3", "fr.lproj/Alerts.stringsdict:5"])
  }

  @Test("a String Catalog has its suppressions in the comments of its entries")
  func stringCatalogs() throws {
    let entry = { (key: String, comment: String) in
      let value = { (text: String) in "{ \"stringUnit\": { \"state\": \"translated\", \"value\": \"\(text)\" } }" }
      return "\"\(key)\": {\n  \"comment\": \"\(comment)\",\n  \"localizations\": {\n"
        + "    \"en\": \(value("Hello you")),\n    \"de\": \(value("Hallo  du"))\n  } }"
    }
    let folder = try TemporaryFolder([
      "Alerts.xcstrings": """
      { "sourceLanguage": "en", "strings": {
      \(entry("a.title", "Shown at first. \\nalertc:disable double-space")),
      \(entry("b.title", "Shown later.")) }, "version": "1.0" }
      """
    ])
    #expect(try lint(folder, "--only", "double-space").map { $0.split(separator: ":")[1] } == ["12"])
  }

  @Test("the reference has every rule, and examples cannot end their blocks")
  func reference() throws {
    let page = try Alertc.run("rules", "--markdown").outputText
    let rules = try Alertc.run("rules").outputText.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(rules.allSatisfy { page.contains("\n## \($0)\n") })
    #expect(page.ranges(of: "\n````").count.isMultiple(of: 2))
  }

  @Test(
    "half-remembered rules are found",
    arguments: [
      ("missing-plural", "missing-plural-category"), ("plural-missing", "missing-plural-category"),
      ("placeholder", "foreign-placeholder"), ("same-lable", "same-label"), ("three_dots", "three-dots"),
    ]
  )
  func didYouMean(name: String, rule: String) throws {
    let run = try Alertc.run("explain", name, in: try TemporaryFolder())
    #expect(run.status == 2)
    #expect(run.errorText.contains("did you mean “\(rule)”?"), "\(run.errorText)")
  }
}
