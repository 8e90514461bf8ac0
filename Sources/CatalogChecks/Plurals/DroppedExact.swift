import CatalogDiagnostics
import LocaleData
import MessageFormat

enum DroppedExact: ContentCheck {
  static let id = RuleID("dropped-exact", .warning)
  static let summary = "the source has a text for an exact number, such as `=0`, and the translation has none"
  static let rationale = """
    “No files” for 0 reads well in every language, and “0 files” in none. Silent where a plural form of the translation
    is for that number alone (Arabic `zero`), for `=1`, which English writes where others have `one`, and for numbers
    outside the argument’s range.
    """
  static let kinds: TextKinds = .branch

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard let source = text.source, source.hasExactBranches else { return }
    for plural in source.facts.plurals where !plural.exact.isEmpty && text.isFirst(plural, in: source.facts) {
      let dropped = plural.exact.filter { !text.handles($0, as: plural) }
      guard let first = dropped.min() else { continue }
      let own = text.facts.plurals.first { $0.use.index == plural.use.index }
      let place = own?.plural.kindSpan ?? text.wholeText
      let form: String = text.message.syntax == .printf && first == 0 ? "zero" : "=\(first)"
      findings.append(text.finding(id, at: place, .dropped(form, plural.use.argument.name)))
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files: "{count, plural, =0 {There are no files} one {There is # file} other {There are # files}}"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        files: "{count, ⟦plural⟧, one {# Datei ist da} other {# Dateien sind da}}"
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files: "{count, plural, =0 {There are no files} one {There is # file} other {There are # files}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        files: "⟦{count}個のファイルがあります⟧"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files: "{count, plural, =0 {There are no files} =1 {There is a file} other {There are # files}}"
      """,
      "Alerts.ar.yaml": """
      locale: ar
      alerts:
        files: >-
          {count, plural, zero {لا ملفات} one {ملف واحد} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}}
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        files: >-
          {count, plural, =0 {Файлов нет} one {Есть # файл} few {Есть # файла} many {Есть # файлов}
          other {Есть # файла}}
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files: "{count, plural, one {There is # file} other {There are # files}}"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        files: "{count, plural, =0 {Il n’y a aucun fichier} one {Il y a # fichier} other {Il y a # fichiers}}"
      """,
    ]),
  ]
}

extension TextFacts {
  fileprivate func isFirst(_ plural: PluralUse, in facts: MessageFacts) -> Bool {
    facts.plurals.first { $0.use.index == plural.use.index }?.plural.kindSpan == plural.plural.kindSpan
  }

  /// Whether the text has words for a number that the source text has words for.
  fileprivate func handles(_ number: Int, as plural: PluralUse) -> Bool {
    // What the source says of 1, others say of `one` or of any number.
    if number == 1 { return true }
    if let range = alert.numbers(of: plural.use), range.isDeclared, !range.values.contains(number) { return true }
    for own in facts.plurals where own.use.index == plural.use.index {
      if own.exact.contains(number) { return true }
      guard let own = PluralFacts(own, in: self) else { return true }
      for category in own.categories.categories where category != .other {
        let values = own.reach.values(of: category, without: [], limit: 2)
        if values.count == 1, values[0] &+ own.plural.offset == number { return true }
      }
    }
    return false
  }
}

extension String {
  fileprivate static func dropped(_ form: String, _ name: String) -> String {
    "add a text for `\(form)` of \(quoted(name)) as the source text has one"
  }
}
