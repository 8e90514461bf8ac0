import CatalogDiagnostics

/// Every rule there is.
package enum RuleRegistry {
  /// In the order of their ids. A test compares the list with the folder.
  package static let all: [any Rule.Type] = [
    UnknownRule.self,
    UnusedSuppression.self,
  ]

  package static func rule(named name: String) -> (any Rule.Type)? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.id.name, $0) }) { first, _ in first }
}
