import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

enum ActionTerm: LocalizationCheck {
  static let id = RuleID("action-term", .warning)
  static let summary =
    "one action is called differently in different alerts of a locale, and always the same in the source"
  static let rationale = """
    Where English says “Delete” everywhere, a button that reads “Löschen” in one alert and “Entfernen” in another makes
    people look for a difference. The rarer word is reported. Silent where the source’s labels differ too.
    """

  static func check(_ localization: LocalizationFacts, _ findings: inout [Finding]) {
    guard !localization.isSource else { return }
    for group in localization.catalog.equalTexts where group.isLabel {
      reportMinority(of: group, in: localization, &findings) { usual, _ in .other(usual, group.name) }
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: { title: Delete the file?, actions: { delete: Delete, cancel: {} } }
        folder.delete: { title: Delete the folder?, actions: { delete: Delete, cancel: {} } }
        photo.delete: { title: Delete the photo?, actions: { delete: Delete, cancel: {} } }
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.delete: { title: Die Datei löschen?, actions: { delete: Löschen } }
        folder.delete: { title: Den Ordner löschen?, actions: { delete: ⟦Entfernen⟧ } }
        photo.delete: { title: Das Foto löschen?, actions: { delete: Löschen } }
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: { title: Delete the file?, actions: { delete: "{count, plural, one {Delete It} other {Delete Them}}" } }
        folder.delete: { title: Delete the folder?, actions: { delete: "{count, plural, one {Delete It} other {Delete Them}}" } }
      """,
      "Alerts.sv.yaml": """
      locale: sv
      alerts:
        file.delete: { title: Radera filen?, actions: { delete: "{count, plural, one {Radera den} other {Radera dem}}" } }
        folder.delete: { title: Radera mappen?, actions: { delete: "⟦{count, plural, one {Ta bort den} other {Ta bort dem}}⟧" } }
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: { title: Delete the file?, actions: { delete: Delete, cancel: {} } }
        folder.delete: { title: Delete the folder?, actions: { delete: Delete Folder, cancel: {} } }
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        file.delete: { title: Supprimer le fichier\u{202F}?, actions: { delete: Supprimer } }
        folder.delete: { title: Supprimer le dossier\u{202F}?, actions: { delete: Supprimer le dossier } }
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: { title: Delete the file?, actions: { delete: , cancel: {} } }
        folder.delete: { title: Delete the folder?, actions: { delete: , cancel: {} } }
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        file.delete: { title: ファイルを削除しますか?, actions: { delete: 削除 } }
        folder.delete: { title: フォルダを削除しますか? }
      """,
    ]),
  ]
}

extension String {
  fileprivate static func other(_ usual: String, _ action: String) -> String {
    "call \(quoted(action)) \(quoted(usual)) as elsewhere: the source text is the same"
  }
}
