import CatalogDiagnostics
import LocaleData
import MessageFormat

enum ZeroCategoryAsZero: PluralCheck {
  static let id = RuleID("zero-category-as-zero", .error)
  static let summary = "`zero` where the locale has no such plural form: it is not shown for 0"
  static let rationale = """
    `zero` is a grammatical form that a few languages have (Arabic, Latvian, Welsh). Elsewhere such a branch is never
    shown, not even for 0; `=0` is. Apple’s formats mean exactly 0 by it, so there it is right.
    """

  static func check(_ plural: PluralFacts, in text: TextFacts, _ findings: inout [Finding]) {
    guard concerns(.zero, plural), text.message.syntax == .icu else { return }
    for branch in plural.plural.branches where branch.selector == .category(.zero) {
      let hasExact = plural.plural.branches.contains { $0.selector == .exact(0) }
      let fix =
        hasExact
        ? plural.removal(of: branch, in: text.message)
        : MessageIssue.Fix("write `=0`", edits: [MessageIssue.Edit(branch.selectorSpan, "=0")])
      findings.append(text.finding(id, at: branch.selectorSpan, .zero(text.localization.tag), fix: fix))
    }
  }

  /// Whether a category is one that this rule speaks of, so that others need not.
  static func concerns(_ category: PluralCategory, _ plural: PluralFacts) -> Bool {
    category == .zero && plural.categories.contains(.zero) && !plural.reach.existing.contains(.zero)
  }

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.found: "{count, plural, ⟦zero⟧ {No files found} one {# file found} other {# files found}}"
        """
      ],
      fixed: [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.found: "{count, plural, =0 {No files found} one {# file found} other {# files found}}"
        """
      ]
    ),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.found: "{count, plural, =0 {No files found} one {# file found} other {# files found}}"
        """,
        "Alerts.ru.yaml": """
        locale: ru
        alerts:
          files.found: >-
            {count, plural, =0 {Нет файлов} ⟦zero⟧ {Нет файлов} one {Найден # файл} few {Найдено # файла}
            many {Найдено # файлов} other {Найдено # файла}}
        """,
      ],
      fixed: [
        "Alerts.ru.yaml": """
        locale: ru
        alerts:
          files.found: >-
            {count, plural, =0 {Нет файлов} one {Найден # файл} few {Найдено # файла}
            many {Найдено # файлов} other {Найдено # файла}}
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.found: "{count, plural, =0 {No files found} one {# file found} other {# files found}}"
      """,
      "Alerts.lv.yaml": """
      locale: lv
      alerts:
        files.found: "{count, plural, =0 {Nav failu} zero {Atrasti # faili} one {Atrasts # fails} other {Atrasti # faili}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ar
      alerts:
        files.found: >-
          {count, plural, zero {لا ملفات} one {ملف واحد} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}}
      """
    ]),
  ]
}

extension String {
  fileprivate static func zero(_ locale: String) -> String {
    "write `=0` for the number 0: \(locale) has no plural form `zero`"
  }
}
