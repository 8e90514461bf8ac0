import CatalogDiagnostics
import CatalogModel

enum DestructiveDefault: DefinitionCheck {
  static let id = RuleID("destructive-default", .warning)
  static let summary = "the preferred action of a critical alert is destructive"
  static let rationale = """
    The preferred action is what the Return key does. Where much is at stake, a stray key press should do no harm. Silent
    for alerts that are not `severity: critical`.
    """

  static func check(_ alert: AlertFacts, of catalog: CatalogFacts, _ findings: inout [Finding]) {
    let definition = alert.alert
    guard definition.severity == .critical, let preferred = definition.preferredAction,
      definition.actions.contains(where: { $0.id == preferred.value && $0.role == .destructive })
    else { return }
    findings.append(catalog.finding(id, at: preferred.location, .destructive(preferred.value), alert: alert))
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        storage.erase:
          severity: critical
          title: Erase everything?
          actions: { erase: { label: Erase, role: destructive }, cancel: {} }
          preferredAction: ⟦erase⟧
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: de
      alerts:
        files.delete:
          severity: critical
          title: "{count, plural, one {# Datei löschen?} other {# Dateien löschen?}}"
          preferredAction: ⟦delete⟧
          actions: { delete: { role: destructive }, cancel: }
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        storage.erase:
          severity: critical
          title: Erase everything?
          actions: { erase: { label: Erase, role: destructive }, cancel: {} }
          preferredAction: cancel
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ja
      alerts:
        draft.discard:
          title: 下書きを破棄しますか?
          actions: { discard: { role: destructive }, cancel: }
          preferredAction: discard
      """
    ]),
  ]
}

extension String {
  fileprivate static func destructive(_ id: String) -> String {
    "prefer an action that does no harm: \(quoted(id)) is destructive, and the alert is critical"
  }
}
