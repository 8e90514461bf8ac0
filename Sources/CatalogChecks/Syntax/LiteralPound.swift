import CatalogDiagnostics
import MessageFormat

enum LiteralPound: Rule {
  static let id = RuleID.literalPound
  static let summary = "a `#` that is shown as it is, where a number seems to be meant"
  static let rationale = """
    `#` shows the number of the plural around it, but not inside a select in that plural: there it is a plain character,
    in ICU as here. Write `{count}`, or put the select outside.
    """

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.share: >-
          {count, plural,
            one {{who, select, female {⟦#⟧ file of hers} other {A file}}}
            other {{who, select, female {{count} files of hers} other {{count} files}}}}
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.sv.yaml": """
      locale: sv
      alerts:
        files.delete: "Radera ⟦#⟧ filer: {count, plural, one {# fil} other {# filer}}?"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        song: "Play track #1"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        song: "Titel #1 abspielen"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.share: "{who, select, female {{count, plural, one {# file of hers} other {# files of hers}}} other {Files}}"
      """
    ]),
  ]
}
