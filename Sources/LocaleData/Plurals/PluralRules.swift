import ICUBridge
package import MessageFormat

/// The plural rules of a locale: which categories it has, and which numbers belong to each.
///
/// The rules are those that ICU uses for the locale, read as text and evaluated here. Instances are shared between
/// threads and kept; what they are asked about ranges of integers is remembered.
package final class PluralRules: Sendable {
  package let locale: LocaleID
  package let kind: Plural.Kind
  /// In the order of `PluralCategory`; `other` is always among them.
  package let categories: [PluralCategory]
  /// False where ICU has no rules for the locale or the languages it falls back to: everything is `other`.
  package let hasData: Bool
  /// In the order of `categories`.
  package let definitions: [Definition]

  let rangeCache = Cache<ClosedRange<Int>, PluralCategorySet>()
  /// By how many fraction digits are shown.
  let doubleCache = Cache<ClosedRange<Int>, PluralCategorySet>()

  package struct Definition: Sendable {
    package let category: PluralCategory
    package let rule: PluralRule
    /// As CLDR writes it, without samples. Empty for `other`.
    package let text: String
    package let samples: PluralSamples
  }

  init(locale: LocaleID, kind: Plural.Kind, definitions: [Definition]) {
    self.locale = locale
    self.kind = kind
    hasData = !definitions.isEmpty
    let other = Definition(category: .other, rule: PluralRule(alternatives: []), text: "", samples: .none)
    let named = definitions.filter { $0.category != .other }.sorted { $0.category < $1.category }
    self.definitions = named + [definitions.first { $0.category == .other } ?? other]
    categories = self.definitions.map(\.category)
  }

  package func definition(of category: PluralCategory) -> Definition? {
    definitions.first { $0.category == category }
  }

  /// The category of a number by these rules.
  package func category(of number: PluralOperands) -> PluralCategory {
    for definition in definitions where definition.rule.matches(number) { return definition.category }
    return .other
  }

  /// The category of an integer that is shown in full.
  package func category(of value: Int) -> PluralCategory { category(of: PluralOperands(value)) }

  /// The category of a double that is shown as numbers are by default: rounded to three fraction digits.
  package func category(of value: Double) -> PluralCategory {
    PluralOperands(value).map { category(of: $0) } ?? .other
  }
}

// MARK: - Finding them

extension PluralRules {
  private struct Key: Hashable {
    let locale: LocaleID
    let kind: Plural.Kind
  }

  private static let known = Cache<Key, PluralRules>()

  /// The rules that ICU uses for texts in the locale.
  package static func rules(for locale: LocaleID, _ kind: Plural.Kind) -> PluralRules {
    known.value(for: Key(locale: locale, kind: kind)) {
      PluralRules(locale: locale, kind: kind, definitions: read(locale, kind))
    }
  }

  private static func read(_ locale: LocaleID, _ kind: Plural.Kind) -> [Definition] {
    let bridgeKind = Int32(kind == .ordinal ? ICUBridgeOrdinal : ICUBridgeCardinal)
    let pairs = Bridge.pairs { icub_plural_rules(locale.tag, bridgeKind, $0, $1) }
    return pairs.compactMap { keyword, text in
      let end = text.firstIndex(of: "@") ?? text.endIndex
      let condition = trimmed(text[..<end])
      guard let category = PluralCategory(rawValue: keyword), let rule = PluralRule(condition) else { return nil }
      return Definition(
        category: category,
        rule: rule,
        text: condition,
        samples: PluralSamples(text[end...])
      )
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
