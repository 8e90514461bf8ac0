import CatalogCompiler
import CatalogDiagnostics
import Foundation
import TestSupport
import Testing

/// Mistakes of all kinds, put one at a time into every translation of the sample catalog where they make sense. Each is
/// found at its line, by its rule, and nothing else is found.
///
/// The table of them is a file; `RECORD_SNAPSHOTS=1` writes it anew.
@Suite("Seeded defects")
struct SeededDefectTests {
  private static let folder = Repository.root.appendingPathComponent("Catalogs")
  private static let table = Repository.root.appendingPathComponent(
    "Tests/CatalogCompilerTests/Expected/seeded-defects.md"
  )

  private struct Row {
    var tried: [String] = []
    var found = 0
    /// What else is found, or the same somewhere else.
    var besides: [String] = []
  }

  @Test("are found where they are, by the rule for them, and nothing besides")
  func defects() throws {
    let definitions = try String(contentsOf: Self.folder.appendingPathComponent("Alerts.yaml"), encoding: .utf8)
    var rows: [String: Row] = [:]
    for translation in try Self.translations() {
      #expect(findings(definitions, translation.locale, translation.lines.joined(separator: "\n")) == [])
      for defect in SeededDefect.all {
        guard let change = defect.change(translation) else { continue }
        let found = findings(definitions, translation.locale, change.text)
        let expected = "\(change.line) \(defect.rule)"
        rows[defect.rule, default: Row()].tried.append(translation.locale)
        if found.contains(expected) { rows[defect.rule]?.found += 1 }
        rows[defect.rule]?.besides += found.filter { $0 != expected }.map { "\(translation.locale): \($0)" }
      }
    }
    for (rule, row) in rows.sorted(by: { $0.key < $1.key }) {
      #expect(row.found == row.tried.count, "\(rule)")
      #expect(row.besides == [], "\(rule)")
    }
    #expect(Snapshot.difference(of: Self.text(rows), from: Self.table) == nil)
  }

  private static func text(_ rows: [String: Row]) -> String {
    var text = "| rule | put into | found at its line | found besides |\n| --- | --- | --- | --- |\n"
    for (rule, row) in rows.sorted(by: { $0.key < $1.key }) {
      let locales = Set(row.tried).sorted().joined(separator: " ")
      text += "| `\(rule)` | \(row.tried.count) texts: \(locales) | \(row.found) | \(row.besides.count) |\n"
    }
    return text
  }

  private static func translations() throws -> [SampleTranslation] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().compactMap { name in
      let parts = name.split(separator: ".")
      guard parts.count == 3, parts[0] == "Alerts", parts[2] == "yaml" else { return nil }
      let contents = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return SampleTranslation(locale: String(parts[1]), contents)
    }
  }

  /// `line rule`, each once.
  private func findings(_ definitions: String, _ locale: String, _ translation: String) -> [String] {
    let files = [
      "Alerts.yaml": definitions, "Alerts.\(locale).yaml": translation,
      "alertc.yaml": "rules: { unisolated-argument: off }\n",
    ]
    let checked = CatalogPipeline(fileSystem: MemoryFileSystem(files)).check(["."])
    var lines = LineIndices()
    let found = checked.findings.map { finding in
      "\(lines.start(of: finding.location).line) \(finding.rule.name)"
    }
    return Set(found).sorted()
  }
}
