import CatalogDiagnostics
import CatalogModel

enum DuplicateKey: Rule {
  static let id = RuleID.duplicateKey
  static let summary = "a key stands twice in one file"
  static let rationale = """
    Only one of the two can count, and which one differs from reader to reader. Keys that differ in letter case alone,
    or in how an accent is encoded, count as the same.
    """

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: Delete the file?
        file.saved: The file is saved.
        ⟦file.delete⟧: Delete it?
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
        file.delete:
          title: Die Datei löschen?
          ⟦title⟧: Wirklich löschen?
      """,
    ]),

    .firing([
      "en.lproj/Alerts.strings": """
      "files.title" = "Files: %lld";
      """,
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
            ⟦<key>other</key>⟧<string>%lld ficheros</string>
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
        file.delete: { title: Delete?, actions: { delete: Delete } }
        folder.delete: { title: Delete?, actions: { delete: Delete } }
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: Delete the file?
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        file.delete: Supprimer le fichier ?
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        file.delete: ファイルを削除しますか?
      """,
    ]),
  ]
}
