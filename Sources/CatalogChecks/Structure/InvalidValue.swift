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
