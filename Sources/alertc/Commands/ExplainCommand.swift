import CatalogChecks
import CatalogDiagnostics

/// `alertc explain RULE`
struct ExplainCommand {
  private let tool: Tool
  private let invocation: Invocation

  init(_ tool: Tool, _ invocation: Invocation) {
    self.tool = tool
    self.invocation = invocation
  }

  func run() throws(UsageError) -> ExitStatus {
    let name = invocation.operands[0]
    guard let rule = RuleRegistry.rule(named: name) else {
      throw .unknownRule(name, suggestion: RuleRegistry.suggestion(for: name))
    }
    if invocation.has(.json) { writeJSON(rule) } else { writeText(rule) }
    return .success
  }

  private func writeText(_ rule: any Rule.Type) {
    let colors = TerminalColors(isEnabled: tool.style(of: tool.output).usesColor)
    tool.output.write(colors.bold(rule.id.name) + " (\(rule.id.severity.rawValue)): \(rule.summary)\n\n")
    tool.output.write(rule.rationale + "\n")
    for example in rule.examples {
      tool.output.write("\n" + colors.bold(Self.title(of: example)) + "\n")
      write(example.files)
      guard case .firing(let fixed) = example.outcome, !fixed.isEmpty else { continue }
      tool.output.write("\n" + colors.bold("Fixed:") + "\n")
      write(fixed)
    }
  }

  private func write(_ files: [Example.File]) {
    for file in files {
      tool.output.write("\n  # \(file.name)\n")
      for line in file.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(while: \.isEmpty) {
        tool.output.write(line.isEmpty ? "\n" : "  " + DisplayText.escaped(String(line)) + "\n")
      }
    }
  }

  private static func title(of example: Example) -> String {
    let saved = example.encoding == .utf8 ? "" : " (saved as \(example.encoding.rawValue))"
    return (example.isFiring ? "Reported, at the mark:" : "Not reported:") + saved
  }

  private func writeJSON(_ rule: any Rule.Type) {
    var json = JSONWriter()
    json.beginObject()
    json.member("rule", rule.id.name)
    json.member("severity", rule.id.severity.rawValue)
    json.member("summary", rule.summary)
    json.member("rationale", rule.rationale)
    json.key("examples")
    json.beginArray()
    for example in rule.examples {
      json.beginObject()
      json.member("reported", example.isFiring)
      json.key("files")
      json.beginObject()
      for file in example.files { json.member(file.name, file.text) }
      json.endObject()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endLine()
    tool.output.write(json.bytes)
  }
}

extension Array {
  fileprivate func dropLast(while predicate: (Element) -> Bool) -> ArraySlice<Element> {
    self[..<(lastIndex { !predicate($0) }.map { $0 + 1 } ?? 0)]
  }
}
