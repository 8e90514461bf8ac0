import CatalogDiagnostics
import CatalogModel

enum KeyOutsideConvention: Rule {
  static let id = RuleID.keyOutsideConvention
  static let summary = "a key that belongs to no alert, in a table that defines alerts"
  static let rationale = """
    Where no YAML file defines the alerts, the keys of the source language’s table do: `<alert>.title`,
    `<alert>.message`, `<alert>.actions.<id>` and `<alert>.fields.<id>`. Another key is a typing error, or a text that
    is better kept in another table. Silent in `Localizable`, where all texts of an app are, and beside YAML.
    """

  static let examples: [Example] = [
    .firing([
      "en.lproj/Alerts.strings": """
      "file.delete.title" = "Delete the file?";
      "⟦file.delete.mesage⟧" = "You can’t undo this.";
      """
    ]),
    .firing([
      "Alerts.xcstrings": """
      {
        "sourceLanguage": "en",
        "strings": {
          "done.title": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "Done" } } } },
          "⟦Everything is done⟧": {}
        },
        "version": "1.0"
      }
      """
    ]),
    .firing([
      "alertc.yaml": "sourceLocale: fr",
      "fr.lproj/Alerts.strings": """
      "file.delete.title" = "Supprimer le fichier\u{202F}?";
      "⟦file.delete.titre⟧" = "Supprimer";
      """,
    ]),
    .silent([
      "en.lproj/Localizable.strings": """
      "file.delete.title" = "Delete the file?";
      "Welcome" = "Welcome";
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        done: Done
      """,
      "de.lproj/Alerts.strings": """
      "done.title" = "Fertig";
      "welcome" = "Willkommen";
      """,
    ]),
  ]
}
