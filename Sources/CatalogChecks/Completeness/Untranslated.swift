import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

enum Untranslated: ContentCheck {
  static let id = RuleID("untranslated", .info)
  static let summary = "the translation is the source text"
  static let rationale = """
    A text that was copied and never translated. Silent for a single word, which may be the same in both languages, for
    names listed under `doNotTranslate`, and for locales of the source’s language.
    """
  static let kinds: TextKinds = .sourceLength

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard let source = text.source, source.message.text.hasBytes(of: text.message.text),
      !text.localization.hasLanguageOfSource
    else { return }
    guard text.message.wordCount(without: text.localization.catalog.catalog.configuration.doNotTranslate) > 1
    else { return }
    findings.append(text.finding(id, at: text.wholeText, .same(text.localization.tag)))
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
        file.delete: ⟦Delete the file?⟧
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.sv.yaml": """
      locale: sv
      alerts:
        files.delete: "⟦{count, plural, one {Delete # file?} other {Delete # files?}}⟧"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: Delete the file?
        file.pair: "{first}: {second}"
        file.name: Name
      """,
      "Alerts.en-GB.yaml": """
      locale: en-GB
      alerts:
        file.delete: Delete the file?
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.delete: Die Datei löschen?
        file.pair: "{first}: {second}"
        file.name: Name
      """,
    ]),
    .silent([
      "alertc.yaml": """
      doNotTranslate: [App Store]
      """,
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        store: App Store
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        store: App Store
      """,
    ]),
  ]
}

extension LocalizationFacts {
  fileprivate var hasLanguageOfSource: Bool {
    locale.languageCode == catalog.catalog.sourceLocale.languageCode
  }
}

extension Message {
  /// The number of words in the literal text, those of certain names left out.
  fileprivate func wordCount(without names: [String]) -> Int {
    var count = 0
    forEachLiteral { literal, _ in
      var literal = literal
      for name in names where !name.isEmpty { literal = literal.components(without: name) }
      count += literal.split { !$0.isLetter && $0 != "’" && $0 != "'" }.count { $0.contains(where: \.isLetter) }
    }
    return count
  }
}

extension String {
  /// The text with a space in place of each `name`.
  fileprivate func components(without name: String) -> String {
    var rest = self[...]
    var result = ""
    while let found = rest.firstPlace(of: name) {
      result += rest[..<found.lowerBound] + " "
      rest = rest[found.upperBound...]
    }
    return result + rest
  }

  fileprivate static func same(_ locale: String) -> String {
    "translate the text into \(locale): it is the source text, word for word"
  }
}
