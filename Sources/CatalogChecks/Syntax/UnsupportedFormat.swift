import CatalogDiagnostics
import CatalogModel
import MessageFormat

enum UnsupportedFormat: DefinitionCheck {
  static let id = RuleID.unsupportedFormat
  static let summary = "a format that cannot be compiled"
  static let rationale = """
    Texts are shown without ICU, so a format must be known in full when the catalog is compiled. What cannot be is
    refused here instead of being shown wrongly.
    """

  /// The parser refuses formats; a type whose values even `{name}` could not show is refused where it is declared.
  static func check(_ alert: AlertFacts, of catalog: CatalogFacts, _ findings: inout [Finding]) {
    for argument in alert.alert.arguments where argument.isDeclared {
      guard let advice = advice(for: argument.type) else { continue }
      findings.append(catalog.finding(id, at: argument.location, .unsupported(argument.name, advice), alert: alert))
    }
  }

  private static func advice(for type: CatalogModel.ArgumentType) -> String? {
    switch type {
    case .date: "dates cannot be compiled; declare it as `string` and pass a formatted date"
    case .string, .int, .double, .bool, .enumeration, .list: nil
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        due:
          comment: A reminder of a task.
          arguments: { ⟦when⟧: date }
          title: "Due {when}"
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        due: "Due in {days, ⟦choice⟧, 0#no days|1#one day|1<{days} days}"
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        files.delete: "{count, plural, one {{count, ⟦spellout⟧} Datei löschen?} other {# Dateien löschen?}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        server: "The port is {port, number}"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        server: "Le port est {port, number}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        place: "You came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        place: "{place}位でした"
      """,
    ]),
  ]
}

extension String {
  fileprivate static func unsupported(_ name: String, _ advice: String) -> String {
    "the argument \(quoted(name)): " + advice
  }
}
