import CatalogDiagnostics
import MessageFormat

enum StrayBrace: Rule {
  static let id = RuleID.strayBrace
  static let summary = "a literal `}` that looks like a broken placeholder"
  static let rationale = """
    ICU shows a `}` outside of placeholders as it is. It is nearly always the rest of one: `count}`, or a brace too
    many.
    """

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete: "Delete “{name}”?"
        """,
        "Alerts.de.yaml": """
        locale: de
        alerts:
          file.delete: "„{name}⟦}⟧“ löschen?"
        """,
      ],
      fixed: [
        "Alerts.de.yaml": """
        locale: de
        alerts:
          file.delete: "„{name}'}'“ löschen?"
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
        "Alerts.ja.yaml": """
        locale: ja
        alerts:
          files.delete: "{count, plural, other {#個のファイルを削除しますか?}}⟦}⟧"
        """,
      ],
      fixed: [
        "Alerts.ja.yaml": """
        locale: ja
        alerts:
          files.delete: "{count, plural, other {#個のファイルを削除しますか?}}'}'"
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        braces: "Write '}' after the name."
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.sv.yaml": """
      locale: sv
      alerts:
        files.delete: "{count, plural, one {Radera # fil?} other {Radera # filer?}}"
      """,
    ]),
  ]
}
