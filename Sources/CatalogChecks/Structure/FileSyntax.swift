import CatalogDiagnostics
import CatalogModel

enum FileSyntax: Rule {
  static let id = RuleID.fileSyntax
  static let summary = "a file is not well-formed"
  static let rationale = """
    What stands behind an error of syntax may mean something else than its author thinks, or nothing. Reading goes on at
    the next entry where that is safe, so that one error hides as little as possible.
    """

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: ⟦"⟧Delete the file?
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: Delete the file?
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.delete: { title: Löschen?⟦⟧
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: {title: "Delete “{name}”?", actions: {delete: Delete, cancel: }}
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.saved: |-
          The file
          is saved.
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        file.saved: |-
          ファイルは
          保存されました。
      """,
    ]),
  ]
}
