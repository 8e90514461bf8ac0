import CatalogDiagnostics
import CatalogModel
import CatalogReaders
import Foundation
import LocaleData
import TestSupport
import Testing

/// Each fixture is a YAML file in which `⟦…⟧` marks the places that findings must have, and beside it what is read from
/// it. The same must be read whatever the line breaks, and with a byte-order mark.
@Suite("YAML fixtures")
struct YAMLFixtureTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func names(_ folder: String) -> [String] {
    let path = Self.folder.appendingPathComponent(folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".yaml") }
      .sorted()
  }

  @Test("definitions", arguments: names("Definitions"))
  func definitions(name: String) throws { try check("Definitions", name, as: "Alerts.yaml") }

  @Test("translations", arguments: names("Translations"))
  func translations(name: String) throws { try check("Translations", name, as: "Alerts.de.yaml") }

  @Test("configuration", arguments: names("Configuration"))
  func configuration(name: String) throws {
    let url = Self.folder.appendingPathComponent("Configuration/" + name)
    let marked = MarkedText(try String(contentsOf: url, encoding: .utf8))
    let document = ConfigurationReader.read(SourceFile(path: "alertc.yaml", bytes: Array(marked.text.utf8)))
    expectMarks(marked, document.findings)
    let outline = configurationOutline(document)
    let snapshot = url.deletingPathExtension().appendingPathExtension("read.txt")
    if let difference = Snapshot.difference(of: outline, from: snapshot) { Issue.record("\(difference)") }
  }

  @Test("there are fixtures")
  func present() {
    #expect(Self.names("Definitions").count > 10 && !Self.names("Translations").isEmpty)
    #expect(!Self.names("Configuration").isEmpty)
  }

  private func check(_ folder: String, _ name: String, as path: String) throws {
    let url = Self.folder.appendingPathComponent(folder).appendingPathComponent(name)
    let marked = MarkedText(try String(contentsOf: url, encoding: .utf8))
    let document = try read(marked.text, as: path)
    expectMarks(marked, document.findings)
    let outline = DocumentOutline(document).text
    let snapshot = url.deletingPathExtension().appendingPathExtension("read.txt")
    if let difference = Snapshot.difference(of: outline, from: snapshot) { Issue.record("\(difference)") }
    let windows = try read(Array(marked.text.replacingOccurrences(of: "\n", with: "\r\n").utf8), as: path)
    #expect(DocumentOutline(windows).text == outline, "with CRLF")
    let withMark = try read([0xEF, 0xBB, 0xBF] + Array(marked.text.utf8), as: path)
    #expect(DocumentOutline(withMark).text == outline, "with a byte-order mark")
  }

  private func expectMarks(_ marked: MarkedText, _ findings: [Finding]) {
    let places = findings.inReportOrder().map { $0.location.start..<$0.location.end }
    #expect(
      MarkedText.marking(places, in: marked.text) == MarkedText.marking(marked.places, in: marked.text)
    )
  }

  private func configurationOutline(_ document: ConfigurationDocument) -> String {
    let configuration = document.configuration
    var lines: [String] = []
    if let locale = configuration.sourceLocale { lines.append("sourceLocale \(locale.value.tag)") }
    lines.append("locales \(configuration.locales.map(\.value.tag))")
    lines.append("access \(configuration.access.map { "\($0)" } ?? "–")")
    lines.append("syntax \(configuration.syntax.map { "\($0)" } ?? "–")")
    lines.append("fallback \(configuration.fallback), pack \(configuration.pack.map { "\($0)" } ?? "–")")
    lines.append("isolation \(configuration.isolation.map { "\($0)" } ?? "–")")
    for (rule, severity) in configuration.rules.sorted(by: { $0.key < $1.key }) {
      lines.append("rule \(rule): \(severity.map { "\($0)" } ?? "off")")
    }
    for (locale, rules) in configuration.localeRules.sorted(by: { $0.key < $1.key }) {
      for (rule, severity) in rules.sorted(by: { $0.key < $1.key }) {
        lines.append("rule \(rule) in \(locale): \(severity.map { "\($0)" } ?? "off")")
      }
    }
    for (term, translations) in configuration.glossary.sorted(by: { $0.key < $1.key }) {
      lines.append("term \(term): \(translations.sorted(by: { $0.key < $1.key }).map { "\($0.key) \($0.value)" })")
    }
    lines.append("doNotTranslate \(configuration.doNotTranslate)")
    lines.append("rule names \(configuration.ruleNames.map(\.value))")
    let outline = DocumentOutline(document.file, document.findings, document.suppressions)
    return (lines + outline.lines).joined(separator: "\n") + "\n"
  }
}
