import CatalogDiagnostics
import MessageFormat

enum PrintfWidth: Rule {
  static let id = RuleID.printfWidth
  static let summary = "`%d` for a number of 64 bits"
  static let rationale = """
    Swift’s `Int` has 64 bits, and `%d` reads 32 of them: where such a text is also shown by `String(format:)`, large
    numbers are cut off. Alerts show them whole.
    """

  static let examples: [Example] = [
    .firing([
      "en.lproj/Alerts.strings": """
      "sync.title" = "Downloaded ⟦%d⟧ MB";
      """
    ]),
    .firing([
      "en.lproj/Alerts.strings": """
      "sync.title" = "Downloaded %lld MB";
      """,
      "de.lproj/Alerts.strings": """
      "sync.title" = "⟦%u⟧ MB geladen";
      """,
    ]),
    .silent([
      "en.lproj/Alerts.strings": """
      "sync.title" = "Downloaded %lld MB";
      """
    ]),
    .silent([
      "en.lproj/Alerts.strings": """
      "sync.title" = "Downloaded %@";
      """
    ]),
  ]
}
