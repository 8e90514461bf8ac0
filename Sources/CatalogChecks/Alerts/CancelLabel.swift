import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

enum CancelLabel: AlertCheck {
  static let id = RuleID("cancel-label", .warning)
  static let summary = "the cancel action is not called as the platform calls it in that language"
  static let rationale = """
    People know “Abbrechen” from every other alert. Another word makes them read twice, and often is the translation of
    another meaning (“Stornieren”). Words that apps use side by side are accepted. Silent where the source says something
    else than “Cancel”, and in languages without a known term.
    """

  static func check(_ alert: LocalizedAlertFacts, _ findings: inout [Finding]) {
    guard !alert.localization.isSource, !alert.alert.cancelActions.isEmpty,
      let terms = alert.localization.cancelTerms
    else { return }
    for action in alert.alert.cancelActions {
      guard let text = alert.texts.texts[action.slot], text.message.isConstant, !terms.accepts(text.message.text.string)
      else {
        continue
      }
      let facts = TextFacts(text.message, slot: action.slot, of: alert.alert, in: alert.localization)
      let whole = facts.wholeText
      let fix = MessageIssue.Fix("write “\(terms.term)”", edits: [MessageIssue.Edit(whole, terms.term)])
      findings.append(facts.finding(id, at: whole, .other(terms.term), fix: fix))
    }
  }

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete:
            title: Delete the file?
            actions: { delete: Delete, cancel: {} }
        """,
        "Alerts.de.yaml": """
        locale: de
        alerts:
          file.delete:
            title: Die Datei löschen?
            actions: { delete: Löschen, cancel: ⟦Stornieren⟧ }
        """,
      ],
      fixed: [
        "Alerts.de.yaml": """
        locale: de
        alerts:
          file.delete:
            title: Die Datei löschen?
            actions: { delete: Löschen, cancel: Abbrechen }
        """
      ]
    ),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete:
            title: "{count, plural, one {Delete # file?} other {Delete # files?}}"
            actions: { delete: Delete, stop: { label: Cancel, role: cancel } }
        """,
        "Alerts.ja.yaml": """
        locale: ja
        alerts:
          files.delete:
            title: "{count}個のファイルを削除しますか?"
            actions: { delete: 削除, stop: ⟦中止⟧ }
        """,
      ],
      fixed: [
        "Alerts.ja.yaml": """
        locale: ja
        alerts:
          files.delete:
            title: "{count}個のファイルを削除しますか?"
            actions: { delete: 削除, stop: キャンセル }
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        draft.close:
          title: Close the draft?
          actions: { close: Close, cancel: Keep Editing }
        file.delete:
          title: Delete the file?
          actions: { delete: Delete, cancel: {} }
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        draft.close:
          title: Fermer le brouillon\u{202F}?
          actions: { close: Fermer, cancel: Continuer }
        file.delete:
          title: Supprimer le fichier\u{202F}?
          actions: { delete: Supprimer, cancel: Annuler }
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        draft.close:
          title: Закрыть черновик?
          actions: { close: Закрыть, cancel: Продолжить }
        file.delete:
          title: Удалить файл?
          actions: { delete: Удалить, cancel: Отмена }
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: Delete the file?
          actions: { delete: Delete, cancel: {} }
      """,
      "Alerts.mi.yaml": """
      locale: mi
      alerts:
        file.delete:
          title: Mukua te kōnae?
          actions: { delete: Muku, cancel: Kāti }
      """,
    ]),
  ]
}

extension String {
  fileprivate static func other(_ term: String) -> String {
    "write \(quoted(term)), as the platform calls it"
  }
}
