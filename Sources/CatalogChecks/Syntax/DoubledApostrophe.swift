import CatalogDiagnostics
import MessageFormat

enum DoubledApostrophe: Rule {
  static let id = RuleID.doubledApostrophe
  static let summary = "`''` in a message without arguments"
  static let rationale = """
    Two apostrophes show one. In a message without arguments they are often left over from another format, or wanted as
    quotation marks; a single one is shown as it is. Silent in messages with arguments.
    """

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete: "You can⟦''⟧t undo this."
        """
      ],
      fixed: [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete: "You can't undo this."
        """
      ]
    ),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete: Delete it today?
        """,
        "Alerts.fr.yaml": """
        locale: fr
        alerts:
          file.delete: "Le supprimer aujourd⟦''⟧hui ?"
        """,
      ],
      fixed: [
        "Alerts.fr.yaml": """
        locale: fr
        alerts:
          file.delete: "Le supprimer aujourd'hui ?"
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: "Delete {name}?"
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
        file.delete: Delete the interview?
      """,
      "Alerts.uk.yaml": """
      locale: uk
      alerts:
        file.delete: Видалити інтерв'ю?
      """,
    ]),
  ]
}
