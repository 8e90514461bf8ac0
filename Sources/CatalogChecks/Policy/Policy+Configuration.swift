package import CatalogDiagnostics
package import CatalogModel

extension Policy {
  /// Findings about rules that a configuration names and that do not exist, for a file that several catalogs share.
  package static func unknownRules(in configuration: CatalogConfiguration) -> [Finding] {
    configuration.ruleNames.filter { RuleRegistry.rule(named: $0.value) == nil }.map(UnknownRule.finding)
  }
}
