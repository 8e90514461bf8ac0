import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

enum InconsistentTranslation: LocalizationCheck {
  static let id = RuleID("inconsistent-translation", .warning)
  static let summary = "equal source texts are translated differently in one locale"
  static let rationale = """
    The same title or message reads the same everywhere, so that people know it again. The rarer translation is reported.
    Buttons are another rule’s (`action-term`). Silent for texts of a single word, whose meaning depends on where they
    stand, for texts that were not translated, and where one says what the others say and more.
    """

  static func check(_ localization: LocalizationFacts, _ findings: inout [Finding]) {
    guard !localization.isSource else { return }
    for group in localization.catalog.equalTexts where !group.isLabel && group.hasSeveralWords {
      reportMinority(of: group, in: localization, &findings) { usual, own in
        own.saysMore(than: usual) ? nil : .other(usual)
      }
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: { title: Delete the file?, message: You can’t undo this. }
        folder.delete: { title: Delete the folder?, message: You can’t undo this. }
        photo.delete: { title: Delete the photo?, message: You can’t undo this. }
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.delete: { title: Die Datei löschen?, message: Das kann nicht widerrufen werden. }
        folder.delete: { title: Den Ordner löschen?, message: ⟦Das lässt sich nicht rückgängig machen.⟧ }
        photo.delete: { title: Das Foto löschen?, message: Das kann nicht widerrufen werden. }
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
        files.erase: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        files.delete: "{count}個のファイルを削除しますか?"
        files.erase: "⟦{count}個のファイルを消去しますか?⟧"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        posts.failed: { title: Something went wrong, message: Posts cannot be loaded. }
        notes.failed: { title: Something went wrong, message: Notes cannot be loaded. }
      """,
      "Alerts.zh-Hant.yaml": """
      locale: zh-Hant
      alerts:
        posts.failed: { title: 發生錯誤, message: 無法載入貼文。 }
        notes.failed: { title: 載入筆記時發生錯誤, message: 無法載入筆記。 }
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: { title: Delete the file?, message: You can’t undo this. }
        folder.delete: { title: Delete the folder?, message: You can’t undo this. }
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        file.delete: { title: Supprimer le fichier\u{202F}?, message: Cette action est irréversible. }
        folder.delete: { title: Supprimer le dossier\u{202F}?, message: Cette action est irréversible. }
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.opened: Open
        store.opened: Open
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.opened: Öffnen
        store.opened: Geöffnet
      """,
    ]),
  ]
}

extension String {
  /// Whether the whole of another text stands in this one, the mark at its end aside.
  fileprivate func saysMore(than other: String) -> Bool {
    var words = other.lowercased()[...]
    while let last = words.last, !last.isLetter, !last.isNumber { words.removeLast() }
    // Scripts without spaces tell no words.
    guard let first = words.unicodeScalars.first else { return false }
    return first.value < 0x2E80 ? lowercased().containsWord(String(words)) : lowercased().has(words)
  }

  fileprivate static func other(_ usual: String) -> String {
    "write \(quoted(usual)) as elsewhere: the source text is the same"
  }
}
