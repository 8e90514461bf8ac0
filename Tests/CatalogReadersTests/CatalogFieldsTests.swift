import CatalogDiagnostics
import CatalogModel
import CatalogReaders
import Foundation
import Testing

@Suite("The table of fields")
struct CatalogFieldsTests {
  @Test("every field is in one row for each of its places, and every place has fields")
  func rows() {
    let rows = CatalogFields.all.map { "\($0.place) \($0.name)" }
    #expect(Set(rows).count == rows.count)
    #expect(Set(CatalogFields.all.map(\.place)) == Set(CatalogField.Place.allCases))
    #expect(Set(CatalogFields.all.map(\.id)) == Set(CatalogField.ID.allCases))
  }

  @Test("summaries are sentences")
  func summaries() {
    for field in CatalogFields.all {
      #expect(field.summary.hasSuffix(".") && field.summary.first?.isUppercase == true, "\(field.name)")
    }
  }

  /// Each field of the table is known where the table says: reading it is no `unknown-field`.
  @Test("what the table lists is read", arguments: CatalogFields.all)
  func known(field: CatalogField) throws {
    let text: String
    var path = "Alerts.yaml"
    switch field.place {
    case .definitions: text = "\(field.name):\nalerts:"
    case .alert: text = "alerts:\n  a:\n    \(field.name):\n"
    case .argument: text = "alerts:\n  a:\n    arguments: { n: { \(field.name): } }\n"
    case .argumentType: text = "alerts:\n  a:\n    arguments: { n: { type: { \(field.name): } } }\n"
    case .field: text = "alerts:\n  a:\n    fields: { n: { \(field.name): } }\n"
    case .action: text = "alerts:\n  a:\n    actions: { n: { \(field.name): } }\n"
    case .translation: (text, path) = ("\(field.name):\nalerts:", "Alerts.de.yaml")
    case .translatedAlert: (text, path) = ("alerts:\n  a:\n    \(field.name):\n", "Alerts.de.yaml")
    case .translatedField: (text, path) = ("alerts:\n  a:\n    fields: { n: { \(field.name): } }\n", "Alerts.de.yaml")
    case .translatedAction: (text, path) = ("alerts:\n  a:\n    actions: { n: { \(field.name): } }\n", "Alerts.de.yaml")
    case .configuration, .keys: return
    }
    #expect(try !read(text, as: path).findings.contains { $0.rule == .unknownField })
    #expect(try read(text.replacingOccurrences(field.name), as: path).findings.contains { $0.rule == .unknownField })
  }
}

extension String {
  /// With a field's name misspelt.
  fileprivate func replacingOccurrences(_ name: String) -> String {
    guard let range = range(of: name + ":", options: .backwards) else { return self }
    return replacingCharacters(in: range, with: name + "x:")
  }
}
