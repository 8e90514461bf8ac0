import CatalogDiagnostics
import LocaleData
import MessageFormat

enum OutsideExemplars: ContentCheck {
  static let id = RuleID("outside-exemplars", .info)
  static let summary = "a letter that the language is not written with"
  static let rationale = """
    A Macedonian `ѕ` in Russian, or a Turkish `ş` in French, is a slip of the keyboard. CLDR lists the letters of each
    language, those of foreign words included. Only alphabets with capitals are looked at. Silent for words that begin
    with a capital, which may be names, for those of the source text, and for letters of other scripts.
    """
  static let kinds: TextKinds = .beyondASCII

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard text.facts.kinds.meets(.beyondASCII), text.localization.letters.mayMiss(text.message.text) else { return }
    let known = text.source?.message.text.string
    text.message.forEachLiteral { literal, run in
      var offset = 0
      for word in literal.split(omittingEmptySubsequences: false, whereSeparator: { !$0.isLetter }) {
        let start = offset
        offset += word.utf8.count
        offset += literal[word.endIndex...].first?.utf8.count ?? 0
        guard let first = word.unicodeScalars.first, !first.properties.isUppercase, !(known?.has(word) ?? false)
        else { continue }
        if let (letter, range) = text.localization.letters.strange(in: word) {
          let place = run.span(of: (start + range.lowerBound)..<(start + range.upperBound))
          findings.append(text.finding(id, at: place, .strange(letter, text.localization.tag)))
        }
      }
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.received: The file is received.
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        file.received: Le fichier est re⟦ş⟧u.
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: ru
      alerts:
        files.delete: >-
          {count, plural, one {Удалить в⟦ѕ⟧е # файл?} few {Удалить # файла?} many {Удалить # файлов?}
          other {Удалить # файла?}}
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        cafe: Call the café of Łukasz?
      """,
      "Alerts.sv.yaml": """
      locale: sv
      alerts:
        cafe: Ring kaféet som Łukasz har?
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ja
      alerts:
        cafe: 鰯雲珈琲に電話しますか?
      """
    ]),
  ]
}

extension String {
  fileprivate static func strange(_ letter: Unicode.Scalar, _ locale: String) -> String {
    "check the letter \(quoted(String(letter))) (\(letter.codePoint)): \(locale) is not written with it"
  }
}
