import CatalogDiagnostics
import CatalogModel

enum ObsoleteTranslation: Rule {
  static let id = RuleID.obsoleteTranslation
  static let summary = "a translation for an alert or field that the definitions do not have"
  static let rationale = """
    The text is never shown: the alert was renamed or removed, or the key is mistyped, and then its alert is not
    translated. Where `keys` in `alertc.yaml` adopts the tables of an app, a title that its patterns match is a warning
    only: it may be left over from another version. Silent for all other keys of such tables.
    """

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: Delete the file?
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.delete: Die Datei löschen?
        ⟦file.remove⟧: Die Datei entfernen?
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: Delete the file?
          actions: { delete: Delete, cancel: {} }
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        file.delete:
          title: Supprimer le fichier ?
          actions: { delete: Supprimer, ⟦close⟧: Fermer }
      """,
    ]),
    .firing([
      "alertc.yaml": """
      keys: { match: ["*_alert_*"] }
      """,
      "en.lproj/Localizable.strings": """
      "sign_out_alert_title" = "Sign out?";
      "sign_out_alert_message" = "You can sign in again at any time.";
      """,
      "it.lproj/Localizable.strings": """
      "sign_out_alert_title" = "Uscire?";
      "sign_out_alert_message" = "Puoi accedere di nuovo quando vuoi.";
      ⟦"log_out_alert_title"⟧ = "Uscire?";
      "settings_title" = "Impostazioni";
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
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        file.delete:
          title: ファイルを削除しますか?
          actions: { delete: 削除, cancel: キャンセル }
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: Delete the file?
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        file.delete: Удалить файл?
      """,
    ]),
  ]
}
