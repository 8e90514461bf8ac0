import CatalogDiagnostics
import MessageFormat

enum MessageSyntax: Rule {
  static let id = RuleID.messageSyntax
  static let summary = "a message is not well-formed"
  static let rationale = """
    A brace without its partner, an argument without a name, a missing comma: ICU refuses such a message as a whole, or
    reads it in another way than it looks. Reading goes on after an error, so that one run shows them all. Silent for
    braces in quotes: `'{'`.
    """

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        files.delete: "{count, plural, one {# Datei löschen?} other ⟦{⟧# Dateien löschen?"
      """,
    ]),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
        """,
        "Alerts.fr.yaml": """
        locale: fr
        alerts:
          files.delete: "{count⟦⟧ plural, one {Supprimer # fichier ?} other {Supprimer # fichiers ?}}"
        """,
      ],
      fixed: [
        "Alerts.fr.yaml": """
        locale: fr
        alerts:
          files.delete: "{count, plural, one {Supprimer # fichier ?} other {Supprimer # fichiers ?}}"
        """
      ]
    ),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete “⟦{}⟧”?} other {Delete # files?}}"
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        files.delete: "{count, plural, other {#個のファイルを削除しますか?}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        braces: "Write '{' and '}' around the name."
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        braces: "Заключите имя в '{' и '}'."
      """,
    ]),
  ]
}
