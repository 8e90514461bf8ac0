import CatalogDiagnostics
import CatalogModel
import Foundation
import LocaleData
import MessageFormat
import TestSupport
import Testing

@testable import CatalogReaders

/// Random String Catalogs and strings dictionaries are read as a plain reading of what Foundation makes of them.
@Suite struct TableComparisonTests {
  @Test func stringCatalogs() throws {
    for seed in 0..<UInt64(Effort.files) {
      var tables = TableWriter(seed: seed)
      var writer = JSONTextWriter(seed: seed)
      writer.write(tables.stringCatalog())
      let document = try read(writer.file, as: "Alerts.xcstrings")
      let mistakes = document.findings.filter { ![.staleTranslation, .stringsdictStructure].contains($0.rule) }
      #expect(mistakes.isEmpty, "seed \(seed): \(mistakes.map(\.message))")
      let json = try JSONSerialization.jsonObject(with: Data(writer.file.utf8)) as? [String: Any] ?? [:]
      for locale in TableWriter.locales {
        let expected = FoundationTables.stringCatalog(json, locale).filter { $0.key.hasPrefix("group.") }
        let found = document.tables.filter { $0.locale?.tag == locale }.map(\.described).first ?? [:]
        #expect(found == expected, "seed \(seed), \(locale): \(writer.file)")
      }
    }
  }

  @Test func stringsDictionaries() throws {
    for seed in 0..<UInt64(Effort.files) {
      var tables = TableWriter(seed: seed)
      var writer = XMLWriter(seed: seed)
      writer.write(tables.stringsDictionary())
      let document = try read(writer.file, as: "de.lproj/Alerts.stringsdict")
      let mistakes = document.findings.filter { $0.rule != .stringsdictStructure }
      #expect(mistakes.isEmpty, "seed \(seed): \(mistakes.map(\.message))")
      let list = try PropertyListSerialization.propertyList(from: Data(writer.file.utf8), format: nil)
      let expected = FoundationTables.stringsDictionary(list as? [String: Any] ?? [:])
      let found = document.tables.first?.described ?? [:]
      #expect(found == expected.filter { $0.key.hasPrefix("group.") }, "seed \(seed): \(writer.file)")
    }
  }
}

extension TextTable {
  /// Key → the text and what it depends on, as `FoundationTables` writes them.
  fileprivate var described: [String: String] {
    var result: [String: String] = [:]
    for alert in alerts {
      for text in alert.texts { result[alert.key + "." + text.path.keyName] = text.described }
    }
    return result
  }
}

extension SlotPath {
  /// As the tables of these tests name it.
  fileprivate var keyName: String {
    if case .fieldPlaceholder(let id) = self { return "fields." + id }
    return name
  }
}

extension SlotText {
  fileprivate var described: String {
    switch variations {
    case .none: text.string
    case .forms(let forms, _): Self.described(forms)
    case .variables(let variables):
      text.string
        + variables.sorted { $0.name < $1.name }.map { variable in
          let position = variable.position.map { "@\($0)" } ?? ""
          return "|\(variable.name)\(position):\(variable.valueType ?? "")" + Self.described(variable.forms)
        }.joined()
    }
  }

  private static func described(_ forms: [PrintfForm]) -> String {
    let pairs = forms.map { (selector: $0.selector.string, text: $0.text.string) }.sorted { $0.selector < $1.selector }
    return "{" + pairs.map { "\($0.selector)=\($0.text);" }.joined() + "}"
  }
}
