/// The tool that made a report, for formats that say so.
package struct ToolDescription: Sendable {
  package var version: String
  /// Of every rule there is, in the order of their ids.
  package var rules: [RuleDescription]

  package init(version: String = "", rules: [RuleDescription] = []) {
    self.version = version
    self.rules = rules
  }
}
