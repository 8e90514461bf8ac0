import CatalogDiagnostics
import CatalogModel

enum SeveralCancels: DefinitionCheck {
  static let id = RuleID("several-cancels", .error)
  static let summary = "an alert has more than one cancel action"
  static let rationale = """
    The cancel action is what the Escape key, a swipe and the system do to dismiss an alert. UIKit raises an exception
    for a second one. An action called `cancel` has that role unless it says otherwise.
    """

  static func check(_ alert: AlertFacts, of catalog: CatalogFacts, _ findings: inout [Finding]) {
    let cancels = alert.alert.actions.filter { $0.role == .cancel }
    guard let first = cancels.first, cancels.count > 1 else { return }
    for action in cancels.dropFirst() {
      let note = Finding.Note(.first(first.id), at: first.location)
      findings.append(catalog.finding(id, at: action.location, .second(action.id), alert: alert, notes: [note]))
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        draft.close:
          title: Keep the draft?
          actions:
            keep: Keep
            cancel: Cancel
            ⟦later⟧: { label: Not Now, role: cancel }
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: de
      alerts:
        draft.close:
          title: Entwurf behalten?
          actions: { zurueck: { label: Zurück, role: cancel }, ⟦cancel⟧: Abbrechen }
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        draft.close:
          title: Keep the draft?
          actions:
            keep: Keep
            cancel: { label: Discard, role: destructive }
            later: { label: Not Now, role: cancel }
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: fr
      alerts:
        draft.close:
          title: Conserver le brouillon ?
          actions: { keep: Conserver, cancel: }
      """
    ]),
  ]
}

extension String {
  fileprivate static func second(_ id: String) -> String {
    "give \(quoted(id)) another role: an alert has one cancel action"
  }

  fileprivate static func first(_ id: String) -> String {
    "\(quoted(id)) is its cancel action"
  }
}
