import CatalogDiagnostics
import LocaleData
import MessageFormat

enum MissingPluralCategory: PluralCheck {
  static let id = RuleID("missing-plural-category", .error)
  static let summary = "a plural form that the locale needs for the argument’s values is missing"
  static let rationale = """
    Numbers of a category without a branch are shown with `other`, which in most languages is wrong for them: Polish
    would say “5 pliku”. Only categories that the argument’s values reach are asked for. Silent where an integer never
    reaches a category (Czech `many`), where it starts at a million and `max` is below (French `many`), and where `=N`
    branches hold all of its numbers.
    """

  static func check(_ plural: PluralFacts, in text: TextFacts, _ findings: inout [Finding]) {
    let absent = plural.reach.reached.subtracting(plural.categories)
    guard !absent.isEmpty else { return }
    let missing = absent.categories.filter { $0 != .other && plural.reach.isReached($0, without: plural.exact) }
    guard !missing.isEmpty else { return }
    let list = missing.map { "`\($0.rawValue)` (\(numbers(of: $0, in: plural)))" }
    findings.append(text.finding(id, at: plural.plural.kindSpan, .missing(list, text.localization.tag)))
  }

  /// A few of the numbers that the branch would be for.
  private static func numbers(of category: PluralCategory, in plural: PluralFacts) -> String {
    let values = plural.reach.values(of: category, without: plural.exact, limit: 4)
    guard !values.isEmpty else { return "fractions" }
    let shown = values.prefix(3).map { String($0 &+ plural.plural.offset) }.joined(separator: ", ")
    return values.count > 3 ? shown + ", …" : shown
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.pl.yaml": """
      locale: pl
      alerts:
        files.delete: "{count, ⟦plural⟧, one {Usunąć # plik?} other {Usunąć # pliku?}}"
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.move:
          title: "{count, plural, one {Move # file?} other {Move # files?}}"
          arguments: { folder: { enum: [inbox, other] }, count: int }
          message: >-
            {folder, select,
              inbox {{count, plural, one {The file leaves the inbox.} other {The files leave the inbox.}}}
              other {It can be undone.}}
      """,
      "Alerts.ar.yaml": """
      locale: ar
      alerts:
        files.move:
          title: >-
            {count, plural, zero {نقل # ملف؟} one {نقل ملف واحد؟} two {نقل ملفين؟} few {نقل # ملفات؟}
            many {نقل # ملفًا؟} other {نقل # ملف؟}}
          message: >-
            {folder, select,
              inbox {{count, ⟦plural⟧, =1 {يغادر الملف البريد.} other {تغادر الملفات البريد.}}}
              other {يمكن التراجع عنه.}}
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        views:
          arguments: { count: { type: int, max: 5000000 } }
          title: "{count, plural, one {# view} other {# views}}"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        views: "{count, ⟦plural⟧, one {# vue} other {# vues}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files: "{count, plural, one {# file} other {# files}}"
      """,
      "Alerts.cs.yaml": """
      locale: cs
      alerts:
        files: "{count, plural, one {# soubor} few {# soubory} other {# souborů}}"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        files: "{count, plural, one {# fichier} other {# fichiers}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        seats:
          arguments: { count: { type: int, min: 1, max: 2 } }
          title: "{count, plural, one {# seat} other {# seats}}"
      """,
      "Alerts.sl.yaml": """
      locale: sl
      alerts:
        seats: "{count, plural, =1 {# sedež} two {# sedeža} other {# sedežev}}"
      """,
    ]),
  ]
}

extension String {
  fileprivate static func missing(_ categories: [String], _ locale: String) -> String {
    let list = categories.joined(separator: " and ")
    return "add \(list) for \(locale): without \(categories.count == 1 ? "it" : "them") these numbers read as `other`"
  }
}
