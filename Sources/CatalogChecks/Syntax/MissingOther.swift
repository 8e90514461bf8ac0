import CatalogDiagnostics
import MessageFormat

enum MissingOther: Rule {
  static let id = RuleID.missingOther
  static let summary = "a plural, selectordinal or select has no branch `other`"
  static let rationale = """
    `other` is what is shown when no other branch fits: a fraction, a value that was added later. ICU refuses a message
    without it.
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
        files.delete: "{count, ⟦plural⟧, one {# Datei löschen?}}"
      """,
    ]),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          invite: "{count, plural, one {{who, ⟦select⟧, female {Her friend} male {His friend}}} other {Friends}}"
        """
      ],
      also: [SelectInsidePlural.id]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        files.delete: >-
          {count, plural, one {Удалить # файл?} few {Удалить # файла?} many {Удалить # файлов?}
          other {Удалить # файла?}}
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        invite: "{who, select, female {Her friend} male {His friend} other {Their friend}}"
      """
    ]),
  ]
}
