import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

enum Expansion: ContentCheck {
  static let id = RuleID("expansion", .info)
  static let summary = "the translation is far longer or shorter than translations into that language are"
  static let rationale = """
    German is about a third longer than English, and Chinese a third as long. A text of four times the usual length, or a
    quarter of it, has something added or lost. Compared is the text in which every plural and select takes `other`. Silent
    for texts of fewer than 20 characters, for those that are not translated, and for those that `text-length` reports.
    """
  static let kinds: TextKinds = .long

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard let source = text.source, source.facts.count >= shortest,
      text.facts.mayBeLonger(than: source.facts) || text.facts.mayBeShorter(than: source.facts), !text.isBlank
    else { return }
    let wanted = source.message.mainLength
    guard wanted >= shortest else { return }
    let usual = Self.usual(text.localization.locale) / Self.usual(text.localization.catalog.catalog.sourceLocale)
    let ratio = Double(text.message.mainLength) / Double(wanted) / usual
    guard ratio > 4 || ratio < 0.25, !TitleOnlyError.concerns(text), !(ratio > 4 && TextLength.concerns(text)) else {
      return
    }
    findings.append(text.finding(id, at: text.wholeText, ratio > 4 ? .longer : .shorter))
  }

  private static let shortest = 20

  /// The usual length of a text in a language, English being 1.
  private static func usual(_ locale: LocaleID) -> Double {
    switch locale.languageCode {
    case "zh", "yue": 0.35
    case "ja": 0.5
    case "ko": 0.55
    case "he", "ar": 0.85
    case "th", "lo", "km", "my": 1
    case "de", "fi", "hu", "nl", "el", "ru", "uk", "fr", "es", "pt", "it", "pl": 1.2
    default: 1.1
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: The file is deleted at once, and you can’t undo this later.
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.delete: ⟦Gelöscht.⟧
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files: "{count, plural, one {# file is in the folder now} other {# files are in the folder now}}"
      """,
      "Alerts.zh-Hans.yaml": """
      locale: zh-Hans
      alerts:
        files: >-
          ⟦{count, plural, other {现在文件夹里总共有#个文件，您可以随时打开、移动、重命名或者删除这些文件，也可以与其他人共享这些文件，
          还可以把它们添加到收藏夹中以便日后查找}}⟧
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: The file is deleted at once, and you can’t undo this later.
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        file.delete: ファイルは直ちに削除され、後で元に戻すことはできません。
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        file.delete: Le fichier sera immédiatement supprimé, sans retour en arrière possible.
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: Delete it?
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.delete: Möchten Sie diese Datei wirklich löschen?
      """,
    ]),
  ]
}

extension Message {
  /// The code points of the text in which every plural and select takes `other`.
  fileprivate var mainLength: Int {
    mainLiterals.reduce(0) { $0 + text.scalarCount(in: $1) }
  }
}

extension MessageFacts {
  // Bytes tell when there is no need to count.
  fileprivate func mayBeLonger(than source: MessageFacts) -> Bool {
    count * source.writings > 3 * source.count * writings
  }

  fileprivate func mayBeShorter(than source: MessageFacts) -> Bool {
    5 * count * source.writings < 2 * source.count * writings
  }
}

extension String {
  fileprivate static let longer = "check the text: it is much longer than the source text"
  fileprivate static let shorter = "check the text: it is much shorter than the source text"
}
