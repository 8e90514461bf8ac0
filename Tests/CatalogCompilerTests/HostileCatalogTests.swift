import CatalogChecks
import CatalogCompiler
import CatalogDiagnostics
import Foundation
import TestSupport
import Testing

/// Catalogs whose names, keys, ids and texts try to be more than text, and what reports make of their findings.
@Suite("Reports of hostile catalogs")
struct HostileCatalogTests {
  private static let seeds = Array(UInt64(0)..<40)

  /// What acts on terminals, on readers of lines, and in XML, JSON, Markdown and paths.
  private static let pieces = [
    "\u{1B}[2J", "\u{7}", "\u{9B}31m", "\r", "\n::error::x", "%0A::error::x", "::error file=a::x",
    "##vso[task.complete]",
    "]]>", "<![CDATA[", "</failure>", "<!--", "&amp;", "&#10;", "\"", "' onload='", "\\", "\\u0022", "{{0}}",
    "[a](http://b)",
    "\u{202E}", "\u{2066}", "\u{2028}", "\u{85}", "\u{FEFF}", "\u{FFFE}", "\u{E000}", "\u{10FFFF}", "😀", "e\u{301}",
    "،",
    "Alerts.yaml:1:1: error: x [file-syntax]", "…", "...", "%@", "%n", "{n}", "  ", "a", "Z",
  ]

  /// Files of all formats; keys, ids, names and texts are made of pieces.
  private func files(_ seed: UInt64) -> [String: String] {
    var random = SeededRandom(seed: seed)
    let name = text(&random).filter { !"/.\0\n\r".contains($0) } + "A"
    var files: [String: String] = [:]
    var yaml = "sourceLocale: en\n\(quoted(&random)): x\nalerts:\n"
    for _ in 0..<6 {
      yaml += "  \(quoted(&random)):\n    title: \(quoted(&random))\n    \(quoted(&random)): \(quoted(&random))\n"
      yaml += "    arguments: { \(quoted(&random)): int }\n    actions: { \(quoted(&random)): \(quoted(&random)) }\n"
    }
    files[name + ".yaml"] = yaml + "  a:\n    title: Wait\n    message: See https://a.b/c\n    actions: { go: Go }\n"
    files[name + ".de.yaml"] =
      "locale: de\nalerts:\n  a: { title: \(quoted(&random)), message: \(quoted(&random)), actions: { go: \(quoted(&random)) } }\n"
      + "  \(quoted(&random)): \(quoted(&random))\n# alertc:disable x-\(text(&random).filter { $0 != "\n" && $0 != "\r" })\n"
    files["fr.lproj/\(name).strings"] =
      "/* \(text(&random)) */\n\(json(&random)) = \(json(&random));\n\"a.title\" = \(json(&random));\n"
    files["\(name).xcstrings"] = """
      { "sourceLanguage": "en", \(json(&random)): 1, "strings": { "a.title": { \(json(&random)): 2, "localizations": {
        "ja": { "stringUnit": { "state": "needs_review", "value": \(json(&random)) } } } } } }
      """
    return files
  }

  private func text(_ random: inout SeededRandom) -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
  }

  /// For YAML in double quotes.
  private func quoted(_ random: inout SeededRandom) -> String {
    let escaped = text(&random).unicodeScalars.map { scalar in
      scalar.value >= 0x20 && scalar.value < 0x7F && scalar != "\"" && scalar != "\\"
        ? String(scalar) : "\\U" + String(String(0x1_0000_0000 + UInt64(scalar.value), radix: 16).dropFirst())
    }
    return "\"" + escaped.joined() + "\""
  }

  /// For JSON and strings files.
  private func json(_ random: inout SeededRandom) -> String {
    let escaped = text(&random).utf16.map { "\\u" + String(String(0x1_0000 + UInt32($0), radix: 16).dropFirst()) }
    return "\"" + escaped.joined() + "\""
  }

  private func report(_ seed: UInt64) -> Report {
    var report = CatalogPipeline(fileSystem: MemoryFileSystem(files(seed))).check(["."]).report
    report.tool = ToolDescription(
      version: "1.2.3",
      rules: RuleRegistry.all.map { RuleDescription(id: $0.id, summary: $0.summary, rationale: $0.rationale) }
    )
    return report
  }

  @Test("are of their grammars and tell each finding once", arguments: seeds)
  func grammars(seed: UInt64) throws {
    let report = report(seed)
    let count = report.findings.count
    #expect(count >= 10)
    let data = { (format: ReportFormat) in Data(format.reporter(.plain).text(of: report).utf8) }
    #expect(try ReportGrammar.sarif().mistakes(in: data(.sarif)) == [])
    #expect(try ReportGrammar.codeClimate().mistakes(in: data(.codeclimate)) == [])
    #expect(ReportGrammar.junit.mistakes(in: data(.junit)) == [])
    #expect(ReportGrammar.checkstyle.mistakes(in: data(.checkstyle)) == [])
    #expect(XMLOutline(data(.junit)).elements(named: "testcase").count == count)
    #expect(XMLOutline(data(.checkstyle)).elements(named: "error").count == count)
    let json = try JSONSerialization.jsonObject(with: data(.json)) as? [String: Any]
    #expect((json?["findings"] as? [Any])?.count == count)
    #expect((try JSONSerialization.jsonObject(with: data(.codeclimate)) as? [Any])?.count == count)
  }

  @Test("have a line for each finding where they are read line by line", arguments: seeds)
  func lines(seed: UInt64) {
    let report = report(seed)
    let lines = { (format: ReportFormat) in format.reporter(.plain).text(of: report).split(separator: "\n") }
    #expect(lines(.text).count == report.findings.count)
    #expect(lines(.github).count == report.findings.count)
    #expect(lines(.xcode).count == report.findings.reduce(0) { $0 + 1 + $1.notes.count })
    for line in lines(.text) {
      #expect(line.wholeMatch(of: #/.+:\d+:\d+: (error|warning|info): .+ \[[a-z-]+\]/#) != nil)
    }
    for line in lines(.xcode) { #expect(line.wholeMatch(of: #/.+:\d+:\d+: (error|warning|note): .+/#) != nil) }
    for line in lines(.github) {
      #expect(line.wholeMatch(of: #/::(error|warning|notice) file=[^:,]*(,\w+=[^:,]*)*::.+/#) != nil, "\(line)")
    }
  }

  @Test("show nothing that acts on a terminal, source lines and colours included", arguments: seeds)
  func terminals(seed: UInt64) {
    let report = report(seed)
    let colored = ReportStyle(showsContext: true, usesColor: true)
    let shown = TextReporter(colored).text(of: report).replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    for text in [shown] + ReportFormat.allCases.map({ $0.reporter(.plain).text(of: report) }) {
      #expect(text.unicodeScalars.filter { $0 != "\n" && DisplayText.isUnsafe($0) }.isEmpty)
    }
  }
}
