import CatalogDiagnostics
import CatalogModel

enum DestructiveWithoutCancel: DefinitionCheck {
  static let id = RuleID("destructive-without-cancel", .warning)
  static let summary = "an alert has a destructive action and nothing to cancel"
  static let rationale = """
    Whoever is asked whether to erase something must be able to say no. Apple’s Human Interface Guidelines want a Cancel
    button beside every destructive one.
    """

  static func check(_ alert: AlertFacts, of catalog: CatalogFacts, _ findings: inout [Finding]) {
    let actions = alert.alert.actions
    guard let destructive = actions.first(where: { $0.role == .destructive }),
      !actions.contains(where: { $0.role == .cancel })
    else { return }
    findings.append(catalog.finding(id, at: destructive.location, .noCancel, alert: alert))
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        storage.erase:
          title: Erase everything?
          actions: { ⟦erase⟧: { label: Erase, role: destructive } }
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: ja
      alerts:
        storage.erase:
          title: すべて消去しますか?
          actions:
            keep: 残す
            ⟦erase⟧: { label: 消去, role: destructive }
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        storage.erase:
          title: Erase everything?
          actions: { erase: { label: Erase, role: destructive }, cancel: {} }
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: fr
      alerts:
        storage.erase:
          title: Tout effacer ?
          actions: { erase: { label: Effacer, role: destructive }, keep: { label: Conserver, role: cancel } }
      """
    ]),
  ]
}

extension String {
  fileprivate static let noCancel = "add an action with the role `cancel`, such as `cancel: {}`"
}
