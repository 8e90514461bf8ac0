package import CatalogDiagnostics

/// The rules that are detected while a message is parsed.
extension RuleID {
  package static let messageSyntax = RuleID("message-syntax", .error)
  package static let missingOther = RuleID("missing-other", .error)
  package static let duplicateSelector = RuleID("duplicate-selector", .error)
  package static let unknownSelector = RuleID("unknown-selector", .error)
  package static let unsupportedFormat = RuleID("unsupported-format", .error)
  package static let invisibleInSyntax = RuleID("invisible-in-syntax", .error)
  package static let apostropheQuotesArgument = RuleID("apostrophe-quotes-argument", .error)
  package static let unterminatedQuote = RuleID("unterminated-quote", .warning)
  package static let doubledApostrophe = RuleID("doubled-apostrophe", .info)
  package static let strayBrace = RuleID("stray-brace", .warning)
  package static let literalPound = RuleID("literal-pound", .warning)
  package static let foreignPlaceholder = RuleID("foreign-placeholder", .error)
  package static let markupInText = RuleID("markup-in-text", .warning)
  package static let printfSyntax = RuleID("printf-syntax", .error)
  package static let printfWidth = RuleID("printf-width", .info)
  /// Also reported by the readers, for what is wrong with a dictionary's own structure.
  package static let stringsdictStructure = RuleID("stringsdict-structure", .error)

  /// Every rule that the parsers of this module report, in alphabetical order.
  package static let messageRules: [RuleID] = [
    .apostropheQuotesArgument, .doubledApostrophe, .duplicateSelector, .foreignPlaceholder, .invisibleInSyntax,
    .literalPound, .markupInText, .messageSyntax, .missingOther, .printfSyntax, .printfWidth, .strayBrace,
    .stringsdictStructure, .unknownSelector, .unsupportedFormat, .unterminatedQuote,
  ]
}
