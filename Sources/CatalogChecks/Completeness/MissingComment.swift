import CatalogDiagnostics
import CatalogModel

enum MissingComment: DefinitionCheck {
  static let id = RuleID("missing-comment", .info)
  static let summary = "an alert with arguments has no comment for translators"
  static let rationale = """
    A translator sees “{name}” and must guess whether a file or a person is meant. A comment says when the alert is shown
    and what its arguments are; it becomes documentation of the generated function too. Silent for alerts without
    arguments, and in catalogs with a single locale.
    """

  static func check(_ alert: AlertFacts, of catalog: CatalogFacts, _ findings: inout [Finding]) {
    guard alert.alert.comment == nil, !alert.alert.arguments.isEmpty, catalog.catalog.localizations.count > 1 else {
      return
    }
    findings.append(catalog.finding(id, at: alert.alert.keyLocation, .missing(alert.alert), alert: alert))
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        ⟦file.delete⟧: "Delete “{name}”?"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.delete: "„{name}“ löschen?"
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: sv
      alerts:
        ⟦files.delete⟧:
          title: "{count, plural, one {Radera # fil?} other {Radera # filer?}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        files.delete: "{count}個のファイルを削除しますか?"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          comment: Shown before a file is deleted. The name is the file’s.
          title: "Delete “{name}”?"
        file.saved: The file is saved.
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        file.delete: "Supprimer «\u{A0}{name}\u{A0}»\u{202F}?"
        file.saved: Le fichier est enregistré.
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ru
      alerts:
        file.delete: "Удалить «{name}»?"
      """
    ]),
  ]
}

extension String {
  fileprivate static func missing(_ alert: Alert) -> String {
    let comment = alert.isOfTable ? "a comment" : "a `comment`"
    return "add \(comment) to \(quoted(alert.key)) that tells translators what its arguments are"
  }
}
