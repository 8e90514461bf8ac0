import Foundation

/// A mistake that is put into a translation: the rule that has to find it, and what to change.
struct SeededDefect: Sendable {
  let rule: String
  /// `nil` where the mistake makes no sense in the locale, or the translation has no place for it.
  let change: @Sendable (SampleTranslation) -> SampleTranslation.Change?

  init(_ rule: String, _ change: @escaping @Sendable (SampleTranslation) -> SampleTranslation.Change?) {
    self.rule = rule
    self.change = change
  }

  /// A mistake within one text.
  static func text(
    _ rule: String,
    _ alert: String,
    _ field: String = "title",
    in locales: Set<String>? = nil,
    _ mistake: @escaping @Sendable (String) -> String?
  ) -> SeededDefect {
    SeededDefect(rule) { translation in
      guard locales?.contains(translation.locale) ?? true, let text = translation.text(alert, field),
        let value = mistake(text.value), Array(value.unicodeScalars) != Array(text.value.unicodeScalars)
      else { return nil }
      return translation.replacing(text, with: value)
    }
  }

  /// Mistakes of a translation.
  static let translations = texts + plurals + structure + files

  /// A mistake within one text whose source text is another one than in the sample.
  static func text(
    _ rule: String,
    _ alert: String,
    _ field: String = "title",
    in locales: Set<String>? = nil,
    source: @escaping @Sendable (String) -> String?,
    _ mistake: @escaping @Sendable (String) -> String?
  ) -> SeededDefect {
    SeededDefect(rule) { translation in
      let definitions = translation.source
      guard locales?.contains(translation.locale) ?? true, let text = translation.text(alert, field),
        let value = mistake(text.value), let original = definitions.text(alert, field),
        let changed = source(original.value)
      else { return nil }
      var change = translation.replacing(text, with: value)
      change.others["Alerts.yaml"] = definitions.replacing(original, with: changed).text
      return change
    }
  }

  static let latin: Set = ["cs", "de", "es", "fr", "it", "pl", "pt-BR"]
  static let spaced: Set = latin.union(["ar", "he", "ko", "ru"])
  static let rightToLeft: Set = ["ar", "he"]
}

extension String {
  /// `text` behind the first word or, where words have no spaces, the first two characters.
  func inserting(_ text: String) -> String {
    let end = firstIndex(of: " ") ?? index(startIndex, offsetBy: min(2, count))
    return self[..<end] + text + self[end...]
  }

  func replacingFirst(_ old: String, with new: String) -> String? {
    guard let range = firstRange(of: old) else { return nil }
    return replacingCharacters(in: range, with: new)
  }
}
