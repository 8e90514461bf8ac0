import CatalogDiagnostics
import CatalogModel

enum ArgumentName: DefinitionCheck {
  static let id = RuleID.argumentName
  static let summary = "an argument’s name cannot become a label in Swift, or two become the same"
  static let rationale = """
    Arguments become parameters of the generated function. A name needs a letter, and `file_name` and
    `fileName` are one label. Silent for Swift’s keywords: the generated code escapes them.
    """

  static func check(_ alert: AlertFacts, of catalog: CatalogFacts, _ findings: inout [Finding]) {
    var labels: [String: AlertArgument] = [:]
    for argument in alert.alert.arguments {
      guard argument.isDeclared || !argument.name.isNumber else { continue }
      guard !argument.name.isNumber, let label = SwiftIdentifier(member: argument.name)?.name else {
        findings.append(catalog.finding(id, at: argument.location, .unusable(argument.name), alert: alert))
        continue
      }
      if let first = labels[label] {
        let note = Finding.Note(.first(first.name), at: first.location)
        findings.append(
          catalog.finding(id, at: argument.location, .same(argument.name, first.name), alert: alert, notes: [note])
        )
      } else {
        labels[label] = argument
      }
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: "Delete “{⟦📄⟧}”?"
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: de
      alerts:
        file.move:
          title: "„{file_name}“ bewegen?"
          message: "{count, plural, one {„{⟦fileName⟧}“ wird ersetzt.} other {# Dateien werden ersetzt.}}"
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.move: "Move “{file_name}” {in} “{folder2}”?"
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ru
      alerts:
        file.delete: "Удалить «{имяФайла}»?"
      """
    ]),
  ]
}

extension String {
  /// Whether messages cannot name the argument; they say so where they try.
  fileprivate var isNumber: Bool { utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }

  fileprivate static func unusable(_ name: String) -> String {
    "give the argument \(quoted(name)) a name with a letter in it: it becomes a label in Swift"
  }

  fileprivate static func same(_ name: String, _ other: String) -> String {
    "rename the argument \(quoted(name)): in Swift it has the same label as \(quoted(other))"
  }

  fileprivate static func first(_ name: String) -> String {
    "\(quoted(name)) is here"
  }
}
