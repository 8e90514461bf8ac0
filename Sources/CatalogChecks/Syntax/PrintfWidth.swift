import CatalogDiagnostics
import MessageFormat

enum PrintfWidth: Rule {
  static let id = RuleID.printfWidth
  static let summary = "`%d` for a number of 64 bits"
  static let rationale = """
    Swift’s `Int` has 64 bits, and `%d` reads 32 of them: where such a text is also shown by `String(format:)`, large
    numbers are cut off. Alerts show them whole. Silent in translations of a text that is written so itself.
    """

  /// Whether an issue of a translation is one of its source text, which is to be changed first.
  static func isOfSource(_ issue: MessageIssue, in text: TextFacts) -> Bool {
    issue.rule == id && text.source?.message.issues.contains { $0.rule == id } == true
  }

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
    .firing([
      "en.lproj/Alerts.strings": """
      "sync.title" = "Downloaded ⟦%d⟧ MB";
      """,
      "de.lproj/Alerts.strings": """
      "sync.title" = "%d MB geladen";
      """,
    ]),

    .firing([
      "en.lproj/Alerts.strings": """
      "files.title" = "Files: %lld";
      """,
      "it.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <key>files.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
          <key>files</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld documento</string>
            <key>other</key><string>⟦%d⟧ documenti</string>
          </dict>
        </dict>
      </dict>
      </plist>
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
    .silent([
      "alertc.yaml": "sourceLocale: es",
      "es.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <key>files.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
          <key>files</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld archivo</string>
            <key>other</key><string>%lld archivos</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """,
    ]),
  ]
}
