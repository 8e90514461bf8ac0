import CatalogDiagnostics
import CatalogModel
import MessageFormat

enum SameLabel: AlertCheck {
  static let id = RuleID("same-label", .error)
  static let summary = "two actions of an alert read the same in a locale"
  static let rationale = """
    Two English words often share one translation: “Save” and “Keep” are both “Säilytä” in Finnish, and the buttons can
    no longer be told apart. Standard terms count as well, and so do the forms of plurals and selects that can meet.
    Letter case and spaces make no difference, nor do letters that only look alike, such as a Cyrillic “а” in “Save”.
    Silent where two forms never appear together.
    """

  static func check(_ alert: LocalizedAlertFacts, _ findings: inout [Finding]) {
    let actions = alert.alert.alert.actions
    guard actions.count > 1 else { return }
    let sketches = LabelSketches(actions, in: alert)
    let count = findings.count
    if sketches.mayBeEqual { checkReadings(of: actions, in: alert, &findings) }
    guard sketches.mayLookAlike, findings.count == count, let pair = LabelLikeness.firstPair(of: actions, in: alert),
      let label = ActionLabel(actions[pair.later], in: alert), let other = ActionLabel(actions[pair.earlier], in: alert)
    else { return }
    findings.append(finding(label, other, alert, .alike(label.action.id, other.action.id, alert.localization.tag)))
  }

  private static func checkReadings(
    of actions: [AlertAction],
    in alert: LocalizedAlertFacts,
    _ findings: inout [Finding]
  ) {
    let labels = actions.map { ActionLabel($0, in: alert) }
    var readings: [String: [(action: Int, choices: [String: BranchStep.Selector])]] = [:]
    for (index, label) in labels.enumerated() {
      for reading in label?.readings() ?? [] where !reading.text.isEmpty {
        let earlier = readings[reading.text]?.first { $0.action != index && $0.choices.canMeet(reading.choices) }
        readings[reading.text, default: []].append((index, reading.choices))
        guard let earlier, let label, let other = labels[earlier.action] else { continue }
        let message = String.same(label.action.id, other.action.id, alert.localization.tag)
        findings.append(finding(label, other, alert, message))
        break
      }
    }
  }

  private static func finding(
    _ label: ActionLabel,
    _ other: ActionLabel,
    _ alert: LocalizedAlertFacts,
    _ message: String
  ) -> Finding {
    // A standard term stands in no file: then the place is that of the other label, or the alert.
    let placed = label.location == nil ? other : label
    let place = placed.location ?? alert.texts.keyLocation
    let notes =
      label.location == nil ? [] : other.location.map { [Finding.Note(.first(other.action.id), at: $0)] } ?? []
    var finding = alert.localization.finding(id, at: place, message, alert: alert.alert, notes: notes)
    finding.subject.field = alert.alert.alert.slots[placed.action.slot].name
    finding.enclosing = placed.text?.source.location
    return finding
  }

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          draft.close:
            title: Keep the changes?
            actions: { save: Save, keep: Keep, cancel: {} }
        """,
        "Alerts.fi.yaml": """
        locale: fi
        alerts:
          draft.close:
            title: Säilytetäänkö muutokset?
            actions: { save: Säilytä, keep: ⟦säilytä⟧ }
        """,
      ],
      also: [LabelCase.id]
    ),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        upload.stop:
          title: Stop the upload?
          actions: { stop: Stop, cancel: {} }
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        upload.stop:
          title: Das Hochladen abbrechen?
          actions: { stop: ⟦Abbrechen⟧ }
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete:
          title: "{count, plural, one {Delete # file?} other {Delete # files?}}"
          actions:
            all: "{count, plural, one {Delete} other {Delete All}}"
            current: ⟦Delete⟧
            cancel: {}
      """
    ]),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: uk
        alerts:
          upload.stop:
            title: Зупинити вивантаження?
            actions: { end: Стоп, stop: ⟦Cтоп⟧, cancel: {} }
        """
      ],
      also: [MixedScriptWord.id]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        draft.close:
          title: Keep the changes?
          actions: { save: Save, saveAs: Save As…, cancel: {} }
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        draft.close:
          title: Сохранить изменения?
          actions: { save: Сохранить, saveAs: Сохранить как… }
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete:
          title: "{count, plural, one {Delete # file?} other {Delete # files?}}"
          actions:
            all: "{count, plural, one {Delete It} other {Delete All}}"
            current: "{count, plural, one {Delete File} other {Delete It}}"
            cancel: {}
      """
    ]),
  ]
}

extension [String: BranchStep.Selector] {
  /// Whether two choices of branches can be made at once: no argument is asked to be two things.
  fileprivate func canMeet(_ other: [String: BranchStep.Selector]) -> Bool {
    allSatisfy { other[$0.key] == nil || other[$0.key] == $0.value }
  }
}

extension String {
  fileprivate static func same(_ id: String, _ other: String, _ locale: String) -> String {
    "tell the actions \(quoted(id)) and \(quoted(other)) apart: they read the same in \(locale)"
  }

  fileprivate static func alike(_ id: String, _ other: String, _ locale: String) -> String {
    "tell the actions \(quoted(id)) and \(quoted(other)) apart: they look alike in \(locale)"
  }

  fileprivate static func first(_ id: String) -> String {
    "the label of \(quoted(id)) is here"
  }
}
