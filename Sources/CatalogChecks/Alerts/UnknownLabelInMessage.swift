import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

enum UnknownLabelInMessage: AlertCheck {
  static let id = RuleID("unknown-label-in-message", .warning)
  static let summary = "the message quotes a button that the alert does not have in that language"
  static let rationale = """
    “Tap “Delete” to go on” helps nobody whose button reads “Löschen”. In a translation, what the source quotes of its own
    buttons must read as the translated buttons do. In English, what one should tap must be a button. Silent for quoted
    names, and for buttons that the text says are elsewhere (“in the toolbar”).
    """

  static func check(_ alert: LocalizedAlertFacts, _ findings: inout [Finding]) {
    guard let slot = alert.alert.messageSlot, let text = alert.texts.texts[slot] else { return }
    let isEnglish = alert.localization.locale.languageCode == "en"
    guard isEnglish || !alert.alert.quotedActions.isEmpty else { return }
    let facts = TextFacts(text.message, slot: slot, of: alert.alert, in: alert.localization)
    if facts.source != nil {
      check(facts, alert, &findings)
    } else if isEnglish {
      checkEnglish(facts, alert, &findings)
    }
  }

  private static func check(
    _ text: TextFacts,
    _ alert: LocalizedAlertFacts,
    _ findings: inout [Finding]
  ) {
    let shown = LabelFolding.folded(text.message.text.string)
    for action in alert.alert.quotedActions {
      guard let label = ActionLabel(action, in: alert), let own = label.constant, !own.isEmpty, !shown.has(own) else {
        continue
      }
      let place = QuotedText.all(in: text.message).first?.span ?? text.wholeText
      findings.append(text.finding(id, at: place, .translated(label.display)))
    }
  }

  private static func checkEnglish(_ text: TextFacts, _ alert: LocalizedAlertFacts, _ findings: inout [Finding]) {
    guard text.facts.kinds.meets(.quotationMark) else { return }
    let labels = alert.alert.alert.actions.compactMap { ActionLabel($0, in: alert)?.constant }
    for quote in QuotedText.all(in: text.message) where verbs.contains(quote.wordBefore) && quote.endsClause {
      if labels.contains(LabelFolding.folded(quote.text)) { continue }
      findings.append(text.finding(id, at: quote.span, .unknown))
    }
  }

  private static let verbs: Set<String> = ["tap", "click", "press", "choose", "select"]

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: Delete the file?
          message: Tap “⟦Erase⟧” to delete it for good.
          actions: { delete: Delete, cancel: {} }
      """
    ]),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete:
            title: Delete the files?
            message: "{count, plural, one {Tap “Delete” to lose # file.} other {Tap “Delete” to lose # files.}}"
            actions: { delete: Delete, cancel: {} }
        """,
        "Alerts.de.yaml": """
        locale: de
        alerts:
          files.delete:
            title: Die Dateien löschen?
            message: >-
              {count, plural, one {Tippe auf „⟦Entfernen⟧“, um # Datei zu verlieren.}
              other {Tippe auf „Entfernen“, um # Dateien zu verlieren.}}
            actions: { delete: Löschen }
        """,
      ],
      also: []
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: Delete the file?
          message: Tap “Delete” to delete it, or choose “Trash” in the toolbar.
          actions: { delete: Delete, cancel: {} }
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        file.delete:
          title: Supprimer le fichier\u{202F}?
          message: Touchez «\u{A0}Supprimer\u{A0}» ou choisissez «\u{A0}Corbeille\u{A0}» dans la barre d’outils.
          actions: { delete: Supprimer }
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ja
      alerts:
        file.delete:
          title: ファイルを削除しますか?
          message: 「報告書」は完全に削除されます。
          actions: { delete: , cancel: }
      """
    ]),
  ]
}

extension QuotedText {
  /// Whether the quoted word ends what one should do: “Tap “Delete” to …”, and not “in the toolbar”.
  fileprivate var endsClause: Bool {
    let rest = textAfter.drop { $0 == " " }
    guard let first = rest.first else { return true }
    return first.isPunctuation || rest.hasPrefix("to ") || rest.hasPrefix("and ") || rest.hasPrefix("or ")
  }
}

extension String {
  fileprivate static let unknown = "quote a button of the alert: it has none of this name"

  fileprivate static func translated(_ label: String) -> String {
    "quote the button as it reads here: \(quoted(label))"
  }
}
