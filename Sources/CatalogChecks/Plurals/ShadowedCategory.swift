import CatalogDiagnostics
import LocaleData
import MessageFormat

enum ShadowedCategory: PluralCheck {
  static let id = RuleID("shadowed-category", .warning)
  static let summary = "a plural form that is never shown, because `=N` branches hold all of its numbers"
  static let rationale = """
    `=1` always wins over `one`. In English, where `one` is exactly 1, a branch `one` beside it is never shown: which of
    the two texts is meant? Likewise `=0` and `zero`, `=2` and `two`. Silent where the category has other numbers
    (Russian `one` is 21 too).
    """

  static func check(_ plural: PluralFacts, in text: TextFacts, _ findings: inout [Finding]) {
    guard !plural.exact.isEmpty, text.message.syntax == .icu else { return }
    for branch in plural.plural.branches {
      guard case .category(let category) = branch.selector, category != .other,
        plural.reach.reached.contains(category), !plural.reach.isReached(category, without: plural.exact)
      else { continue }
      let values = plural.reach.values(of: category, without: [], limit: plural.exact.count)
      let exact = values.map { "`=\($0 &+ plural.plural.offset)`" }
      findings.append(
        text.finding(
          id,
          at: branch.selectorSpan,
          .shadowed(category, exact),
          fix: plural.removal(of: branch, in: text.message)
        )
      )
    }
  }

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete: "{count, plural, =1 {Delete the file?} ⟦one⟧ {Delete # file?} other {Delete # files?}}"
        """
      ],
      fixed: [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete: "{count, plural, =1 {Delete the file?} other {Delete # files?}}"
        """
      ]
    ),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
        """,
        "Alerts.ar.yaml": """
        locale: ar
        alerts:
          files.delete: >-
            {count, plural, =0 {لا ملفات للحذف} ⟦zero⟧ {حذف # ملف؟} one {حذف ملف واحد؟} two {حذف ملفين؟}
            few {حذف # ملفات؟} many {حذف # ملفًا؟} other {حذف # ملف؟}}
        """,
      ],
      fixed: [
        "Alerts.ar.yaml": """
        locale: ar
        alerts:
          files.delete: >-
            {count, plural, =0 {لا ملفات للحذف} one {حذف ملف واحد؟} two {حذف ملفين؟}
            few {حذف # ملفات؟} many {حذف # ملفًا؟} other {حذف # ملف؟}}
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, =0 {Nothing to delete} one {Delete # file?} other {Delete # files?}}"
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ru
      alerts:
        files.delete: >-
          {count, plural, =1 {Удалить файл?} one {Удалить # файл?} few {Удалить # файла?} many {Удалить # файлов?}
          other {Удалить # файла?}}
      """
    ]),
  ]
}

extension String {
  fileprivate static func shadowed(_ category: PluralCategory, _ exact: [String]) -> String {
    "remove `\(category.rawValue)`: \(exact.joined(separator: " and ")) is shown for all of its numbers"
  }
}
