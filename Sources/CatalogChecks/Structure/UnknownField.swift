import CatalogDiagnostics
import CatalogModel

enum UnknownField: Rule {
  static let id = RuleID.unknownField
  static let summary = "a field that the format does not have"
  static let rationale = """
    A mistyped `messsage` would be a text that is never shown, so no unknown field is passed over.
    """

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: Delete the file?
          ⟦mesage⟧: You can’t undo this.
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: Delete the file?
      """,
      "Alerts.fr.yaml": """
      ⟦langue⟧: fr
      locale: fr
      alerts:
        file.delete: Supprimer le fichier ?
      """,
    ]),

    .firing([
      "Alerts.xcstrings": """
      {
        "sourceLanguage": "en",
        "strings": {
          "files.title": { "localizations": {
            "en": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%lld file" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld files" } }
            } } },
            "de": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%lld Datei", ⟦"note"⟧: "one" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld Dateien" } }
            } } }
          } }
        },
        "version": "1.0"
      }
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          comment: Shown in the browser.
          severity: critical
          style: confirmation
          arguments: { name: { type: string, example: report.pdf } }
          title: Delete “{name}”?
          message: You can’t undo this.
          actions: { delete: { role: destructive }, cancel: {} }
          preferredAction: cancel
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: de
      alerts:
        title: { title: Titel }
        message: { title: Nachricht }
      """
    ]),
  ]
}
