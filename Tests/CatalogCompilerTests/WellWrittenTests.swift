import CatalogCompiler
import CatalogDiagnostics
import CatalogModel
import Foundation
import LocaleData
import TestSupport
import Testing

/// Alerts in many languages and all kinds of scripts, written as careful teams write them. The checks have nothing to say
/// about them: what they would say is a false alarm.
@Suite("Well written alerts")
struct WellWrittenTests {
  private static let folder = Repository.root.appendingPathComponent("Tests/Fixtures/WellWritten")

  private func check() throws -> CheckedCatalogs {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".yaml") }
    let files = try names.map { ($0, try String(contentsOf: Self.folder.appendingPathComponent($0), encoding: .utf8)) }
    return CatalogPipeline(fileSystem: MemoryFileSystem(Dictionary(uniqueKeysWithValues: files))).check(["."])
  }

  @Test("raise nothing above an info")
  func quiet() throws {
    let checked = try check()
    let loud = checked.findings.filter { $0.severity > .info }
    #expect(TextReporter(.plain).text(of: Report(loud)) == "")
    #expect(checked.failures.isEmpty)
  }

  @Test("have no infos but those that are a matter of taste")
  func infos() throws {
    // Free text between right-to-left words, and languages whose numbers leave the words around them alone.
    let known: Set = ["unisolated-argument", "identical-branches"]
    #expect(try check().findings.filter { !known.contains($0.rule.name) }.map(\.message) == [])
  }

  @Test("are complete, in so many locales and scripts")
  func reach() throws {
    let catalog = try #require(try check().catalogs.first)
    #expect(catalog.localizations.count >= 45)
    #expect(catalog.localizations.allSatisfy { $0.alerts.allSatisfy { $0 != nil } })
    let scripts = ["ar", "bn", "el", "he", "hi", "hy", "ja", "ka", "ko", "ru", "sr", "sr-Latn", "ta", "th", "zh-Hans"]
    #expect(Set(scripts).isSubset(of: catalog.localizations.map(\.locale.tag)))
  }
}
