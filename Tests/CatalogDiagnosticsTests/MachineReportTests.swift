import Foundation
import TestSupport
import Testing

@testable import CatalogDiagnostics

/// The reports for programs, held against the grammars that those programs go by.
@Suite("Reports for programs")
struct MachineReportTests {
  private static let rules = [
    RuleDescription(id: RuleID("missing-other", .error), summary: "no `other`", rationale: "ICU needs {…, other {…}}."),
    RuleDescription(id: RuleID("not-nfc", .warning), summary: "not in NFC", rationale: "It is."),
    RuleDescription(id: RuleID("three-dots", .info), summary: "three dots", rationale: "It is."),
  ]

  /// What catalogs, or those who write them, may try.
  static let hostile = [
    "plain", "", "日本語 😀 e\u{301}", "\u{1B}[2J\u{7}\u{9B}", "a\nb\r\nc", "]]>", "<!-- & --> <![CDATA[", "\" onload='x'",
    "{0} {{1}} [a](http://b) \\[", "::error::x", "%0A::error::x", "##vso[task.complete]",
    "\u{0}\u{FFFE}\u{FFFF}",
    "\u{202E}txt\u{2066}", "\u{2028}\u{85}", "\u{E000}\u{10FFFF}", "</failure></testcase>", "';--\\",
  ]

  private func finding(_ text: String, rule: Int = 0, path: String = "de.lproj/Alerts.strings") -> Finding {
    let file = SourceFile(path: path, bytes: Array("first line\nzweite 😀 Zeile {n}\n".utf8))
    let location = SourceLocation(file: file, start: 29, end: 32)
    var finding = Finding(Self.rules[rule].id, at: location, "mend " + text)
    finding.subject = Finding.Subject(catalog: "Alerts", alert: "a" + text, field: "title", locale: "de")
    finding.notes = [Finding.Note("see " + text, at: SourceLocation(startOf: file))]
    finding.fix = Finding.Fix("write " + text, edits: [Finding.Edit(location, text)])
    return finding
  }

  /// Every hostile text in every place where texts can stand.
  private var report: Report {
    var findings = Self.hostile.enumerated().map { finding($0.element, rule: $0.offset % 3) }
    findings += Self.hostile.map { finding("it", path: "a" + $0 + ".yaml") }
    return with(findings)
  }

  private func with(_ findings: [Finding]) -> Report {
    var report = Report(findings, alerts: 1, locales: ["de"])
    report.tool = ToolDescription(version: "1.2.3", rules: Self.rules)
    return report
  }

  private func data(_ reporter: some Reporter, _ report: Report) -> Data { Data(reporter.text(of: report).utf8) }

  // MARK: SARIF

  @Test("SARIF is valid, whatever the texts are")
  func sarifSchema() throws {
    let schema = try ReportGrammar.sarif()
    #expect(try schema.mistakes(in: data(SARIFReporter(), report)) == [])
    #expect(try schema.mistakes(in: data(SARIFReporter(), with([]))) == [])
  }

  @Test("the schema's own checks can fail")
  func schemaFails() throws {
    let schema = try ReportGrammar.sarif()
    let broken = #"{"version":"2.1","runs":[{"results":[{"message":{"text":"{0}"},"level":"info","extra":1}]}]}"#
    #expect(try schema.mistakes(in: Data(broken.utf8)).count == 5)
  }

  @Test("SARIF counts columns in UTF-16 and names rule, level, text, related place, fix and fingerprint")
  func sarifResult() throws {
    let text = SARIFReporter().text(of: with([finding("{x}")]))
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    #expect(result["ruleId"] as? String == "missing-other")
    #expect(result["ruleIndex"] as? Int == 0)
    #expect(result["level"] as? String == "error")
    #expect(text.contains(#""message":{"text":"mend {{x}}"}"#))
    // The emoji has four bytes, and two UTF-16 units.
    #expect(text.contains(#""region":{"startLine":2,"startColumn":17,"endLine":2,"endColumn":20}"#))
    #expect(text.contains(#""uri":"de.lproj/Alerts.strings""#))
    #expect(text.contains(#""relatedLocations":[{"id":0,"#))
    #expect(text.contains(#""insertedContent":{"text":"{x}"}"#))
    #expect(text.contains(#""logicalLocations":[{"fullyQualifiedName":"Alerts/a{x}/title","kind":"member"}]"#))
    #expect(text.contains(#""partialFingerprints":{"alertcFinding/v1":""#))
  }

  @Test("columns are those of the file as UTF-16, in long lines too")
  func columns() {
    var random = SeededRandom(seed: 16)
    let letters = ["a", "ä", "日", "😀", "\n", "e\u{301}", "\r\n"]
    let text =
      (0..<3_000).map { _ in letters.randomElement(using: &random) ?? "a" }.joined()
      + String(repeating: "😀é", count: 2_000)
    let columns = UTF16Columns(SourceFile(path: "a", bytes: Array(text.utf8)))
    for _ in 0..<300 {
      let scalars = text.unicodeScalars
      let index = scalars.index(scalars.startIndex, offsetBy: Int.random(in: 0...scalars.count, using: &random))
      let before = text.unicodeScalars[..<index]
      let lineStart = before.lastIndex { $0 == "\n" }.map { scalars.index(after: $0) } ?? scalars.startIndex
      let expected = String(scalars[lineStart..<index]).utf16.count + 1
      #expect(columns.position(of: String(before).utf8.count).column == expected)
    }
  }

