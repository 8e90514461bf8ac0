import CatalogChecks
import CatalogCompiler
import CatalogDiagnostics
import Foundation
import TestSupport
import Testing

/// Mistakes of all kinds, put one at a time into every translation of the sample catalog where they make sense, into its
/// definitions, and into tables of some of its alerts. Each is found at its line, by its rule, and nothing else is found.
///
/// The table of them is a file; `RECORD_SNAPSHOTS=1` writes it anew.
@Suite("Seeded defects")
struct SeededDefectTests {
  private static let folder = Repository.root.appendingPathComponent("Catalogs")
  private static let table = Repository.root.appendingPathComponent(
    "Tests/CatalogCompilerTests/Expected/seeded-defects.md"
  )

  /// Rules that have nothing to find in the sample catalog's locales, each with its reason.
  private static let unseeded = [
    "no-plural-data": "every locale of the sample has plural rules",
    "unisolated-argument": "switched off in the sample",
  ]

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
    let source = SampleTranslation(locale: "en", definitions)
    seed(SeededDefect.definitions, into: source, path: "Alerts.yaml", among: ["Alerts.yaml": definitions], &rows)
    for translation in try Self.translations(of: definitions) {
      let path = "Alerts.\(translation.locale).yaml"
      let files = ["Alerts.yaml": definitions, path: translation.lines.joined(separator: "\n")]
      seed(SeededDefect.translations, into: translation, path: path, among: files, &rows)
      seed(SeededDefect.tables, into: translation, path: path, among: [:], &rows)
    }
    for (rule, row) in rows.sorted(by: { $0.key < $1.key }) {
      #expect(row.found == row.tried.count, "\(rule)")
      #expect(row.besides == [], "\(rule)")
    }
    let missing = Set(RuleRegistry.all.map { $0.id.name }).subtracting(rows.keys)
    #expect(missing.sorted() == Self.unseeded.keys.sorted())
    #expect(Snapshot.difference(of: Self.text(rows), from: Self.table) == nil)
  }

  @Test("tables of the sample have none", arguments: SampleTables.Format.allCases)
  func tables(format: SampleTables.Format) throws {
    let definitions = try String(contentsOf: Self.folder.appendingPathComponent("Alerts.yaml"), encoding: .utf8)
    for translation in try Self.translations(of: definitions) {
      #expect(findings(SampleTables(translation, format).files) == [])
    }
  }

  /// Puts mistakes, one at a time, into the file at `path`, one of `files`, which have none, and looks for them.
  private func seed(
    _ defects: [SeededDefect],
    into translation: SampleTranslation,
    path: String,
    among files: [String: String],
    _ rows: inout [String: Row]
  ) {
    for defect in defects {
      guard let change = defect.change(translation) else { continue }
      var changed = files
      if files[path] != nil { changed[path] = change.text }
      for (path, text) in change.others { changed[path] = text }
      let found = findings(changed.filter { !$0.value.isEmpty })
      let expected = "\(change.path ?? path):\(change.line) \(defect.rule)"
      var row = rows[defect.rule] ?? Row()
      row.tried.append(translation.locale)
      if found.contains(expected) { row.found += 1 }
      for other in found where other != expected { row.besides.append("\(other), not \(expected)") }
      rows[defect.rule] = row
    }
  }

  private static func text(_ rows: [String: Row]) -> String {
    var text = "| rule | put into | found at its line | found besides |\n| --- | --- | --- | --- |\n"
    for (rule, row) in rows.sorted(by: { $0.key < $1.key }) {
      let locales = Set(row.tried).sorted().joined(separator: " ")
      text += "| `\(rule)` | \(row.tried.count) texts: \(locales) | \(row.found) | \(row.besides.count) |\n"
    }
    return text
  }

  private static func translations(of definitions: String) throws -> [SampleTranslation] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().compactMap { name in
      let parts = name.split(separator: ".")
      guard parts.count == 3, parts[0] == "Alerts", parts[2] == "yaml" else { return nil }
      let contents = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return SampleTranslation(locale: String(parts[1]), contents, of: definitions)
    }
  }

  /// `path:line rule`, each once.
  private func findings(_ files: [String: String]) -> [String] {
    var files = files
    files["alertc.yaml", default: ""] += "rules: { unisolated-argument: off }\n"
    let checked = CatalogPipeline(fileSystem: MemoryFileSystem(files)).check(["."])
    var lines = LineIndices()
    let found = checked.findings.map { finding in
      "\(finding.location.file.path):\(lines.start(of: finding.location).line) \(finding.rule.name)"
    }
    return Set(found).sorted()
  }
}
