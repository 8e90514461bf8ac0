import CatalogDiagnostics

enum UnusedSuppression: Rule {
  static let id = RuleID("unused-suppression", .warning)
  static let summary = "a suppression that suppresses nothing"
  static let rationale = """
    A suppression outlives its reason: the text was mended, or the comment stands one line too high. Left in place it
    hides the next mistake on that line. A comment alone on its line counts for the next line, one beside something
    for its own line. A comment that names no rule, or says anything but `alertc:disable` to alertc, disables nothing
    either. Silent for rules that are switched off.
    """
  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        # alertc:disable ⟦same-label⟧
        file.saved: The file is saved.
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: fr
      alerts:
        storage.erase: # alertc:disable ⟦destructive-without-cancel⟧
          title: Tout effacer ?
          actions:
            erase: { label: Effacer, role: destructive }
            cancel: Annuler
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        ⟦# alertc:enable same-label⟧
        file.saved: The file is saved.
      """,
      "ja.lproj/Alerts.strings": """
      ⟦/* alertc:disable */⟧
      "file.saved.title" = "ファイルを保存しました。";
      """,
    ]),
    .firing([
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
            <key>one</key><string>%lld file</string> <!-- alertc:disable ⟦one-without-number⟧ -->
            <key>other</key><string>%lld files</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        storage.erase:
          title: Erase everything?
          # alertc:disable destructive-without-cancel
          actions: { erase: { label: Erase, role: destructive } }
      """
    ]),
    .silent([
      "alertc.yaml": """
      rules: { same-label: off }
      """,
      "Alerts.yaml": """
      sourceLocale: de
      alerts:
        # alertc:disable same-label
        file.saved: Die Datei ist gesichert.
      """,
    ]),
  ]
}

extension UnusedSuppression {
  static func finding(_ rule: Located<String>) -> Finding {
    Finding(id, at: rule.location, .nothing(rule.value))
  }

  static func finding(nameless suppression: Suppression) -> Finding {
    Finding(id, at: suppression.location, .nameless)
  }
}

extension String {
  fileprivate static func nothing(_ rule: String) -> String {
    "remove this suppression: \(quoted(rule)) reports nothing here"
  }

  fileprivate static let nameless =
    "write `alertc:disable` and the rules to disable, or remove this comment: it disables nothing"
}
