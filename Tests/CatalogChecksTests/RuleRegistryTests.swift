import CatalogDiagnostics
import Foundation
import TestSupport
import Testing

@testable import CatalogChecks

@Suite("The registry of rules")
struct RuleRegistryTests {
  @Test("is in the order of the ids and has none twice")
  func order() {
    let ids = RuleRegistry.all.map { $0.id.name }
    #expect(ids == Set(ids).sorted())
  }

  @Test("has a rule for each file, which is named after it")
  func folder() throws {
    let root = Repository.root.appendingPathComponent("Sources/CatalogChecks")
    var names: Set<String> = []
    for folder in try FileManager.default.contentsOfDirectory(atPath: root.path)
    where !["Facts", "Policy"].contains(folder) && !folder.hasSuffix(".swift") {
      for file in try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path) {
        names.insert(String(file.dropLast(".swift".count)))
      }
    }
    #expect(Set(RuleRegistry.all.map { fileName(of: $0.id.name) }) == names)
  }

  @Test("finds rules by name")
  func find() {
    #expect(RuleRegistry.rule(named: "same-label")?.id.name == "same-label")
    #expect(RuleRegistry.rule(named: "same-lable") == nil)
  }

  @Test("documents each rule", arguments: RuleRegistry.all.map { $0.id.name })
  func documentation(of name: String) throws {
    let rule = try #require(RuleRegistry.rule(named: name))
    #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix("."))
    #expect(rule.rationale.hasSuffix(".") || rule.rationale.hasSuffix("?"))
    #expect(rule.examples.filter(\.isFiring).count >= 2)
    #expect(rule.examples.filter { !$0.isFiring }.count >= 2)
  }

  /// `same-label` stands in `SameLabel.swift`.
  private func fileName(of id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
