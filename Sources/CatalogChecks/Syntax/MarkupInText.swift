import CatalogDiagnostics
import MessageFormat

enum MarkupInText: Rule {
  static let id = RuleID.markupInText
  static let summary = "HTML or Markdown in a text that an alert shows plainly"
  static let rationale = """
    Alerts show plain text: people would read the tags and asterisks. Silent for comparison signs, emoticons and lists.
    """

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: "This ⟦<b>⟧can’t</b> be undone."
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
        files.delete: "{count, plural, one {⟦**# Datei**⟧ löschen?} other {# Dateien löschen?}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        size: Choose a size < 5 MB or > 1 KB.
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        size: Taille < 5 Mo ou > 1 Ko.
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        love: "I <3 this app"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        love: このアプリ大好き <3
      """,
    ]),
  ]
}
