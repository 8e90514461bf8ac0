import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

enum PluralCandidate: ContentCheck {
  static let id = RuleID("plural-candidate", .warning)
  static let summary = "a number stands before a noun without plural forms, or a word ends in `(s)`"
  static let rationale = """
    “1 files” is wrong, and Russian needs three forms of “файл”. In a translation the check looks for a number that the
    source text shows in a plural and the translation shows plainly before a word. Silent where the number stands as a
    label’s value (“Файлов: 5”), before short words and abbreviations, and in languages in which numbers do not change
    the noun (Japanese, Turkish, Hungarian). An ending in brackets is a plural’s where the text counts something and the
    language forms plurals so; others are of genders and persons (“connecté(e)”, “dodał(a)”).
    """
  static let kinds: TextKinds = [.bracket, .argument]

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard !text.facts.hasLiteralPound else { return }
    if let place = optionalEnding(text) {
      findings.append(text.finding(id, at: place, .ending))
      return
    }
    guard !text.facts.uses.isEmpty, text.facts.plurals.isEmpty, text.mayCount else { return }
    var place: Span?
    text.message.pattern.forEachPlacedArgument { placed in
      guard place == nil, let argument = placed.argument, let after = placed.after else { return }
      if isCounted(argument, placed, after, text) { place = placed.span }
    }
    if let place { findings.append(text.finding(id, at: place, .number(text.localization.tag))) }
  }

  private static func isCounted(_ argument: Argument, _ placed: PlacedArgument, _ after: Span, _ text: TextFacts)
    -> Bool
  {
    guard let index = text.alert.names.index(of: argument.name), text.alert.alert.arguments[index].type == .int,
      let noun = text.message.text.noun(at: after.start, before: after.end)
    else { return false }
    if text.localization.isSource { return text.isEnglish && noun.looksLikeEnglishPlural }
    guard let source = text.source, source.facts.plurals.contains(where: { $0.use.index == index }),
      !placed.isFollowedByAnother
    else {
      return false
    }
    return noun.count >= 4 && text.distinguishesNumbers(of: index)
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        files.delete: "Удалить ⟦{count}⟧ файлов?"
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete:
          arguments: { count: int }
          title: "Delete ⟦{count}⟧ files?"
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: fr
      alerts:
        files.delete: { arguments: { count: int }, title: "Supprimer {count} fichier⟦(s)⟧ ?" }
      """
    ]),

    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # file⟦(s)⟧?}}"
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        connected: "{count, plural, one {You are connected to # server} other {You are connected to # servers}}"
        photo: "{name} added a photo"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        connected: "{count, plural, one {Vous êtes connecté(e) à # serveur} other {Vous êtes connecté(e) à # serveurs}}"
        photo: "{name} a été ajouté(e)"
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        connected: "Подключено серверов: {count}"
        photo: "{name} добавил(а) фото"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files: "{count, plural, one {# file is selected} other {# files are selected}}"
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        files: "Выбрано файлов: {count}"
      """,
      "Alerts.tr.yaml": """
      locale: tr
      alerts:
        files: "{count} dosya seçildi"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        files: "{count}個のファイルを選択しました"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        error:
          arguments: { code: int, port: int }
          title: "Error {code} on port {port} has no cause"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        error: "Fehler {code} auf Anschluss {port} hat keine Ursache"
      """,
    ]),
  ]
}

// MARK: - `file(s)`

extension PluralCandidate {
  /// The plural’s ending in brackets behind a word, in a text that counts something.
  private static func optionalEnding(_ text: TextFacts) -> Span? {
    guard text.facts.kinds.meets(.bracket), text.countsSomething,
      let endings = endings[text.localization.locale.languageCode]
    else { return nil }
    for run in text.message.pattern.literalRuns {
      if let place = text.message.text.optionalEnding(in: run.span, endings) { return place }
    }
    return nil
  }

