import CatalogCompiler
import CatalogDiagnostics
import Testing

/// Mistakes that can be mended are put into catalogs without any; mending has to give those catalogs back, byte for byte.
@Suite("Fixes of seeded mistakes")
struct SeededMistakesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let format: MendableCatalog.Format
    let seed: UInt64
    let mistakes: Int

    var testDescription: String { "\(format) \(seed), \(mistakes) of ten" }
  }

  static let cases = MendableCatalog.Format.allCases.flatMap { format in
    (1...12).map { Case(format: format, seed: $0, mistakes: [1, 3, 6, 10][Int($0 % 4)]) }
  }

  @Test("give back the catalog without mistakes", arguments: cases)
  func mend(_ tested: Case) throws {
    let catalog = MendableCatalog(format: tested.format, seed: tested.seed)
    let right = catalog.files(mistakes: 0)
    let wrong = catalog.files(mistakes: tested.mistakes)
    let disk = MemoryFileSystem(wrong)
    try mend(disk)
    for path in disk.paths { #expect(differences(disk.text(of: path) ?? "", right[path] ?? "") == [], "\(path)") }
    #expect(FixPlan(findings(disk)).count == 0)
    #expect(findings(disk).filter { $0.severity > .info }.map(\.message) == [])
  }

  @Test("have nothing to do in a catalog without mistakes", arguments: MendableCatalog.Format.allCases)
  func nothing(format: MendableCatalog.Format) {
    let disk = MemoryFileSystem(MendableCatalog(format: format, seed: 7).files(mistakes: 0))
    #expect(findings(disk).map { $0.rule.name + ": " + $0.message } == [])
  }

  @Test("find every mistake there is", arguments: MendableCatalog.Format.allCases)
  func all(format: MendableCatalog.Format) {
    let found = Set(
      findings(MemoryFileSystem(MendableCatalog(format: format, seed: 7).files(mistakes: 10))).map(\.rule.name)
    )
    let rules: Set = [
      "apostrophe-quotes-argument", "not-nfc", "zero-category-as-zero", "french-spacing", "three-dots",
      "quotation-marks",
      "extra-argument", "impossible-plural-category",
    ]
    #expect(found.isSuperset(of: rules), "\(rules.subtracting(found))")
  }

  /// As `lint --fix` does it: until nothing is left to mend.
  private func mend(_ disk: MemoryFileSystem) throws {
    for _ in 0..<10 {
      let plan = FixPlan(findings(disk))
      guard !plan.files.isEmpty else { return }
      try disk.replace(plan.files)
    }
    Issue.record("mending never ends")
  }

  /// The lines that differ, as they are and as they should be, and whether there are too many or too few.
  private func differences(_ left: String, _ right: String) -> [String] {
    let lines = { (text: String) in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) }
    guard Array(left.unicodeScalars) != Array(right.unicodeScalars) else { return [] }
    let (found, wanted) = (lines(left), lines(right))
    let changed = zip(found, wanted).filter { !$0.elementsEqual($1) }.map { "\(String($0)) instead of \(String($1))" }
    return found.count == wanted.count ? changed : changed + ["\(found.count) lines instead of \(wanted.count)"]
  }

  private func findings(_ disk: MemoryFileSystem) -> [Finding] {
    CatalogPipeline(fileSystem: disk).check(["app"]).findings.filter { $0.rule.name != "missing-comment" }
  }
}
