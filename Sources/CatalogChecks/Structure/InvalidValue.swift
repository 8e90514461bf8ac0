import CatalogDiagnostics
import CatalogModel

enum InvalidValue: Rule {
  static let id = RuleID.invalidValue
  static let summary = "a value of the wrong kind"
  static let rationale = """
    A list where a text belongs, a word that is none of those allowed, and YAML’s anchors, aliases, tags and merge keys,
    which make a text depend on another place.
    """

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          severity: ⟦urgent⟧
          title: Delete the file?
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: fr
      alerts:
        file.delete:
          title: ⟦[Supprimer, le fichier]⟧
      """
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
            "sv": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": ⟦1⟧ } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld filer" } }
            } } }
          } }
        },
        "version": "1.0"
      }
      """
    ]),
    .firing([
      "en.lproj/Alerts.strings": """
      "file.delete.title" = "Delete the file?";
      /* @destructive ⟦@cancel⟧ */
      "file.delete.actions.delete" = "Delete";
      "file.delete.actions.cancel" = "Cancel";
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        norway: { title: no, message: 1.0 }
        answer: yes
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ja
      alerts:
        file.rename:
          title: 名称変更
          fields: { name: { placeholder: 新しい名称, kind: text } }
      """
    ]),
  ]
}
