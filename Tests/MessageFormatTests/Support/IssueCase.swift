import CatalogDiagnostics
import MessageFormat
import TestSupport
import Testing

/// A message with its expected issues marked in it: no others may be found.
struct IssueCase: CustomTestStringConvertible, Sendable {
  var text: String
  var rules: [RuleID]
  /// The message after all fixes.
  var fixed: String?

  init(_ text: String, _ rules: [RuleID] = [], fixed: String? = nil) {
    self.text = text
    self.rules = rules
    self.fixed = fixed
  }

  var testDescription: String { text }

  func check(
    _ parse: (String) -> Message = MessageFormatTests.parse,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let message = parse(MarkedText(text).text)
    #expect(marked(message) == text, sourceLocation: sourceLocation)
    #expect(message.issues.map(\.rule.name) == rules.map(\.name), sourceLocation: sourceLocation)
    if let fixed { #expect(MessageFormatTests.fixed(message) == fixed, sourceLocation: sourceLocation) }
  }
}
