import CatalogDiagnostics
import CatalogModel

enum CommentCutsText: Rule {
  static let id = RuleID.commentCutsText
  static let summary = "` #` in unquoted YAML starts a comment and cuts a message"
  static let rationale = """
    In YAML a `#` behind a space begins a comment, unless the text is in quotation marks or a block. A plural written
    without them loses everything from its first ` #` on, and the error would show somewhere else. Silent for comments
    that cut no braces.
    """

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete: {count, plural, one {Delete it?} other {Delete ⟦#⟧ files?}}
        """
      ],
      fixed: [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete: "{count, plural, one {Delete it?} other {Delete # files?}}"
        """
      ]
    ),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
        """,
        "Alerts.de.yaml": """
        locale: de
        alerts:
          files.delete: {count, plural, one {eine Datei} other {alle ⟦#⟧ Dateien}} löschen?
        """,
      ],
      fixed: [
        "Alerts.de.yaml": """
        locale: de
        alerts:
          files.delete: "{count, plural, one {eine Datei} other {alle # Dateien}} löschen?"
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}" # shown in the browser
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: Delete the file? # shown in the browser
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        file.delete: Supprimer le fichier ? # dans le navigateur
      """,
    ]),
  ]
}
