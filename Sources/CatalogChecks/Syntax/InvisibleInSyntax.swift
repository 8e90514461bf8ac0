import CatalogDiagnostics
import MessageFormat

enum InvisibleInSyntax: Rule {
  static let id = RuleID.invisibleInSyntax
  static let summary = "an invisible character stands between the parts of a placeholder"
  static let rationale = """
    A no-break space or a direction mark looks like nothing and makes `plural` a word that ICU does not know. They come
    in with a word processor, or a keyboard on which Option-Space types one. Silent within the text that is shown.
    """

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
        """,
        "Alerts.fr.yaml": """
        locale: fr
        alerts:
          files.delete: "{count,⟦ ⟧plural, one {Supprimer # fichier ?} other {Supprimer # fichiers ?}}"
        """,
      ],
      fixed: [
        "Alerts.fr.yaml": """
        locale: fr
        alerts:
          files.delete: "{count, plural, one {Supprimer # fichier ?} other {Supprimer # fichiers ?}}"
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
        "Alerts.ar.yaml": """
        locale: ar
        alerts:
          files.delete: >-
            {count, plural, zero {حذف # ملف؟} one {حذف ملف واحد؟} two {حذف ملفين؟} few {حذف # ملفات؟}
            many {حذف # ملفًا؟} other⟦‏⟧ {حذف # ملف؟}}
        """,
      ],
      fixed: [
        "Alerts.ar.yaml": """
        locale: ar
        alerts:
          files.delete: >-
            {count, plural, zero {حذف # ملف؟} one {حذف ملف واحد؟} two {حذف ملفين؟} few {حذف # ملفات؟}
            many {حذف # ملفًا؟} other {حذف # ملف؟}}
        """
      ]
    ),

    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete: "{count, plural, one {Delete “{name}”?} other {Delete # files?}}"
        """,
        "Alerts.es.yaml": """
        locale: es
        alerts:
          files.delete: "{count, plural, one {¿Eliminar «{⟦\u{A0}⟧name}»?} other {¿Eliminar # archivos?}}"
        """,
      ],
      fixed: [
        "Alerts.es.yaml": """
        locale: es
        alerts:
          files.delete: "{count, plural, one {¿Eliminar «{ name}»?} other {¿Eliminar # archivos?}}"
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        files.delete: "{count, plural, one {Supprimer # fichier ?} other {Supprimer # fichiers ?}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "Delete “{name}”?"
      """,
      "Alerts.he.yaml": """
      locale: he
      alerts:
        files.delete: "למחוק את ‎{name}‎?"
      """,
    ]),
  ]
}
