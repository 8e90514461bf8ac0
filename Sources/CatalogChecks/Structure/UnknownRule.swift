import CatalogDiagnostics
import CatalogModel

enum UnknownRule: CatalogCheck {
  static let id = RuleID("unknown-rule", .error)
  static let summary = "the configuration or a suppression names a rule that does not exist"
  static let rationale = """
    A severity or a suppression for a mistyped rule does nothing, and nobody notices. `alertc rules` lists the rules.
    """
  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        # alertc:disable ⟦same-lable⟧
        file.saved: The file is saved.
      """
    ]),
    .firing([
      "alertc.yaml": """
      rules:
        ⟦missing-plural-categorie⟧: warning
      """,
      "Alerts.yaml": """
      sourceLocale: de
      alerts:
        file.saved: Die Datei ist gesichert.
      """,
    ]),

    .firing([
      "pt.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <key>files.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
          <key>files</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld ficheiro</string> <!-- alertc:disable ⟦printf-widht⟧ -->
            <key>other</key><string>%lld ficheiros</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """
    ]),
    .silent([
      "alertc.yaml": """
      rules:
        missing-translation: error
      localeRules:
        fr: { same-label: off }
      """,
      "Alerts.yaml": """
      sourceLocale: fr
      alerts:
        file.saved: Le fichier est enregistré.
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ja
      alerts:
        storage.erase:
          title: すべて消去しますか？
          # alertc:disable destructive-without-cancel
          actions: { erase: { label: 消去, role: destructive } }
      """
    ]),
  ]
}

extension UnknownRule {
  static func finding(_ name: Located<String>) -> Finding {
    let suggestion = RuleRegistry.suggestion(for: name.value)
    return Finding(id, at: name.location, .unknown(name.value, suggestion))
  }

  /// Looks through the configuration; the policy looks through suppressions.
  static func check(_ catalog: CatalogFacts, _ findings: inout [Finding]) {
    for name in catalog.catalog.configuration.ruleNames where RuleRegistry.rule(named: name.value) == nil {
      findings.append(finding(name))
    }
  }
}

extension String {
  fileprivate static func unknown(_ name: String, _ suggestion: String?) -> String {
    let advice = suggestion.map { "did you mean \(quoted($0))?" } ?? "`alertc rules` lists the rules"
    return "there is no rule \(quoted(name)); \(advice)"
  }
}
