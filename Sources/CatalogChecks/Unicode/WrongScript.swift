import CatalogDiagnostics
import LocaleData
import MessageFormat

enum WrongScript: ContentCheck {
  static let id = RuleID("wrong-script", .error)
  static let summary = "most letters are of a script that the locale is not written in"
  static let rationale = """
    Serbian in Cyrillic letters under `sr-Latn`, or a Chinese text under `ja`, which has no kana: a file was saved under
    the wrong name. Silent for texts that equal the source, for names and brands (a few Latin letters stand in every
    language), for addresses and the like, and for short texts.
    """
  static let kinds: TextKinds = .letters

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    let scripts = text.localization.scripts
    guard scripts.mayBeWrong(text.facts.kinds), scripts.mayBeWrong(text.message) else { return }
    var counts = LetterCounts()
    text.message.forEachLiteral { literal, _ in
      for word in literal.split(whereSeparator: { $0.isWhitespace }) where !word.isIdentifier {
        for scalar in word.unicodeScalars { counts.add(scalar, scripts) }
      }
    }
    if let wrong = counts.wrong {
      guard !isSource(text) else { return }
      findings.append(text.finding(id, at: text.wholeText, .wrong(wrong.name, text.localization.tag)))
    } else if counts.lacksKana(text.localization.locale), !isSource(text) {
      findings.append(text.finding(id, at: text.wholeText, .noKana))
    }
  }

  /// Not translated at all, which another rule says.
  private static func isSource(_ text: TextFacts) -> Bool {
    text.source.map { $0.message.text.string == text.message.text.string } ?? false
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: Delete the file from the folder?
      """,
      "Alerts.sr-Latn.yaml": """
      locale: sr-Latn
      alerts:
        file.delete: ⟦Обрисати датотеку из фасцикле?⟧
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file from the folder?} other {Delete # files from the folder?}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        files.delete: "⟦{count, plural, other {從資料夾中刪除#個檔案嗎？}}⟧"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        account: Sign in to PayPal?
        app: PayPal
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        account: Войти в PayPal?
        app: PayPal
      """,
      "Alerts.zh-Hant.yaml": """
      locale: zh-Hant
      alerts:
        account: 要登入PayPal嗎？
        app: PayPal
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.deleted: Deleted
        file.delete: Delete the file?
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        file.deleted: 削除完了
        file.delete: ファイルを削除しますか?
      """,
      "Alerts.sr.yaml": """
      locale: sr
      alerts:
        file.deleted: Обрисано
        file.delete: Обрисати датотеку?
      """,
    ]),
  ]
}

/// The letters of a text by whether the locale is written in them.
private struct LetterCounts {
  private var right = 0
  private var others: [Script: Int] = [:]
  private var han = 0
  private var kana = 0

  mutating func add(_ scalar: Unicode.Scalar, _ scripts: LocaleScripts) {
    guard scalar.properties.isAlphabetic else { return }
    let script = Script(of: scalar)
    if script == .han { han += 1 }
    if script == .hiragana || script == .katakana { kana += 1 }
    if scripts.all.contains(script) {
      right += 1
    } else if script != .common, script != .inherited {
      others[script, default: 0] += 1
    }
  }

  /// The script that most letters are of, if the locale does not use it and they are too many for a name. Of scripts with
  /// as many letters the first by its code, so that all runs say the same.
  var wrong: Script? {
    let most = others.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }
    guard let (script, count) = most, count > right * 2 else { return nil }
    return count >= (script == .latin ? 16 : LocaleScripts.fewestForeign) ? script : nil
  }

  /// Whether a Japanese text is long enough to have kana, and has none.
  func lacksKana(_ locale: LocaleID) -> Bool {
    locale.languageCode == "ja" && kana == 0 && han >= LocaleScripts.mostHan
  }
}

extension Substring {
  /// Whether the word is an address, a path or another name that is code: `example.com`, `#room`, `a/b`.
  fileprivate var isIdentifier: Bool {
    let bytes = utf8
    guard var last = bytes.indices.last else { return false }
    // A mark at the end is the sentence's.
    while last > bytes.startIndex {
      bytes.formIndex(before: &last)
      switch bytes[last] {
      case UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: ":"),
        UInt8(ascii: "\\"), UInt8(ascii: "."):
        return true
      default: break
      }
    }
    return false
  }
}

extension String {
  fileprivate static func wrong(_ script: String, _ locale: String) -> String {
    "write the text in the script of \(locale): most of its letters are \(script)"
  }

  fileprivate static let noKana = "check the language: a Japanese text of this length has kana"
}
