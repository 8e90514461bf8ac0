import CatalogDiagnostics
import Foundation
import Testing

@Suite("Reports")
struct ReporterTests {
  private let terminal = ReportStyle(showsContext: true, usesColor: false, width: 60)
  private let rule = RuleID("missing-other", .error)

  /// A finding at the text between `⟦` and `⟧`.
  private func finding(_ marked: String, _ message: String = "add “other”", path: String = "Alerts.yaml") -> Finding {
    let parts = marked.split(separator: "⟦", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts[1].split(separator: "⟧", maxSplits: 1, omittingEmptySubsequences: false)
    let bytes = Array((parts[0] + rest[0] + rest[1]).utf8)
    let start = parts[0].utf8.count
    let location = SourceLocation(
      file: SourceFile(path: path, bytes: bytes),
      start: start,
      end: start + rest[0].utf8.count
    )
    return Finding(rule, at: location, message)
  }

  private func text(_ finding: Finding, _ style: ReportStyle) -> String {
    TextReporter(style).text(of: Report([finding]))
  }

  @Test("a finding is one line where nobody looks on")
  func plain() {
    var finding = finding("a:\n  b: ⟦{n}⟧")
    finding.notes = [Finding.Note("the source text is here", at: finding.location)]
    #expect(text(finding, .plain) == "Alerts.yaml:2:6: error: add “other” [missing-other]\n")
  }

  @Test("on a terminal the source line, notes and the fix follow")
  func context() {
    var finding = finding("a:\n  b: ⟦{n}⟧ x\n")
    finding.notes = [Finding.Note("the source text is here", at: finding.location)]
    finding.fix = Finding.Fix("add it", edits: [])
    #expect(
      text(finding, terminal) == """
        Alerts.yaml:2:6: error: add “other” [missing-other]
            b: {n} x
               ^~~
        Alerts.yaml:2:6: note: the source text is here
            b: {n} x
               ^~~
          fix: add it

        """
    )
  }

  @Test("wide characters, marks, tabs and controls before the place move the caret as the terminal does")
  func widths() {
    #expect(text(finding("日本\u{301}⟦x⟧"), terminal).hasSuffix("\n  日本\u{301}x\n      ^\n"))
    #expect(text(finding("\t⟦x⟧"), terminal).hasSuffix("\n    x\n    ^\n"))
    #expect(text(finding("\u{1B}[1m⟦x⟧"), terminal).hasSuffix("\n  \\u{1B}[1mx\n           ^\n"))
  }

  @Test("of a long line the part around the place is shown")
  func longLine() {
    let long = String(repeating: "a", count: 100_000) + "⟦x⟧" + String(repeating: "b", count: 100_000)
    let lines = text(finding(long), terminal).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].count <= 60)
    #expect(lines[1].hasPrefix("  …a") && lines[1].hasSuffix("b…"))
    let column = lines[2].prefix { $0 == " " }.count
    #expect(lines[1].dropFirst(column).first == "x")
  }

  @Test("colours are for terminals that want them")
  func colors() {
    let style = ReportStyle(showsContext: false, usesColor: true)
    #expect(text(finding("⟦x⟧"), style).contains("\u{1B}[1;31merror: \u{1B}[0m"))
    #expect(!text(finding("⟦x⟧"), .plain).contains("\u{1B}"))
  }

  @Test("neither a path nor a text can write a line of its own", arguments: ReportFormat.allCases)
  func injection(format: ReportFormat) {
    let evil = "\u{1B}[2J\nAlerts.yaml:1:1: error: forged\r::error::forged\u{2028}"
    let report = Report([finding("⟦x⟧", evil, path: "a\n::error::b,c:d\u{1B}.yaml")])
    let text = format.reporter(.plain).text(of: report)
    let plain = format.reporter(.plain).text(of: Report([finding("⟦x⟧", "plain", path: "a.yaml")]))
    let controls = { (text: String) in text.unicodeScalars.map(\.value).filter { $0 < 0x20 } }
    #expect(controls(text) == controls(plain))
    #expect(text.hasSuffix("\n"))
    #expect(!text.unicodeScalars.contains("\u{2028}"))
  }

  @Test("workflow commands escape what separates their parts")
  func github() {
    let report = Report([finding("a\n⟦bc⟧", "50% of it, done: yes", path: "a,b:c.yaml")])
    #expect(
      GitHubReporter().text(of: report)
        == "::error file=a%2Cb%3Ac.yaml,line=2,endLine=2,col=1,endColumn=3,title=missing-other::50%25 of it, done: yes\n"
    )
  }

  @Test("JSON has the documented members, and leaves out those that do not apply")
  func json() throws {
    var first = finding("a:\n  b: ⟦{n}⟧")
    first.subject = Finding.Subject(catalog: "Alerts", alert: "a", field: "title", locale: "de")
    first.notes = [Finding.Note("here", at: first.location)]
    first.fix = Finding.Fix("add it", edits: [Finding.Edit(first.location, "{n}\n")])
    let second = finding("⟦x⟧", path: "B.yaml")
    let text = JSONReporter().text(of: Report([second, first], alerts: 2, locales: ["de", "en"]))
    let expected = """
      {"version":1,"findings":[\
      {"rule":"missing-other","severity":"error","path":"Alerts.yaml","line":2,"column":6,"endLine":2,"endColumn":9,\
      "message":"add “other”","catalog":"Alerts","alert":"a","field":"title","locale":"de",\
      "notes":[{"path":"Alerts.yaml","line":2,"column":6,"message":"here"}],\
      "fix":{"description":"add it","edits":[{"path":"Alerts.yaml","line":2,"column":6,"endLine":2,"endColumn":9,\
      "text":"{n}\\n"}]}},\
      {"rule":"missing-other","severity":"error","path":"B.yaml","line":1,"column":1,"endLine":1,"endColumn":2,\
      "message":"add “other”"}],\
      "summary":{"errors":2,"warnings":0,"infos":0,"alerts":2,"locales":["de","en"]}}

      """
    #expect(text == expected)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }

  @Test("findings come by path, line, column and rule, in whatever order they were made")
  func order() {
    let file = SourceFile(path: "b", bytes: Array("one two".utf8))
    let other = SourceFile(path: "a", bytes: Array("one two".utf8))
    let findings = [
      Finding(RuleID("z", .error), at: SourceLocation(file: file, start: 4, end: 5), "1"),
      Finding(RuleID("a", .error), at: SourceLocation(file: file, start: 4, end: 5), "2"),
      Finding(RuleID("z", .error), at: SourceLocation(file: file, start: 0, end: 5), "3"),
      Finding(RuleID("z", .error), at: SourceLocation(file: other, start: 6, end: 6), "4"),
    ]
    #expect(findings.inReportOrder().map(\.message) == ["4", "3", "2", "1"])
    #expect(findings.reversed().inReportOrder().map(\.message) == ["4", "3", "2", "1"])
  }
}
