package import CatalogDiagnostics

/// The rules that readers and the builder detect.
extension RuleID {
  package static let fileSyntax = RuleID("file-syntax", .error)
  package static let fileEncoding = RuleID("file-encoding", .error)
  package static let commentCutsText = RuleID("comment-cuts-text", .error)
  package static let unknownField = RuleID("unknown-field", .error)
  package static let invalidValue = RuleID("invalid-value", .error)
  package static let duplicateKey = RuleID("duplicate-key", .error)
  package static let obsoleteTranslation = RuleID("obsolete-translation", .error)
  package static let conflictingSources = RuleID("conflicting-sources", .error)
  package static let argumentName = RuleID("argument-name", .error)
  package static let argumentType = RuleID("argument-type", .error)
  package static let keyOutsideConvention = RuleID("key-outside-convention", .warning)
  package static let staleTranslation = RuleID("stale-translation", .warning)
  package static let localeTag = RuleID("locale-tag", .warning)
}
