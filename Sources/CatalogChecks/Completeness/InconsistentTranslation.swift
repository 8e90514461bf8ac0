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
    stand, and for texts that were not translated.
    """

  static func check(_ localization: LocalizationFacts, _ findings: inout [Finding]) {
    guard !localization.isSource else { return }
    for group in localization.catalog.equalTexts where !group.isLabel && group.hasSeveralWords {
      reportMinority(of: group, in: localization, &findings) { .other($0) }
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
  fileprivate static func other(_ usual: String) -> String {
    "write \(quoted(usual)) as elsewhere: the source text is the same"
  }
}
