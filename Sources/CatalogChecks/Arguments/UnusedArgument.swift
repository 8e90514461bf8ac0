import CatalogDiagnostics
import CatalogModel

enum UnusedArgument: DefinitionCheck {
  static let id = RuleID("unused-argument", .warning)
  static let summary = "an argument is declared, and no text uses it"
  static let rationale = """
    Callers of the generated function would pass a value that nobody ever sees; often the name is mistyped on one side.
    Silent where any text in any locale uses the argument, be it only to select by.
    """

  static func check(_ alert: AlertFacts, of catalog: CatalogFacts, _ findings: inout [Finding]) {
    let arguments = alert.alert.arguments
    let suspects = alert.argumentsUnusedInSource
    guard !suspects.isEmpty else { return }
    for index in suspects.without(catalog.argumentsUsedInTranslations(of: alert)).indices {
      let others = arguments.filter { !$0.isDeclared }.map(\.name)
      let suggestion = Suggestions.closest(to: arguments[index].name, among: others)
      findings.append(
        catalog.finding(id, at: arguments[index].location, .unused(arguments[index].name, suggestion), alert: alert)
      )
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          arguments:
            ⟦fileName⟧: { type: string, example: report.pdf }
          title: Delete the file?
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.delete: Die Datei löschen?
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: fr
      alerts:
        file.delete:
          arguments: { ⟦nomFichier⟧: string }
          title: "Supprimer « {nomFichié} » ?"
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: es
      alerts:
        files.delete:
          arguments: { count: int, ⟦folder⟧: string }
          title: "{count, plural, one {¿Eliminar # archivo?} other {¿Eliminar # archivos?}}"
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.shared:
          arguments: { who: { enum: [female, male, other] } }
          title: This file is shared
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        file.shared: "{who, select, female {Она поделилась файлом} male {Он поделился файлом} other {Файл доступен}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.rename:
          arguments: { fileName: string }
          title: Rename the file
          fields: { name: { placeholder: New name, initial: "{fileName}" } }
          actions: { rename: Rename, cancel: {} }
      """
    ]),
  ]
}

extension String {
  fileprivate static func unused(_ name: String, _ suggestion: String?) -> String {
    let advice = suggestion.map { "; the source text has \(quoted($0))" } ?? ""
    return "no text uses the argument \(quoted(name))" + advice
  }
}
