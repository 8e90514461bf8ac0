import CatalogDiagnostics
import MessageFormat

enum ForeignPlaceholder: Rule {
  static let id = RuleID.foreignPlaceholder
  static let summary = "a placeholder of another format: `%@` in a MessageFormat text"
  static let rationale = """
    Each syntax shows the placeholders of the other as plain text: people would read “Delete %@?”. Only a warning
    beside placeholders of the text’s own syntax, where it may be meant as text. Silent for percentages (“50 % off”).
    """

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: "Delete “⟦%@⟧”?"
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
        files.delete: "{count, plural, one {⟦%lld⟧ Datei löschen?} other {# Dateien löschen?}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        sale: 50% off today
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        sale: Heute 50 % günstiger
      """,
      "Alerts.sv.yaml": """
      locale: sv
      alerts:
        sale: 50%-ig rabatt
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: "Delete “{name}”?"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        file.delete: "Supprimer « {name} » ?"
      """,
    ]),
  ]
}
