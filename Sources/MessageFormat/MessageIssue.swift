package import CatalogDiagnostics

/// Something wrong with a message, found while parsing it: a finding whose places are spans of the text.
package struct MessageIssue: Sendable, Hashable {
  package var rule: RuleID
  /// The rule's own severity, unless the parser knows that this instance weighs more or less.
  package var severity: Severity
  package var span: Span
  package var message: String
  package var notes: [Note]
  package var fix: Fix?

  package struct Note: Sendable, Hashable {
    package var message: String
    package var span: Span

    package init(_ message: String, at span: Span) {
      self.message = message
      self.span = span
    }
  }

  /// Replacements in terms of the decoded text.
  package struct Fix: Sendable, Hashable {
    package var description: String
    package var edits: [Edit]

    package init(_ description: String, edits: [Edit]) {
      self.description = description
      self.edits = edits
    }
  }

  package struct Edit: Sendable, Hashable {
    package var span: Span
    package var text: String

    package init(_ span: Span, _ text: String) {
      self.span = span
      self.text = text
    }
  }

  package init(
    _ rule: RuleID,
    severity: Severity? = nil,
    at span: Span,
    _ message: String,
    notes: [Note] = [],
    fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.span = span
    self.message = message
    self.notes = notes
    self.fix = fix
  }

  /// Whether a message with this issue has no reliable tree, or one that nothing can bake. A foreign placeholder is an
  /// error of the text, which is shown as it stands.
  package var preventsCompiling: Bool { severity == .error && rule != .foreignPlaceholder }
}
