import CatalogDiagnostics
import CatalogModel

enum FileSyntax: Rule {
  static let id = RuleID.fileSyntax
  static let summary = "a file is not well-formed"
  static let rationale = """
    What stands behind an error of syntax may mean something else than its author thinks, or nothing. Reading goes on at
    the next entry where that is safe, so that one error hides as little as possible.
    """

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: ⟦"⟧Delete the file?
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: Delete the file?
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.delete: { title: Löschen?⟦⟧
      """,
    ]),

    .firing(
      [
        "en.lproj/Alerts.strings": """
        "files.title" = "Files & folders: %lld";
        """,
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
              <key>one</key><string>%lld fichier ⟦&⟧ dossier</string>
              <key>other</key><string>%lld fichiers et dossiers</string>
            </dict>
          </dict>
        </dict>
        </plist>
        """,
      ],
      fixed: [
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
              <key>one</key><string>%lld fichier &amp; dossier</string>
              <key>other</key><string>%lld fichiers et dossiers</string>
            </dict>
          </dict>
        </dict>
        </plist>
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: {title: "Delete “{name}”?", actions: {delete: Delete, cancel: }}
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.saved: |-
          The file
          is saved.
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        file.saved: |-
          ファイルは
          保存されました。
      """,
    ]),
  ]
}