  // MARK: Code Climate

  @Test("Code Climate’s issues are valid, whatever the texts are")
  func codeClimateSchema() throws {
    let schema = try ReportGrammar.codeClimate()
    #expect(try schema.mistakes(in: data(CodeClimateReporter(), report)) == [])
    #expect(CodeClimateReporter().text(of: with([])) == "[]\n")
  }

  @Test("fingerprints stay when lines move, and tell equal findings apart")
  func fingerprints() throws {
    let moved = SourceFile(path: "de.lproj/Alerts.strings", bytes: Array("\n\n\nfirst line\nzweite 😀 Zeile {n}\n".utf8))
    var later = finding("it")
    later.location = SourceLocation(file: moved, start: 32, end: 35)
    let first = try fingerprints(of: [finding("it"), finding("it"), finding("other")])
    #expect(Set(first).count == 3)
    #expect(try fingerprints(of: [later]) == [first[0]])
  }

  private func fingerprints(of findings: [Finding]) throws -> [String] {
    let text = CodeClimateReporter().text(of: with(findings))
    let issues = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    return issues.compactMap { $0["fingerprint"] as? String }
  }

  // MARK: XML

  @Test("JUnit’s XML is valid, whatever the texts are, and says them all")
  func junit() {
    #expect(ReportGrammar.junit.mistakes(in: data(JUnitReporter(), report)) == [])
    #expect(ReportGrammar.junit.mistakes(in: data(JUnitReporter(), with([]))) == [])
    let outline = XMLOutline(data(JUnitReporter(), report))
    #expect(outline.elements(named: "testcase").count == report.findings.count)
    let failing = report.findings.filter { $0.severity != .info }
    let messages = outline.elements(named: "failure").map { $0.attributes["message"] ?? "" }
    #expect(messages.sorted() == failing.map { DisplayText.escaped($0.message) }.sorted())
    let tests = outline.elements(named: "testsuite").compactMap { $0.attributes["tests"].flatMap { Int($0) } }
    #expect(tests.reduce(0, +) == report.findings.count)
    #expect(outline.elements(named: "testsuites").first?.attributes["failures"] == String(failing.count))
  }

  @Test("JUnit’s XML of a run without findings has one test, which passed")
  func junitWithoutFindings() {
    let outline = XMLOutline(data(JUnitReporter(), with([])))
    #expect(outline.elements.map(\.name) == ["testsuites", "testsuite", "testcase"])
  }

  @Test("Checkstyle’s XML is valid, whatever the texts are, and says them all")
  func checkstyle() {
    #expect(ReportGrammar.checkstyle.mistakes(in: data(CheckstyleReporter(), report)) == [])
    #expect(ReportGrammar.checkstyle.mistakes(in: data(CheckstyleReporter(), with([]))) == [])
    let errors = XMLOutline(data(CheckstyleReporter(), report)).elements(named: "error")
    let messages = errors.map { $0.attributes["message"] ?? "" }
    #expect(messages.sorted() == report.findings.map { DisplayText.escaped($0.message) }.sorted())
    #expect(errors.allSatisfy { ["error", "warning", "info"].contains($0.attributes["severity"]) })
  }

  @Test("a grammar’s own checks can fail")
  func grammarFails() {
    let broken =
      "<checkstyle><file name='a'>text<error line='x' severity='error' message='' source=''/></file></checkstyle>"
    #expect(ReportGrammar.checkstyle.mistakes(in: Data(broken.utf8)).count == 3)
    #expect(ReportGrammar.checkstyle.mistakes(in: Data("<checkstyle version='1'>".utf8)).count == 1)
  }

  // MARK: Lines

  @Test("no report has a control, a separator or a direction control of a text", arguments: ReportFormat.allCases)
  func controls(format: ReportFormat) {
    let text = format.reporter(.plain).text(of: report)
    let unsafe = text.unicodeScalars.filter { $0 != "\n" && DisplayText.isUnsafe($0) }
    #expect(Array(unsafe) == [])
  }

  @Test("a text cannot begin a line of the formats that are read line by line")
  func lines() {
    for line in GitHubReporter().text(of: report).split(separator: "\n") {
      #expect(line.wholeMatch(of: #/::(error|warning|notice) file=[^:]*,title=[a-z-]+::.*/#) != nil, "\(line)")
      #expect(!line.contains("\u{1B}"))
    }
    #expect(GitHubReporter().text(of: report).split(separator: "\n").count == report.findings.count)
    let xcode = XcodeReporter().text(of: report).split(separator: "\n")
    #expect(xcode.count == report.findings.count * 2)
  }
}
