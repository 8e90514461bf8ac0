import CatalogDiagnostics
import MessageFormat

enum StringsdictStructure: Rule {
  static let id = RuleID.stringsdictStructure
  static let summary = "plural forms of Apple’s formats that do not belong together"
  static let rationale = """
    An entry of a strings dictionary is a format and a dictionary for each of its variables; where a part is missing or
    misspelled, apps show the key or an empty text. An alert is the same on every device and for every width, so texts
    for others than the most general one are not used, which is a warning.
    """

  static let examples: [Example] = [
    .firing([
      "en.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <key>files.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@ in ⟦%#@folders@⟧</string>
          <key>files</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld file</string>
            <key>other</key><string>%lld files</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """
    ]),
    .firing([
      "en.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <key>done.title</key>
        <dict>
          <key>NSStringDeviceSpecificRuleType</key>
          <dict>
            ⟦<key>mac</key>⟧<string>Click to go on</string>
            <key>other</key><string>Tap to go on</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """
    ]),
    .firing([
      "alertc.yaml": "sourceLocale: fr",
      "fr.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <key>files.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>⟦%#@dossiers@⟧</string>
        </dict>
      </dict>
      </plist>
      """,
    ]),

    .firing([
      "nl.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <key>files.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
          <key>files</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld bestand in ⟦%#@mappen@⟧</string>
            <key>other</key><string>%lld bestanden</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """
    ]),
    .silent([
      "en.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <key>files.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
          <key>files</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld file</string>
            <key>other</key><string>%lld files</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """
    ]),
    .silent([
      "Alerts.xcstrings": """
      {
        "sourceLanguage": "en",
        "strings": {
          "files.title": { "localizations": { "en": {
            "stringUnit": { "state": "translated", "value": "Found %#@files@" },
            "substitutions": { "files": { "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%arg file" } },
              "other": { "stringUnit": { "state": "translated", "value": "%arg files" } }
            } } } }
          } } }
        },
        "version": "1.0"
      }
      """
    ]),
    .silent([
      "alertc.yaml": "sourceLocale: de",
      "de.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <key>files.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
          <key>files</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld Datei</string>
            <key>other</key><string>%lld Dateien</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """,
    ]),
  ]
}
