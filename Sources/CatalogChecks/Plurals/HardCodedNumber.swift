import CatalogDiagnostics
import CatalogModel
import MessageFormat

enum HardCodedNumber: PluralCheck {
  static let id = RuleID("hard-coded-number", .warning)
  static let summary = "a number written out in a plural form that is used for several numbers"
  static let rationale = """
    `other {2 files}` says “2 files” for 5 as well: `#` shows the number. Silent where the form is used for one number
    only, where it shows the number too, for numbers that every form or the source text has (“in the last 24 hours”),
    and for digits that belong to a word (“MP3”).
    """

  static func check(_ plural: PluralFacts, in text: TextFacts, _ findings: inout [Finding]) {
    guard !plural.use.showsNumberEverywhere, !text.facts.hasLiteralPound,
      !MissingArgument.concerns(plural.use.use, in: text)
    else { return }
    for index in plural.plural.branches.indices {
      guard !OneWithoutNumber.concerns(index, plural), let number = number(in: index, plural, text) else { continue }
      let sign = plural.plural.numberSign(in: text.message.syntax)
      findings.append(text.finding(id, at: number.span, .hardCoded(plural.plural.branches[index].selector, sign)))
    }
  }

  /// Whether the rule speaks of a branch, so that others need not.
  static func concerns(_ index: Int, _ plural: PluralFacts, _ text: TextFacts) -> Bool {
    number(in: index, plural, text) != nil
  }

  /// A number that stands in a branch in place of the one that is counted.
  private static let kindsOfNumbers: TextKinds = [.digit, .beyondLatin]

  private static func number(in index: Int, _ plural: PluralFacts, _ text: TextFacts) -> WrittenNumber? {
    guard text.facts.kinds.meets(kindsOfNumbers), !plural.use.showsNumber(index), plural.holdsSeveral(index)
    else { return nil }
    let patterns = plural.plural.branches.map(\.pattern)
    return WrittenNumber.all(in: patterns[index], of: text.message).first { number in
      let isEverywhere = patterns.allSatisfy { pattern in
        WrittenNumber.all(in: pattern, of: text.message).contains { $0.value == number.value }
      }
      return !isEverywhere && !sourceHas(number, text)
    }
  }

  private static func sourceHas(_ number: WrittenNumber, _ text: TextFacts) -> Bool {
    guard let source = text.source else { return false }
    return WrittenNumber.all(in: source.message.pattern, of: source.message).contains {
      $0.value == number.value
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete 1 file?} other {Delete ⟦2⟧ files?}}"
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.ar.yaml": """
      locale: ar
      alerts:
        files.delete: >-
          {count, plural, zero {حذف # ملف؟} one {حذف ملف واحد؟} two {حذف ملفين؟} few {حذف ⟦٣⟧ ملفات؟}
          many {حذف # ملفًا؟} other {حذف # ملف؟}}
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete 1 MP3 file?} other {Delete all MP3 files?}}"
        files.old: >-
          {count, plural, one {Delete the file of the last 24 hours?} other {Delete the files of the last 24 hours?}}
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        seats: "{count, plural, one {1 seat} other {# of 12 seats}}"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        seats: "{count, plural, one {1 Platz} other {# von 12 Plätzen}}"
      """,
    ]),
  ]
}

extension String {
  fileprivate static func hardCoded(_ selector: Plural.Selector, _ sign: String) -> String {
    let advice = "write `\(sign)` instead of the number"
    guard case .category(let category) = selector else { return advice }
    return advice + ": `\(category.rawValue)` is used for several numbers"
  }
}