  /// What makes nouns plural, as far as it marks no gender, case or person too.
  private static let endings: [String: Set<String>] = [
    "ca": ["s", "es"], "da": ["er"], "de": ["en", "n", "s"], "en": ["s", "es"], "es": ["s", "es"], "fr": ["s", "x"],
    "gl": ["s", "es"], "it": ["i"], "nb": ["er"], "nl": ["en", "s"], "nn": ["ar", "er"], "no": ["er"],
    "pl": ["i", "ów"], "pt": ["s", "es", "is"], "ru": ["ов", "ы"], "sv": ["ar", "er", "or"], "uk": ["ів"],
  ]
}

extension SourceText {
  fileprivate func optionalEnding(in span: Span, _ endings: Set<String>) -> Span? {
    withBytes { bytes in
      var index = span.start + 2
      while index < span.end {
        if bytes[index] == UInt8(ascii: "("), let end = Self.endOfEnding(bytes, index, span.end, endings) {
          return Span(index, end)
        }
        index += 1
      }
      return nil
    }
  }

  /// Two letters, then one of the endings in brackets, and the end of the word.
  private static func endOfEnding(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ open: Int,
    _ end: Int,
    _ endings: Set<String>
  ) -> Int? {
    guard isLetter(bytes[open - 1]), isLetter(bytes[open - 2]) else { return nil }
    guard let close = bytes[open..<min(end, open + 8)].firstIndex(of: UInt8(ascii: ")")) else { return nil }
    guard endings.contains(String(decoding: bytes[(open + 1)..<close], as: UTF8.self)) else { return nil }
    let next = String(decoding: bytes[(close + 1)..<min(end, close + 5)], as: UTF8.self).unicodeScalars.first
    return next?.properties.isAlphabetic == true ? nil : close + 1
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isASCIILetter
  }

  /// The word behind a space at `start`; `nil` where something else stands there, or the word is an abbreviation.
  fileprivate func noun(at start: Int, before end: Int) -> String? {
    var scalars = string(in: Span(start, end)).unicodeScalars[...]
    guard let space = scalars.popFirst(), space == " " || space == "\u{A0}" || space == "\u{202F}" else { return nil }
    let word = scalars.prefix { $0.properties.isAlphabetic }
    guard let first = word.first, first.properties.isLowercase || first.properties.isUppercase else { return nil }
    return scalars.dropFirst(word.count).first == "." && word.count < 4 ? nil : String(word)
  }
}

extension String {
  /// “files”, but not “is”, “has” or “address”.
  fileprivate var looksLikeEnglishPlural: Bool {
    utf8.count >= 4 && hasSuffix("s") && !hasSuffix("ss") && !hasSuffix("us") && !hasSuffix("is")
      && !["does", "goes", "has", "was", "needs", "means", "uses", "takes"].contains(self)
  }

  fileprivate static func number(_ locale: String) -> String {
    "write a plural: in \(locale) the word behind the number changes with it"
  }

  fileprivate static let ending = "write a plural instead of an ending in brackets"
}

extension TextFacts {
  /// Whether the text shows or selects by an integer.
  fileprivate var countsSomething: Bool {
    facts.uses.contains { alert.argument($0)?.type == .int }
  }

  /// A quick look: whether the source text has plurals that this one may have dropped.
  fileprivate var mayCount: Bool {
    localization.isSource ? isEnglish : source.map { !$0.facts.plurals.isEmpty } ?? false
  }

  fileprivate var isEnglish: Bool { localization.locale.languageCode == "en" }

  /// Whether nouns of the language follow the argument’s number.
  fileprivate func distinguishesNumbers(of index: Int) -> Bool {
    guard let range = alert.numbers(ofArgument: index),
      !Numerals.keepSingular.contains(localization.locale.languageCode)
    else { return false }
    let key = PluralReach.Key(
      kind: .cardinal,
      range: range.values,
      hasFractions: range.hasFractions,
      isDeclared: range.isDeclared
    )
    return localization.reach(key).reached.categories.count > 1
  }
}
