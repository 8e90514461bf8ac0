import CatalogDiagnostics
import MessageFormat

enum PrintfSyntax: Rule {
  static let id = RuleID.printfSyntax
  static let summary = "a percent sign that is no specifier, or specifiers that cannot be counted"
  static let rationale = """
    `String(format:)` reads memory that is no argument where a specifier is mistyped or the numbers of specifiers have a
    hole. A percent sign is written `%%` beside arguments; in a text without any it is shown as it is, so `50% off` is a
    warning, and `100%` is none.
    """

  static let examples: [Example] = [
    .firing([
      "en.lproj/Alerts.strings": """
      "sale.title" = "%1$@ lasted %2$@";
      """,
      "de.lproj/Alerts.strings": """
      "sale.title" = "⟦%1⟧ dauerte %2$@";
      """,
    ]),
    .firing([
      "en.lproj/Alerts.strings": """
      "sale.title" = "⟦%⟧ off today";
      """
    ]),

    .firing([
      "fr.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <key>files.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
          <key>files</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld fichier, ⟦%1⟧ dossier</string>
            <key>other</key><string>%lld fichiers</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """
    ]),
    .silent([
      "en.lproj/Alerts.strings": """
      "sale.title" = "%lld%% off";
      """,
      "fr.lproj/Alerts.strings": """
      "sale.title" = "%lld %% de rabais";
      """,
    ]),
    .silent([
      "en.lproj/Alerts.strings": """
      "done.title" = "Done: 100%";
      """
    ]),
  ]
}
