import CatalogDiagnostics
import CatalogModel

enum TooManyActions: DefinitionCheck {
  static let id = RuleID("too-many-actions", .warning)
  static let summary = "an alert has more than three actions"
  static let rationale = """
    Apple’s Human Interface Guidelines want two buttons, at most three: more are a choice that needs another form, such
    as a confirmation dialog (`style: confirmation`). Silent for those.
    """

  static func check(_ alert: AlertFacts, of catalog: CatalogFacts, _ findings: inout [Finding]) {
    let actions = alert.alert.actions
    guard actions.count > limit, alert.alert.style == .alert else { return }
    findings.append(
      catalog.finding(id, at: actions[limit].location, .tooMany(actions.count, alert.alert), alert: alert)
    )
  }

  private static let limit = 3

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        draft.close:
          title: Keep the draft?
          actions: { save: Save, copy: Save a Copy, discard: Discard, ⟦cancel⟧: {} }
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: fr
      alerts:
        photo.add:
          title: Ajouter une photo
          actions:
            camera: Appareil photo
            library: Photothèque
            files: Fichiers
            ⟦cancel⟧:
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        draft.close:
          title: Keep the draft?
          actions: { save: Save, discard: Discard, cancel: {} }
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: de
      alerts:
        photo.add:
          style: confirmation
          title: Foto hinzufügen
          actions: { camera: Kamera, library: Mediathek, files: Dateien, cancel: }
      """
    ]),
  ]
}

extension String {
  fileprivate static func tooMany(_ count: Int, _ alert: Alert) -> String {
    let advice = alert.isOfTable ? "leave out actions" : "leave out actions, or write `style: confirmation`"
    return advice + ": an alert has three at most, this one \(count)"
  }
}
