import CatalogDiagnostics
import CatalogReaders
import TestSupport
import Testing

@testable import CatalogChecks

/// The examples in each rule's documentation, run.
@Suite("Examples of the rules")
struct ExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let number: Int
    let example: Example

    var testDescription: String {
      "\(rule) \(example.isFiring ? "fires" : "is silent"), example \(number)"
    }
  }

  static let cases = RuleRegistry.all.flatMap { rule in
    rule.examples.enumerated().map { Case(rule: rule.id.name, number: $0.offset + 1, example: $0.element) }
  }

  @Test("hold", arguments: cases)
  func example(_ tested: Case) {
    let catalog = ExampleCatalog(tested.example)
    let also = Set(tested.example.alsoFires.map(\.name))
    let expected = catalog.findings.filter { $0.rule.name == tested.rule }
    for file in catalog.files {
      let text = String(decoding: file.source.bytes, as: UTF8.self)
      let found = expected.filter { $0.location.file.path == file.source.path }
      let places = found.map { $0.location.start..<$0.location.end }
      #expect(MarkedText.marking(places, in: text) == MarkedText.marking(file.places, in: text))
    }
    let others = catalog.findings.filter { finding in
      finding.rule.name != tested.rule && !also.contains(finding.rule.name) && finding.rule != MissingComment.id
    }
    // Examples are short: they leave out what translators would like to know, and that is what is found of it.
    let uncommented = catalog.findings.filter { $0.rule == MissingComment.id }.compactMap(\.subject.alert)
    #expect(Set(uncommented) == catalog.uncommentedAlerts && uncommented.count == catalog.uncommentedAlerts.count)
    #expect(others.map(description) == [])
    #expect(also.isSubset(of: catalog.findings.map(\.rule.name)))
    if case .firing(let fixed) = tested.example.outcome { check(fixed, expected, in: catalog) }
  }

  /// The files after the rule's fixes are as the example says.
  private func check(_ fixed: [Example.File], _ findings: [Finding], in catalog: ExampleCatalog) {
    let edits = findings.compactMap(\.fix).flatMap(\.edits)
    let changed = catalog.files.compactMap { file -> Example.File? in
      let edits = edits.filter { $0.location.file === file.source }
      return edits.isEmpty ? nil : Example.File(name: file.source.path, text: applying(edits, to: file.source))
    }
    #expect(changed == fixed)
  }

  private func description(_ finding: Finding) -> String {
    "\(finding.location.file.path):\(finding.location.start) \(finding.rule.name): \(finding.message)"
  }

  @Test("findings in translations show the source text")
  func sourceNotes() throws {
    let example = try #require(MissingArgument.examples.first)
    let finding = try #require(ExampleCatalog(example).findings.first)
    #expect(finding.notes.map(\.message) == ["the source text is here"])
    #expect(finding.notes.map(\.location.file.path) == ["Alerts.yaml"])
    let subject = Finding.Subject(catalog: "Alerts", alert: "file.delete", field: "title", locale: "fr")
    #expect(finding.subject == subject)
  }
}
