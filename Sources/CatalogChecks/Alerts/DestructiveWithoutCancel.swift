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
    let advice = alert.alert.isOfTable ? String.noCancel(key(beside: destructive, of: alert.alert)) : .noCancel
    findings.append(catalog.finding(id, at: destructive.location, advice, alert: alert))
  }

  /// What the key of a cancel action would be in the table that has the other action.
  private static func key(beside action: AlertAction, of alert: Alert) -> String {
    let place = action.location
    let own = String(decoding: place.file.bytes[place.start..<place.end], as: UTF8.self)
    let end = own.firstRange(of: alert.key)?.upperBound
    let separator = end.flatMap { own[$0...].first } ?? "."
    let isPlaced = end.map { own[$0...].hasPrefix(".actions.") } ?? true
    return alert.key + (isPlaced ? ".actions." : String(separator)) + "cancel"
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
    .firing([
      "de.lproj/Alerts.strings": """
      "storage.erase.title" = "Alles löschen?";
      ⟦"storage.erase.actions.erase"⟧ = "Löschen"; /* @destructive */
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

  fileprivate static func noCancel(_ key: String) -> String {
    "add an action with the role `cancel`: a label with the key \(quoted(key))"
  }
}
