import CatalogDiagnostics
import LocaleData
import MessageFormat

enum RepeatedWord: ContentCheck {
  static let id = RuleID("repeated-word", .warning)
  static let summary = "the same word twice in a row"
  static let rationale = """
    “the the file” is a typing error. Silent across a placeholder, for words that a language does repeat (French “nous
    nous”, German “die die”), in languages with reduplication (Indonesian, Turkish, Hindi, …), for names of two words, and
    where the source text repeats a word too.
    """
  static let kinds: TextKinds = .repeatedWord

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard text.facts.kinds.meets(.repeatedWord), text.message.text.mayRepeatWord else { return }
    let language = text.localization.locale.languageCode
    guard !Reduplication.languages.contains(language) else { return }
    let allowed = Reduplication.words[language] ?? []
    if let source = text.source, !repeated(in: source.message, allowed: []).isEmpty { return }
    for place in repeated(in: text.message, allowed: allowed) {
      findings.append(text.finding(id, at: place, .repeated(text.message.text.string(in: place))))
    }
  }

  private static func repeated(in message: Message, allowed: Set<String>) -> [Span] {
    var places: [Span] = []
    message.forEachLiteral { literal, run in
      let words = literal.split(separator: " ", omittingEmptySubsequences: false)
      // Two words alone are a name.
      guard words.count > 2 || !message.isConstant else { return }
      var previous = ""
      var offset = 0
      for word in words {
        let end = offset + word.utf8.count
        let letters = word.lowercased()
        // Punctuation on either side makes them two sentences or clauses.
        if letters == previous, letters.unicodeScalars.count > 1, !allowed.contains(letters),
          letters.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
        {
          places.append(run.span(of: offset..<end))
        }
        previous = letters
        offset = end + 1
      }
    }
    return places
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: Delete the ⟦the⟧ file?
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file for good?} other {Delete # files for good?}}"
      """,
      "Alerts.pl.yaml": """
      locale: pl
      alerts:
        files.delete: >-
          {count, plural, one {Usunąć # plik na ⟦na⟧ stałe?} few {Usunąć # pliki na stałe?}
          many {Usunąć # plików na stałe?} other {Usunąć # pliku na stałe?}}
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        login: We had to sign in again. Again?
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        login: Nous nous sommes reconnectés. Encore\u{202F}?
      """,
      "Alerts.tr.yaml": """
      locale: tr
      alerts:
        login: Yavaş yavaş yeniden oturum açtık. Yine mi?
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        music: "Play “New York, New York” on {name} {name}?"
      """,
      "Alerts.sv.yaml": """
      locale: sv
      alerts:
        music: "Spela ”New York, New York” på {name} {name}?"
      """,
    ]),
  ]
}

extension SourceText {
  /// A quick look: whether a word may be the one before it, letter case aside.
  fileprivate var mayRepeatWord: Bool {
    withBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      var previous = Span(0, 0)
      var start = 0
      var index = 0
      while index <= bytes.count {
        let byte = index < bytes.count ? base[index] : 0x20
        // What is quoted is written in another way than it is shown.
        if byte == UInt8(ascii: "'") { return true }
        if byte == 0x20 || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
          let word = Span(start, index)
          if word.count > 0, previous.count > 0, Self.mayBeAlike(base, previous, word) { return true }
          previous = word
          start = index + 1
        }
        index += 1
      }
      return false
    }
  }

  /// Beyond ASCII, a small letter may have another number of bytes than its capital.
  private static func mayBeAlike(_ bytes: UnsafePointer<UInt8>, _ left: Span, _ right: Span) -> Bool {
    let count = min(left.count, right.count)
    var index = 0
    while index < count {
      let one = bytes[left.start + index]
      let other = bytes[right.start + index]
      if one | other >= 0x80 {
        let one = UTF8Scalar(bytes + left.start + index, of: left.count - index)
        let other = UTF8Scalar(bytes + right.start + index, of: right.count - index)
        guard LabelFolding.mayBeAlike(one.value, other.value) else { return false }
        if one.width != other.width { return true }
        index += one.width
      } else {
        if one != other, one | 0x20 != other | 0x20 { return false }
        index += 1
      }
    }
    return left.count == right.count
  }
}

/// Words that are said twice on purpose.
private enum Reduplication {
  static let languages: Set<String> = [
    "bn", "ceb", "fil", "gu", "haw", "hi", "ht", "id", "ja", "jv", "kn", "km", "lo", "mg", "mi", "ml", "mr", "ms", "my",
    "ne", "or", "pa", "si", "sm", "su", "sw", "ta", "te", "th", "tl", "to", "tr", "ur", "uz", "vi", "yue", "zh", "az",
    "kk", "ky", "tk", "tt", "ka", "hy", "am", "rw", "zu", "xh",
  ]

  static let words: [String: Set<String>] = [
    "de": ["die", "der", "das", "sie"],
    "en": ["that", "had"],
    "fr": ["nous", "vous"],
    "nl": ["die", "dat", "het", "je", "ze", "u"],
    "sv": ["det", "som", "en"],
    "da": ["det", "der", "som"],
    "nb": ["det", "som"],
    "pt": ["se"],
    "hu": ["az"],
  ]
}

extension String {
  fileprivate static func repeated(_ word: String) -> String {
    "remove \(quoted(word)): it stands twice in a row"
  }
}
