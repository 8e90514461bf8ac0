package import CatalogDiagnostics

/// A parsed message: a tree of spans into its text.
///
/// The tree holds no copies of the text: literal runs are verbatim slices, so `''` yields a run that ends after the
/// first apostrophe, and the second belongs to no node. It never changes, and is passed on without copying what is in
/// it.
package final class Message: Sendable {
  package let text: SourceText
  package let syntax: MessageSyntax
  package let pattern: Pattern
  /// What is wrong with the message itself, in order of position. A message with an issue that
  /// prevents compiling has a tree of what could be read.
  package let issues: [MessageIssue]
  /// Whether the message shows the same text always.
  package let isConstant: Bool

  package init(text: SourceText, syntax: MessageSyntax, pattern: Pattern, issues: [MessageIssue]) {
    self.text = text
    self.syntax = syntax
    self.pattern = pattern
    self.issues = issues
    isConstant = pattern.isConstant
  }

  /// Whether the message is well-formed and everything it asks for can be baked. Where it is not, its arguments say
  /// nothing reliable, and comparing them with another message's would only repeat what its issues say.
  package var isCompilable: Bool { !issues.contains(where: \.preventsCompiling) }
}

/// The language a text is written in.
package enum MessageSyntax: String, Sendable, Hashable, CaseIterable {
  /// ICU MessageFormat in ICU's default apostrophe mode, with named arguments.
  case icu
  /// `String(format:)` specifiers and Apple's plural variations.
  case printf
}
