import CatalogDiagnostics
import CatalogModel
import MessageFormat

extension Policy {
  /// Rules without which nothing can be compiled: definitions that cannot be read, source texts that cannot be baked,
  /// names that Swift cannot have. In the definitions these stay errors, whatever configuration and comments say. In a
  /// translation they may weigh less: a text that cannot be compiled counts there as not translated.
  private static let essentialRules: Set<RuleID> =
    Set(RuleID.messageRules.filter { $0.severity == .error && $0 != .foreignPlaceholder })
    .union([
      .fileSyntax, .fileEncoding, .invalidValue, .duplicateKey, .argumentName, .argumentType, IdentifierCollision.id,
      UnusableKey.id,
    ])

  func isEssential(_ finding: Finding) -> Bool {
    guard finding.severity == .error, Self.essentialRules.contains(finding.rule) else { return false }
    return finding.subject.locale == nil || finding.subject.locale == sourceLocale
  }
}
