import CatalogDiagnostics
import CatalogModel

enum PartlyTranslatedAlert: AlertCheck {
  static let id = RuleID("partly-translated-alert", .error)
  static let summary = "some texts of an alert are translated and others not"
  static let rationale = """
    An alert is shown in one language or not at all: with a text missing, it falls back as a whole, and what is
    translated is never seen. Silent for labels that fall back to a standard action’s term, and with `fallback: text`,
    where each text falls back alone.
    """

  static func check(_ alert: LocalizedAlertFacts, _ findings: inout [Finding]) {
    let localization = alert.localization
    guard alert.hasGaps, !localization.isSource, !alert.texts.isPartial,
      !localization.catalog.fallsBackByText
    else { return }
    let missing = alert.untranslatedSlots
    guard let first = missing.first else { return }
    let names = missing.map { alert.alert.alert.slots[$0].name }
    let notes = alert.alert.sourceNote(first).map { [$0] } ?? []
    var finding = localization.finding(
      id,
      at: alert.texts.keyLocation,
      .partly(names, localization.tag),
      alert: alert.alert,
      notes: notes
    )
    finding.subject.field = names.count == 1 ? names[0] : nil
    findings.append(finding)
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: Delete it?
          message: You can’t undo this.
          actions: { delete: { label: Delete, role: destructive }, cancel: {} }
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        ⟦file.delete⟧:
          title: Löschen?
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.rename:
          title: "Rename “{name}”"
          fields: { name: { placeholder: New name } }
          actions: { rename: Rename, cancel: {} }
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        ⟦file.rename⟧:
          title: "“{name}”の名称を変更"
          actions: { rename: 変更 }
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: Delete it?
          actions: { delete: { role: destructive }, cancel: {} }
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.delete: Löschen?
      """,
    ]),
    .silent([
      "alertc.yaml": """
      rules: { missing-translation: off }
      fallback: text
      """,
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: Delete it?
          message: You can’t undo this.
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        file.delete: Le supprimer ?
      """,
    ]),
  ]
}

extension LocalizedAlertFacts {
  /// The slots that show something in the source locale and nothing in this one.
  var untranslatedSlots: [Int] {
    var slots: [Int] = []
    var slot = 0
    while slot < texts.texts.count {
      if isUntranslated(slot) { slots.append(slot) }
      slot += 1
    }
    return slots
  }

  private func isUntranslated(_ slot: Int) -> Bool {
    texts.texts[slot] == nil && isNeeded(slot) && standardTerm(slot) == nil
  }
}

extension String {
  fileprivate static func partly(_ slots: [String], _ locale: String) -> String {
    let shown = slots.prefix(6).map { quoted($0) }.joined(separator: ", ")
    let list = slots.count > 6 ? shown + ", …" : shown
    return
      "translate \(list) into \(locale) too: without \(slots.count == 1 ? "it" : "them") the whole alert falls back"
  }
}
