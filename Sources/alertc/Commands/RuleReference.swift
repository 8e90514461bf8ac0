import CatalogChecks
import CatalogDiagnostics

/// The reference of all rules as one page of Markdown: what each finds, why, and its examples.
struct RuleReference {
  var text: String {
    let rules = RuleRegistry.all
    var text = "# Rules\n\n"
    for rule in rules { text += "- [`\(rule.id.name)`](#\(rule.id.name)): \(rule.summary)\n" }
    for rule in rules {
      text += "\n## \(rule.id.name)\n\n**\(rule.id.severity.rawValue)**: \(rule.summary)\n\n\(rule.rationale)\n"
      for example in rule.examples { text += Self.text(of: example) }
    }
    return text
  }

  private static func text(of example: Example) -> String {
    var text = example.isFiring ? "\nReported, at the mark:\n" : "\nNot reported:\n"
    for file in example.files { text += block(file) }
    guard case .firing(let fixed) = example.outcome, !fixed.isEmpty else { return text }
    text += "\nFixed:\n"
    for file in fixed { text += block(file) }
    return text
  }

  private static func block(_ file: Example.File) -> String {
    let language = file.name.hasSuffix(".yaml") ? "yaml" : file.name.hasSuffix(".xcstrings") ? "json" : "text"
    return "\n`\(file.name)`\n\n````\(language)\n\(DisplayText.escapedLines(file.text))\n````\n"
  }
}
