import CatalogDiagnostics
import MessageFormat

enum UnterminatedQuote: Rule {
  static let id = RuleID.unterminatedQuote
  static let summary = "a quote is closed by the end of the message only"
  static let rationale = """
    An apostrophe before a brace begins quoted text, which runs to the next apostrophe. Without one, everything up to
    the end is plain text, placeholders included. Silent for apostrophes within words: they quote nothing.
    """

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        braces: "Write ⟦'⟧{ before the name."
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        braces: Write the name in braces.
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        braces: "Setze ⟦'⟧} hinter den Namen."
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files: "{count, plural, one {# file} other {# files}}"
      """,
      "Alerts.it.yaml": """
      locale: it
      alerts:
        files: "{count, plural, one {# documento} other {# documenti}} ⟦'⟧{"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        braces: "Write '{' before the name."
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: You can't undo this.
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        file.delete: Aujourd'hui, c'est impossible.
      """,
    ]),
  ]
}
