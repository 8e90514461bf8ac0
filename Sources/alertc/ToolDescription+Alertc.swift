import CatalogChecks
import CatalogDiagnostics

extension ToolDescription {
  /// This tool, with all its rules.
  static let alertc = ToolDescription(
    version: ToolVersion.number,
    rules: RuleRegistry.all.map { RuleDescription(id: $0.id, summary: $0.summary, rationale: $0.rationale) }
  )
}
