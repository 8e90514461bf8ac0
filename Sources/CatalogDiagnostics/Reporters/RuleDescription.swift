/// What there is to say about a rule.
package struct RuleDescription: Sendable {
  package var id: RuleID
  /// What it finds, in one line.
  package var summary: String
  /// Why that matters.
  package var rationale: String

  package init(id: RuleID, summary: String, rationale: String) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
  }
}
