import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

enum Glossary: TextCheck {
  static let id = RuleID("glossary", .warning)
  static let summary = "a term is not translated as the glossary says"
  static let rationale = """
    `glossary` in `alertc.yaml` says how an app calls its things in each language. Endings are left free, since languages
    inflect: “Ordner”, “Ordners” and “папку” for “папка” all count. Silent for locales that the term has no translation
    for.
    """

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    let glossary = text.localization.glossary
    guard !glossary.isEmpty, let source = text.source, source.facts.isReliable, !text.isBlank else { return }
    let wanted = source.message.text.string.lowercased()
    let own = text.message.text.string.lowercased()
    for (term, translation) in glossary where wanted.containsWord(term) || wanted.containsWord(term + "s") {
      guard !own.has(translation.lowercased()), !own.hasInflected(translation.lowercased()) else { continue }
      findings.append(text.finding(id, at: text.wholeText, .term(term, translation)))
    }
  }

  static let examples: [Example] = [
    .firing([
      "alertc.yaml": """
      glossary:
        folder: { de: Ordner, ru: папка }
      """,
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        folder.delete: Delete the folder?
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        folder.delete: ⟦Das Verzeichnis löschen?⟧
      """,
    ]),
    .firing([
      "alertc.yaml": """
      glossary:
        folder: { ja: フォルダ }
      """,
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        folders.delete: "{count, plural, one {Delete # folder?} other {Delete # folders?}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        folders.delete: "⟦{count}個のディレクトリを削除しますか?⟧"
      """,
    ]),
    .silent([
      "alertc.yaml": """
      glossary:
        folder: { de: Ordner, ru: папка }
      """,
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        folder.delete: Delete the folder?
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        folder.delete: Удалить папку?
      """,
    ]),
    .silent([
      "alertc.yaml": """
      glossary:
        folder: { de: Ordner }
      """,
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        folder.delete: Delete the folder?
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        folder.delete: Supprimer le répertoire\u{202F}?
      """,
    ]),
  ]
}

extension String {
  /// Whether each word of a term stands in the text, but for an ending of up to two letters.
  fileprivate func hasInflected(_ term: String) -> Bool {
    term.split(separator: " ").allSatisfy { word in
      let stem = word.count > 4 ? word.dropLast(2) : word.dropLast(word.count > 3 ? 1 : 0)
      return has(stem)
    }
  }

  fileprivate static func term(_ term: String, _ translation: String) -> String {
    "call \(quoted(term)) \(quoted(translation)), as the glossary says"
  }
}
