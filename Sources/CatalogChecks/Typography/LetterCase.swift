import CatalogDiagnostics
import MessageFormat

enum LetterCase: ContentCheck {
  static let id = RuleID("letter-case", .info)
  static let summary = "the whole text is in capitals, unlike the source, or the other way round"
  static let rationale = """
    Capitals shout, and are a matter of style that the source text decides. Silent for texts of fewer than four letters,
    for what may be an abbreviation, and in languages whose script has no capitals.
    """
  static let kinds: TextKinds = .letters

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard let source = text.source, source.mayShout || text.facts.mayShout, text.localization.letters.hasCapitals
    else { return }
    guard let own = text.message.isShouted, let wanted = source.message.isShouted, own != wanted else { return }
    findings.append(text.finding(id, at: text.wholeText, own ? .shouted : .quiet))
  }

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
        file.delete: ⟦DIE DATEI LÖSCHEN?⟧
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files: "{count, plural, one {# FILE DELETED} other {# FILES DELETED}}"
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        files: >-
          ⟦{count, plural, one {Удалён # файл} few {Удалено # файла} many {Удалено # файлов}
          other {Удалено # файла}}⟧
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: DELETE THE FILE?
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        file.delete: ファイルを削除しますか？
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        pdf: File
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        pdf: PDF
      """,
    ]),
  ]
}

extension MessageFacts {
  /// Capitals and no small letters, as far as ASCII tells.
  fileprivate var mayShout: Bool { !kinds.meets(.lower) && kinds.meets([.upper, .beyondASCII]) }
}

extension AlertFacts.SourceFacts {
  fileprivate var mayShout: Bool { facts.mayShout }
}

extension Message {
  /// Whether the text is in capitals; `nil` where it has too few letters to say, or none that have capitals.
  fileprivate var isShouted: Bool? {
    var upper = 0
    var lower = 0
    var hasSpace = false
    forEachLiteralScalar { scalar, _ in
      if scalar.properties.isUppercase { upper += 1 }
      if scalar.properties.isLowercase { lower += 1 }
      if scalar.properties.isWhitespace { hasSpace = true }
    }
    // A single word of capitals may be an abbreviation.
    guard upper + lower >= 4, hasSpace || lower > 0 && upper > 0 || upper + lower > 6 else { return nil }
    return lower == 0
  }
}

extension String {
  fileprivate static let shouted = "write small letters: the source text is not in capitals"
  fileprivate static let quiet = "write capitals as the source text does"
}
