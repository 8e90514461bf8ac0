import CatalogDiagnostics
import MessageFormat

enum ApostropheQuotesArgument: Rule {
  static let id = RuleID.apostropheQuotesArgument
  static let summary = "an apostrophe turns an argument into plain text"
  static let rationale = """
    In ICU’s messages an apostrophe before a brace begins quoted text: `l'{name}` shows “l{name}”. Write the typographic
    `’`, or two apostrophes. Silent where the whole brace expression is quoted on purpose.
    """

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete: "Delete {name}?"
        """,
        "Alerts.fr.yaml": """
        locale: fr
        alerts:
          file.delete: "Supprimer l⟦'⟧{name} ?"
        """,
      ],
      fixed: [
        "Alerts.fr.yaml": """
        locale: fr
        alerts:
          file.delete: "Supprimer l''{name} ?"
        """
      ]
    ),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete: "{count, plural, one {Delete {name}?} other {Delete # files?}}"
        """,
        "Alerts.it.yaml": """
        locale: it
        alerts:
          files.delete: "{count, plural, one {Eliminare l⟦'⟧{name}?} other {Eliminare # file?}}"
        """,
      ],
      fixed: [
        "Alerts.it.yaml": """
        locale: it
        alerts:
          files.delete: "{count, plural, one {Eliminare l''{name}?} other {Eliminare # file?}}"
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: "Delete {name}?"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        file.delete: "Supprimer l’{name} ?"
      """,
      "Alerts.it.yaml": """
      locale: it
      alerts:
        file.delete: "Eliminare l''{name}?"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        braces: "Write '{'name'}' where the name goes."
      """
    ]),
  ]
}
