import CatalogDiagnostics
import MessageFormat

enum UnknownSelector: Rule {
  static let id = RuleID.unknownSelector
  static let summary = "a plural has a keyword that is none of CLDR’s categories"
  static let rationale = """
    The keywords `zero`, `one`, `two`, `few`, `many` and `other` are code and stay as they are in every language. ICU
    accepts others and never shows their texts.
    """

  static let examples: [Example] = [
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
          files.delete: "{count, plural, ⟦eins⟧ {# Datei löschen?} other {# Dateien löschen?}}"
        """,
      ],
      fixed: [
        "Alerts.de.yaml": """
        locale: de
        alerts:
          files.delete: "{count, plural, one {# Datei löschen?} other {# Dateien löschen?}}"
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
        "Alerts.pl.yaml": """
        locale: pl
        alerts:
          files.delete: >-
            {count, plural, one {Usunąć # plik?} ⟦fwe⟧ {Usunąć # pliki?} many {Usunąć # plików?} other {Usunąć # pliku?}}
        """,
      ],
      fixed: [
        "Alerts.pl.yaml": """
        locale: pl
        alerts:
          files.delete: >-
            {count, plural, one {Usunąć # plik?} few {Usunąć # pliki?} many {Usunąć # plików?} other {Usunąć # pliku?}}
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.ar.yaml": """
      locale: ar
      alerts:
        files.delete: >-
          {count, plural, zero {حذف # ملف؟} one {حذف ملف واحد؟} two {حذف ملفين؟} few {حذف # ملفات؟}
          many {حذف # ملفًا؟} other {حذف # ملف؟}}
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: de
      alerts:
        invite: "{who, select, eins {Her file} other {Some file}}"
      """
    ]),
  ]
}
