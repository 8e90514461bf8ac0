package import CatalogDiagnostics
package import CatalogModel

extension Policy {
  /// Findings about rules that a configuration names and that do not exist.
  package static func unknownRules(in configuration: CatalogConfiguration) -> [Finding] {
    UnknownRule.findings(in: configuration.ruleNames)
  }
}
