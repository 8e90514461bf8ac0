import CatalogDiagnostics
import MessageFormat

enum MissingOther: Rule {
  static let id = RuleID.missingOther
  static let summary = "a plural, selectordinal or select has no branch `other`"
  static let rationale = """
    `other` is what is shown when no other branch fits: a fraction, a value that was added later. ICU refuses a message
    without it. Plural forms of Apple’s formats may do without where each integer has its own, as in Polish and
    Ukrainian: there only fractions are `other`.
    """

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        files.delete: "{count, ⟦plural⟧, one {# Datei löschen?}}"
      """,
    ]),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          invite: "{count, plural, one {{who, ⟦select⟧, female {Her friend} male {His friend}}} other {Friends}}"
        """
      ],
      also: [SelectInsidePlural.id]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        files.delete: >-
          {count, plural, one {Удалить # файл?} few {Удалить # файла?} many {Удалить # файлов?}
          other {Удалить # файла?}}
      """,
    ]),
    .firing([
      "en.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <key>files.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@⟦files⟧@</string>
          <key>files</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld file</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """
    ]),
    .silent([
      "en.lproj/Alerts.strings": """
      "files.title" = "Files: %lld";
      """,
      "pl.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <key>files.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
          <key>files</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld plik</string>
            <key>few</key><string>%lld pliki</string>
            <key>many</key><string>%lld plików</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        invite: "{who, select, female {Her friend} male {His friend} other {Their friend}}"
      """
    ]),
  ]
}
