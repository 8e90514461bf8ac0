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
    var rows: [String: Row] = [:]
    for translation in [try SampleCatalog.definitions()] + (try SampleCatalog.locales.map(SampleCatalog.translation)) {
      for (rule, files, expected) in translation.seeded {
        let found = findings(files)
        var row = rows[rule] ?? Row()
        row.tried.append(translation.locale)
        if found.contains(expected) { row.found += 1 }
        for other in found where other != expected { row.besides.append("\(other), not \(expected)") }
        rows[rule] = row
      }
    }
    for (rule, row) in rows.sorted(by: { $0.key < $1.key }) {
      #expect(row.found == row.tried.count, "\(rule)")
      #expect(row.besides == [], "\(rule)")
    }
    let missing = Set(RuleRegistry.all.map { $0.id.name }).subtracting(rows.keys)
    #expect(missing.sorted() == Self.unseeded.keys.sorted())
    #expect(Snapshot.difference(of: Self.text(rows), from: Self.table) == nil)
  }

  @Test("are put into files without any", arguments: SampleCatalog.locales)
  func none(locale: String) throws {
    let translation = try SampleCatalog.translation(locale)
    #expect(findings(translation.files.withSampleRules) == [])
    for format in SampleTables.Format.allCases {
      #expect(findings(SampleTables(translation, format).files.withSampleRules) == [])
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

  /// `path:line rule`, each once.
  private func findings(_ files: [String: String]) -> [String] {
    let checked = CatalogPipeline(fileSystem: MemoryFileSystem(files)).check(["."])
    var lines = LineIndices()
    let found = checked.findings.map { finding in
      "\(finding.location.file.path):\(lines.start(of: finding.location).line) \(finding.rule.name)"
    }
    return Set(found).sorted()
  }
}
