import CatalogDiagnostics
import CatalogModel

enum ConflictingSources: Rule {
  static let id = RuleID.conflictingSources
  static let summary = "two files give one text of a locale differently, or two tags name one locale"
  static let rationale = """
    Which of the two is shown would depend on the order of the files. Silent where both give the same text. Tags that
    name one locale (`he` and `iw`, `zh-CN` and `zh-Hans-CN`) are an error in any case: only one of them is ever asked
    for. `zh-TW` beside `zh-Hant` is fine.
    """

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.saved: The file is saved.
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.saved: Die Datei ist gesichert.
      """,
      "de.lproj/Alerts.yaml": """
      locale: de
      alerts:
        file.saved: ⟦Die Datei wurde gespeichert.⟧
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete:
          title:
            en: "{count, plural, one {Delete # file?} other {Delete # files?}}"
            ja: "{count}個のファイルを削除しますか?"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        files.delete: "⟦{count}個のファイルを削除?⟧"
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.saved: The file is saved.
      """,
      "Alerts.zh-Hans.yaml": """
      locale: ⟦zh-Hans⟧
      alerts:
        file.saved: 文件已保存。
      """,
      "Alerts.zh.yaml": """
      locale: zh
      alerts:
        file.saved: 文件已存储。
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.saved: The file is saved.
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        file.saved: Le fichier est enregistré.
      """,
      "fr.lproj/Alerts.yaml": """
      locale: fr
      alerts:
        file.saved: "Le fichier est enregistré."
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.saved: { title: { en: The file is saved., de: Die Datei ist gesichert. } }
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        file.saved: ファイルは保存されました。
      """,
    ]),
  ]
}
