import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

enum VagueLabel: AlertCheck {
  static let id = RuleID("vague-label", .info)
  static let summary = "a question is answered by “Yes”, “No” or “OK” instead of what will happen"
  static let rationale = """
    People read buttons before they read the question. “Delete” says what it does, “Yes” only together with the title,
    and after “Don’t delete?” not even then. The words are known in each locale. Silent for statements, for alerts with a
    single action, and in translations where the source’s label is as vague.
    """

  static func check(_ alert: LocalizedAlertFacts, _ findings: inout [Finding]) {
    let actions = alert.alert.alert.actions
    guard actions.count > 1 else { return }
    let words = alert.localization.vagueLabels
    let places = actions.filter { $0.role != .cancel && mayBeVague($0, alert) }
    guard !places.isEmpty, alert.asksQuestion else { return }
    for action in places {
      guard let label = ActionLabel(action, in: alert)?.constant, words.contains(label), !isVagueInSource(action, alert)
      else { continue }
      let text = alert.texts.texts[action.slot]?.message.text
      var finding = alert.localization.finding(
        id,
        at: text?.contentLocation ?? action.location,
        .vague(action.id),
        alert: alert.alert
      )
      finding.subject.field = alert.alert.alert.slots[action.slot].name
      finding.enclosing = text?.location
      findings.append(finding)
    }
  }

  /// A quick look that nearly always says no: vague labels are short.
  private static func mayBeVague(_ action: AlertAction, _ alert: LocalizedAlertFacts) -> Bool {
    guard let text = alert.texts.texts[action.slot]?.message.text else { return alert.hasGaps }
    return text.scalarCount(in: Span(0, text.count)) <= alert.localization.longestVagueLabel
  }

  private static func isVagueInSource(_ action: AlertAction, _ alert: LocalizedAlertFacts) -> Bool {
    guard !alert.localization.isSource else { return false }
    let words = alert.localization.catalog.vagueSourceLabels
    if let source = alert.alert.source[action.slot] {
      return words.contains(LabelFolding.folded(source.message.text.string))
    }
    return ["yes", "no", "ok"].contains(alert.alert.alert.slots[action.slot].standardAction)
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: Do you want to delete the file?
          actions: { delete: ⟦Yes⟧, cancel: {} }
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete:
          title: "{count, plural, one {Delete # file?} other {Delete # files?}}"
          actions: { delete: Delete, cancel: {} }
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        files.delete:
          title: "{count, plural, one {# Datei löschen?} other {# Dateien löschen?}}"
          actions: { delete: ⟦Ja⟧ }
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: Do you want to delete the file?
          actions: { delete: Delete, cancel: {} }
        file.saved:
          title: The file is saved.
          actions: { ok: {} }
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ja
      alerts:
        file.saved:
          title: ファイルは保存されました。
          actions: { show: 表示, ok: }
      """
    ]),
  ]
}

extension LocalizedAlertFacts {
  fileprivate var asksQuestion: Bool {
    guard let title = texts.texts.first, let message = title?.message else { return false }
    // A letter or a common mark tells at once; quotation marks, and the Greek `;`, do not.
    if let last = message.lastCharacter, last != UInt8(ascii: ";"), last > 0x2F || last == UInt8(ascii: ".") {
      return last == UInt8(ascii: "?")
    }
    return TextEnd.first(.question, of: message, localization.sentenceMarks) != nil
  }
}

extension String {
  fileprivate static func vague(_ id: String) -> String {
    "say on the button what \(quoted(id)) does, instead of answering the question"
  }
}
