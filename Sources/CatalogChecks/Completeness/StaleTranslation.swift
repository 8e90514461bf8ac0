import CatalogDiagnostics
import CatalogModel

enum StaleTranslation: Rule {
  static let id = RuleID.staleTranslation
  static let summary = "a translation whose state says that it needs review"
  static let rationale = """
    The source text was changed after it was translated, or the translation was made by a machine. An error where some
    plural forms of a text are translated and the state of another one is `new`: such a text is not shown. Silent where
    all of a text is `new`, which counts as not translated, and in the source language.
    """

  static let examples: [Example] = [
    .firing([
      "Alerts.xcstrings": """
      {
        "sourceLanguage": "en",
        "strings": {
          "done.title": { "localizations": {
            "en": { "stringUnit": { "state": "translated", "value": "Done" } },
            "de": { "stringUnit": { "state": "⟦needs_review⟧", "value": "Fertig" } }
          } }
        },
        "version": "1.0"
      }
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        done: Done
      """,
      "Alerts.xcstrings": """
      {
        "sourceLanguage": "en",
        "strings": {
          "done.title": { "localizations": {
            "fr": { "stringUnit": { "state": "⟦stale⟧", "value": "Terminé" } }
          } }
        },
        "version": "1.0"
      }
      """,
    ]),
    .firing([
      "Alerts.xcstrings": """
      {
        "sourceLanguage": "en",
        "strings": {
          "files.title": { "localizations": {
            "en": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%lld file" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld files" } }
            } } },
            "ca": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%lld fitxer" } },
              "other": { "stringUnit": { "state": "⟦new⟧", "value": "" } }
            } } },
            "pl": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%lld plik" } },
              "few": { "stringUnit": { "state": "⟦needs_review⟧", "value": "%lld pliki" } },
              "many": { "stringUnit": { "state": "translated", "value": "%lld plików" } }
            } } }
          } }
        },
        "version": "1.0"
      }
      """
    ]),
    .silent([
      "Alerts.xcstrings": """
      {
        "sourceLanguage": "en",
        "strings": {
          "done.title": { "extractionState": "manual", "localizations": {
            "en": { "stringUnit": { "state": "new", "value": "Done" } },
            "de": { "stringUnit": { "state": "translated", "value": "Fertig" } }
          } }
        },
        "version": "1.0"
      }
      """
    ]),
    .silent(
      [
        "Alerts.xcstrings": """
        {
          "sourceLanguage": "en",
          "strings": {
            "done.title": { "localizations": {
              "en": { "stringUnit": { "state": "translated", "value": "Done" } }
            } },
            "gone.title": { "localizations": {
              "en": { "stringUnit": { "state": "translated", "value": "Gone" } },
              "fr": { "stringUnit": { "state": "translated", "value": "Disparu" } }
            } },
            "sure.title": { "shouldTranslate": false, "localizations": {
              "en": { "stringUnit": { "state": "translated", "value": "Sure?" } }
            } }
          },
          "version": "1.0"
        }
        """
      ],
      also: [MissingTranslation.id]
    ),
  ]
}
