/// The fixed name of a rule, as people write it into configuration, and the severity it has by default.
///
/// A rule's id is declared where the rule is detected: in the parser, a reader, or the check's own file.
package struct RuleID: Sendable, Hashable {
  package let name: String
  package let severity: Severity

  package init(_ name: String, _ severity: Severity) {
    self.name = name
    self.severity = severity
  }

  package static func == (left: RuleID, right: RuleID) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
