import CatalogCompiler
import CatalogDiagnostics
import TestSupport
import Testing

/// `lint --fix` on every seeded defect that it can mend, in each format.
@Suite("Fixes of seeded defects")
struct SeededFixTests {
  @Test("leave nothing of them to find, and every other byte as it was", arguments: SampleCatalog.locales)
  func mended(locale: String) throws {
    var rules: Set<String> = []
    for (rule, files, _) in try SampleCatalog.translation(locale).seeded {
      let disk = MemoryFileSystem(files)
      let found = CatalogPipeline(fileSystem: disk).check(["."]).findings
      let plan = FixPlan(found)
      guard !plan.files.isEmpty else { continue }
      for file in plan.files { expectEdited(file, by: found) }
      try disk.replace(plan.files)
      let left = CatalogPipeline(fileSystem: disk).check(["."]).findings
      #expect(
        left.map { "\($0.rule.name): \($0.message)" } == [],
        "\(rule): \(disk.text(of: plan.files[0].path) ?? "")"
      )
      rules.insert(rule)
    }
    #expect(rules.count >= 15, "\(rules.sorted())")
  }

  /// A file is what it was, but for the edits of the fixes.
  private func expectEdited(_ file: FileReplacement, by found: [Finding]) {
    let edits = found.compactMap(\.fix).flatMap(\.edits).filter { $0.location.file.path == file.path }
    guard let original = edits.first?.location.file.bytes else { return }
    var bytes = original
    for edit in edits.sorted(by: { $0.location.start > $1.location.start }) {
      bytes.replaceSubrange(edit.location.start..<edit.location.end, with: Array(edit.text.utf8))
    }
    #expect(bytes == file.bytes)
  }
}
