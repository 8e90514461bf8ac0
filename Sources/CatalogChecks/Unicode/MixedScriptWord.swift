import CatalogDiagnostics
import LocaleData
import MessageFormat

enum MixedScriptWord: ContentCheck {
  static let id = RuleID("mixed-script-word", .warning)
  static let summary = "one word has letters of several scripts, such as a Cyrillic `а` among Latin ones"
  static let rationale = """
    The letters look alike, and searching, sorting and screen readers take them for what they are. They come in with a
    keyboard layout that was switched too late, or in order to deceive. Silent for mixtures that are usual, such as Latin
    letters in Japanese.
    """
  static let kinds: TextKinds = .beyondLatin

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard text.facts.kinds.meets(.beyondLatin), text.mayMixScripts else { return }
    text.message.forEachLiteral { literal, run in
      for word in literal.wordsBeyondASCII where Confusables.scriptMixture(of: word.text) == .any {
        findings.append(text.finding(id, at: run.span(of: word.range), .mixed(word.text)))
      }
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        account: "Paypal has {count, plural, one {# file} other {# files}}"
      """,
      "Alerts.en-GB.yaml": """
      locale: en-GB
      alerts:
        account: "⟦P\u{430}ypal⟧ has {count, plural, one {# file} other {# files}}"
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: ru
      alerts:
        files.delete: >-
          {count, plural, one {Удалить # ⟦фaйл⟧?} few {Удалить # файла?} many {Удалить # файлов?}
          other {Удалить # файла?}}
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        wifi: Join the Wi-Fi network?
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        wifi: Wi-Fiネットワークに接続しますか?
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        wifi: Подключиться к Wi-Fi-сети?
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        phone: Open it on the iPhone?
      """,
      "Alerts.he.yaml": """
      locale: he
      alerts:
        phone: לפתוח ב-iPhone?
      """,
      "Alerts.th.yaml": """
      locale: th
      alerts:
        phone: เปิดบนiPhone
      """,
    ]),
  ]
}

extension TextFacts {
  /// Whether a run of letters may be of two scripts that can be taken for one another.
  fileprivate var mayMixScripts: Bool {
    message.text.withBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      let table = ScriptMixture.table
      let end = bytes.count
      var scripts: UInt8 = 0
      var index = 0
      while index < end {
        let byte = base[index]
        index += 1
        // ASCII's marks and digits, and general punctuation, end a word.
        if byte >= 0x41, byte != 0xE2 || index == end || base[index] != 0x80 {
          scripts |= table[Int(byte)]
        } else if scripts != 0 {
          if ScriptMixture.isConfusing(scripts) { return true }
          scripts = 0
        }
      }
      return ScriptMixture.isConfusing(scripts)
    }
  }
}

/// The scripts that a run of characters is of, as far as their first bytes tell; one bit for each.
private enum ScriptMixture {
  private static let latin: UInt8 = 1
  private static let greek: UInt8 = 2
  private static let cyrillic: UInt8 = 4
  /// Armenian, Georgian and Cherokee.
  private static let other: UInt8 = 8

  /// By a character's first byte. It lives as long as the process and is never written again.
  nonisolated(unsafe) static let table: UnsafePointer<UInt8> = {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    for byte in 0..<256 { (table + byte).initialize(to: script(of: UInt8(byte))) }
    return UnsafePointer(table)
  }()

  private static func script(of byte: UInt8) -> UInt8 {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0xC3...0xCA: latin
    case 0xCD...0xCF: greek
    case 0xD0...0xD4: cyrillic
    case 0xD5, 0xE1: other
    default: 0
    }
  }

  static func isConfusing(_ scripts: UInt8) -> Bool {
    switch scripts {
    case 0, latin, greek, cyrillic, other, greek | other: false
    default: true
    }
  }
}

extension String {
  /// The runs of several letters and the marks on them that are not all ASCII, with their places.
  fileprivate var wordsBeyondASCII: [(text: String, range: Range<Int>)] {
    var words: [(text: String, range: Range<Int>)] = []
    var word = UnicodeScalarView()
    var start = 0
    var offset = 0
    func end() {
      if word.count > 1, word.contains(where: { !$0.isASCII }) { words.append((String(word), start..<offset)) }
      word = UnicodeScalarView()
    }
    for scalar in unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark {
        if word.isEmpty { start = offset }
        word.append(scalar)
      } else {
        end()
      }
      offset += UTF8.width(scalar)
    }
    end()
    return words
  }

  fileprivate static func mixed(_ word: String) -> String {
    "write \(quoted(word)) in letters of one script"
  }
}
