import CatalogChecks
import CatalogDiagnostics

/// `alertc rules`
struct RulesCommand {
  private let tool: Tool
  private let invocation: Invocation

  init(_ tool: Tool, _ invocation: Invocation) {
    self.tool = tool
    self.invocation = invocation
  }

  func run() -> ExitStatus {
    if invocation.has(.markdown) {
      tool.output.write(RuleReference().text)
    } else if invocation.has(.json) {
      writeJSON()
    } else {
      writeTable()
    }
    return .success
  }

  private func writeTable() {
    let rules = RuleRegistry.all
    let width = rules.map { $0.id.name.utf8.count }.max() ?? 0
    for rule in rules {
      let name = rule.id.name + String(repeating: " ", count: width - rule.id.name.utf8.count)
      let severity = rule.id.severity.rawValue
      let padded = severity + String(repeating: " ", count: 7 - severity.utf8.count)
      tool.output.write("\(name)  \(padded)  \(rule.summary)\n")
    }
  }

  private func writeJSON() {
    var json = JSONWriter()
    json.beginArray()
    for rule in RuleRegistry.all {
      json.beginObject()
      json.member("rule", rule.id.name)
      json.member("severity", rule.id.severity.rawValue)
      json.member("summary", rule.summary)
      json.endObject()
    }
    json.endArray()
    json.endLine()
    tool.output.write(json.bytes)
  }
}
