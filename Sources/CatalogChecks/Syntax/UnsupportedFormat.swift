import CatalogDiagnostics
import MessageFormat

enum UnsupportedFormat: Rule {
  static let id = RuleID.unsupportedFormat
  static let summary = "a format that cannot be compiled"
  static let rationale = """
    Texts are shown without ICU, so a format must be known in full when the catalog is compiled. What cannot be is
    refused here instead of being shown wrongly.
    """

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        due: "Due {when, date, ⟦dd/MM/yyyy⟧}"
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        due: "Due in {days, ⟦choice⟧, 0#no days|1#one day|1<{days} days}"
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
        files.delete: "{count, plural, one {{count, ⟦spellout⟧} Datei löschen?} other {# Dateien löschen?}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        server: "The port is {port, number}"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        server: "Le port est {port, number}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        due: "Due {when, date, ::dMMMM} at {when, time, short}, with {names, list}"
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        place: "You came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        place: "{place}位でした"
      """,
    ]),
  ]
}
