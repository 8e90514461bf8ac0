import CatalogDiagnostics
import LocaleData
import MessageFormat

enum ImpossiblePluralCategory: PluralCheck {
  static let id = RuleID("impossible-plural-category", .warning)
  static let summary = "a plural form that is never shown in the locale"
  static let rationale = """
    A branch that no number selects is work for nothing, and often a sign that the branches were copied from another
    language. Silent for categories that only numbers beyond the usual reach (French `many`, from a million) as long as
    the argument has no `max`.
    """

  static func check(_ plural: PluralFacts, in text: TextFacts, _ findings: inout [Finding]) {
    let impossible = plural.categories.subtracting(plural.reach.possible)
    guard !impossible.isEmpty else { return }
    for branch in plural.plural.branches {
      guard case .category(let category) = branch.selector, category != .other, impossible.contains(category),
        !ZeroCategoryAsZero.concerns(category, plural)
      else { continue }
      findings.append(
        text.finding(
          id,
          at: branch.selectorSpan,
          .impossible(category, text.localization.tag, exists: plural.reach.existing.contains(category)),
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
          files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
        """,
        "Alerts.ja.yaml": """
        locale: ja
        alerts:
          files.delete: "{count, plural, ⟦one⟧ {# 個のファイルを削除?} other {# 個のファイルを削除?}}"
        """,
      ],
      fixed: [
        "Alerts.ja.yaml": """
        locale: ja
        alerts:
          files.delete: "{count, plural, other {# 個のファイルを削除?}}"
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
        "Alerts.de.yaml": """
        locale: de
        alerts:
          files.delete: "{count, plural, one {# Datei löschen?} ⟦few⟧ {# Dateien löschen?} other {# Dateien löschen?}}"
        """,
      ],
      fixed: [
        "Alerts.de.yaml": """
        locale: de
        alerts:
          files.delete: "{count, plural, one {# Datei löschen?} other {# Dateien löschen?}}"
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        views: "{count, plural, one {# view} other {# views}}"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        views: "{count, plural, one {# vue} many {# de vues} other {# vues}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        distance:
          arguments: { length: double }
          title: "{length, plural, one {# kilometre} other {# kilometres}}"
      """,
      "Alerts.cs.yaml": """
      locale: cs
      alerts:
        distance: "{length, plural, one {# kilometr} few {# kilometry} many {# kilometru} other {# kilometrů}}"
      """,
    ]),
  ]
}

extension String {
  fileprivate static func impossible(_ category: PluralCategory, _ locale: String, exists: Bool) -> String {
    let reason = exists ? "no value of the argument selects it in" : "there is no such plural form in"
    return "remove `\(category.rawValue)`: \(reason) \(locale)"
  }
}
