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
    guard !alert.localization.isSource else { return }
    for action in alert.alert.alert.actions where action.role == .cancel {
      guard let text = alert.texts.texts[action.slot], text.message.isConstant,
        let term = alert.localization.cancelTerm,
        !CancelTerms.accepts(text.message.text.string, term: term, in: alert.localization.locale),
        saysCancel(action, alert)
      else { continue }
      let facts = TextFacts(text.message, slot: action.slot, of: alert.alert, in: alert.localization)
      let whole = facts.wholeText
      let fix = MessageIssue.Fix("write “\(term)”", edits: [MessageIssue.Edit(whole, term)])
      findings.append(facts.finding(id, at: whole, .other(term), fix: fix))
    }
  }

  private static func saysCancel(_ action: AlertAction, _ alert: LocalizedAlertFacts) -> Bool {
    guard let source = alert.alert.source[action.slot] else {
      return alert.alert.alert.slots[action.slot].standardAction == "cancel"
    }
    let locale = alert.localization.catalog.catalog.sourceLocale
    guard let term = alert.localization.catalog.cancelTerm else { return false }
    return source.message.isConstant && CancelTerms.accepts(source.message.text.string, term: term, in: locale)
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

/// What the cancel action is called beside the platform's own word.
enum CancelTerms {
  static func accepts(_ label: String, term: String, in locale: LocaleID) -> Bool {
    // As nearly every label does.
    if label == term { return true }
    let label = LabelFolding.folded(label)
    return label == LabelFolding.folded(term)
      || (others[locale.languageCode] ?? []).contains { LabelFolding.folded($0) == label }
  }

  /// Words that apps use side by side with the platform's.
  private static let others: [String: [String]] = [
    "ar": ["إلغاء", "الغاء"], "az": ["Ləğv et", "İmtina"], "be": ["Скасаваць", "Адмена"], "bg": ["Отказ", "Отмени"],
    "bs": ["Otkaži", "Prekini"], "ca": ["Cancel·la", "Cancel·lar"], "cy": ["Canslo", "Diddymu"],
    "da": ["Annuller", "Annullér"], "el": ["Ακύρωση", "Άκυρο"], "et": ["Tühista", "Loobu", "Katkesta"],
    "eu": ["Utzi", "Ezeztatu"], "fa": ["لغو", "انصراف"], "fi": ["Kumoa", "Peruuta", "Peru"],
    "gl": ["Cancelar", "Desbotar"], "hi": ["रद्द करें", "रद्द"], "hr": ["Odustani", "Poništi", "Otkaži", "Prekid"],
    "hu": ["Mégsem", "Mégse"], "hy": ["Չեղարկել", "Չեղարկում"], "id": ["Batal", "Batalkan"], "ka": ["გაუქმება"],
    "kn": ["ರದ್ದುಮಾಡಿ", "ರದ್ದುಮಾಡು"], "lt": ["Atšaukti", "Atsisakyti"],
    "mk": ["Откажи"], "mr": ["रद्द करा"], "ms": ["Batal", "Batalkan"], "nl": ["Annuleer", "Annuleren"],
    "ro": ["Anulează", "Anulare", "Anulați", "Renunță"], "ru": ["Отменить", "Отмена"],
    "sq": ["Anulo", "Anuloje", "Anulim"], "sr": ["Откажи", "Поништи", "Otkaži", "Poništi"],
    "ta": ["ரத்துசெய்", "ரத்து செய்", "ரத்து"], "tr": ["Vazgeç", "İptal", "İptal Et"],
    "uk": ["Скасувати", "Відмінити", "Відміна"], "vi": ["Huỷ", "Hủy", "Hủy bỏ", "Huỷ bỏ"], "yue": ["取消"],
  ]
}

extension String {
  fileprivate static func other(_ term: String) -> String {
    "write \(quoted(term)), as the platform calls it"
  }
}
