import CatalogDiagnostics
import CatalogModel

enum FileEncoding: Rule {
  static let id = RuleID.fileEncoding
  static let summary = "a file is not in UTF-8, nor in UTF-16 with a byte-order mark"
  static let rationale = """
    Bytes that are no UTF-8 have no meaning that everybody agrees on: “é” in Latin-1 is half a character elsewhere.
    """

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          coffee: One caf⟦é⟧, please
        """
      ],
      saved: .latin1
    ),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: de
        alerts:
          files.delete: "{count, plural, one {# Datei l⟦ö⟧schen?} other {# Dateien}}"
        """
      ],
      saved: .latin1
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: fr
      alerts:
        coffee: Un café, s’il vous plaît
      """
    ]),
    .silent(
      [
        "Alerts.yaml": """
        sourceLocale: ja
        alerts:
          coffee: コーヒーをください
        """
      ],
      saved: .utf16
    ),
  ]
}
