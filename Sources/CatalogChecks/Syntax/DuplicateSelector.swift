import CatalogDiagnostics
import MessageFormat

enum DuplicateSelector: Rule {
  static let id = RuleID.duplicateSelector
  static let summary = "a plural or select has the same branch twice"
  static let rationale = """
    ICU takes the first and says nothing; the second text is never shown, and is often the newer one.
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
        files.delete: "{count, plural, one {# Datei löschen?} ⟦one⟧ {Eine Datei löschen?} other {# Dateien löschen?}}"
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        invite: "{who, select, female {Her file} ⟦female⟧ {Their file} other {Some file}}"
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, =1 {Delete the file?} other {Delete # files?}}"
      """,
      "Alerts.uk.yaml": """
      locale: uk
      alerts:
        files.delete: >-
          {count, plural, =1 {Видалити файл?} one {Видалити # файл?} few {Видалити # файли?}
          many {Видалити # файлів?} other {Видалити # файлу?}}
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        invite: "{who, select, female {Her file} male {His file} other {Some file}}"
      """
    ]),
  ]
}
