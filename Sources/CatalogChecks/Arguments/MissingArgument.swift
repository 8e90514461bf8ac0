import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

enum MissingArgument: ContentCheck {
  static let id = RuleID("missing-argument", .error)
  static let summary = "the translation does not show an argument that the source shows"
  static let rationale = """
    What the source names, a file or a number, the translation must name too. Silent for an argument that the source
    only selects by, for a number whose plural forms in the translation each stand for one number: “eine Datei”, and for
    what the source shows only in a form that the language does not have, such as a name beside `one` in Japanese.
    """
  static let kinds: TextKinds = .argument

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard let source = text.source else { return }
    let lost = source.facts.shown.without(text.facts.shown)
    guard lost.rawValue != 0, source.facts.isReliable, !text.facts.hasLiteralPound,
      !BlankTranslation.concerns(text)
    else { return }
    for index in lost.indices where index < text.alert.alert.arguments.count {
      guard !isSaidInWords(index, text), !isShownInForeignForms(index, source, text) else { continue }
      findings.append(text.finding(id, at: text.wholeText, .missing(text.alert.alert.arguments[index].name)))
    }
  }

  /// Whether this rule speaks of an argument of a text, so that others need not.
  static func concerns(_ use: Placeholder, in text: TextFacts) -> Bool {
    guard let source = text.source else { return false }
    return source.facts.shown.contains(use.index) && !text.facts.shown.contains(use.index)
      && !isSaidInWords(use.index, text) && !isShownInForeignForms(use.index, source, text)
  }

  /// Whether plural forms tell the number without showing it: each of them is for one number only.
  private static func isSaidInWords(_ index: Int, _ text: TextFacts) -> Bool {
    var hasPlural = false
    for use in text.facts.plurals where use.use.index == index {
      guard let plural = PluralFacts(use, in: text) else { return false }
      if plural.plural.branches.indices.contains(where: { plural.holdsSeveral($0) }) { return false }
      hasPlural = true
    }
    return hasPlural
  }

  /// Whether the source shows an argument only in plural forms that the language does not have.
  private static func isShownInForeignForms(
    _ index: Int,
    _ source: AlertFacts.SourceFacts,
    _ text: TextFacts
  ) -> Bool {
    guard !source.facts.alwaysShown.contains(index), !text.facts.plurals.isEmpty,
      !source.facts.selects.contains(where: { $0.depth == 0 && $0.shown.contains { $0.contains(index) } })
    else { return false }
    var isInForeignForm = false
    for use in source.facts.plurals where use.depth == 0 {
      let rules = PluralRules.rules(for: text.localization.locale, use.plural.kind)
      for (branch, shown) in zip(use.plural.branches, use.shown) where shown.contains(index) {
        guard case .category(let category) = branch.selector, !rules.categories.contains(category) else { return false }
        isInForeignForm = true
      }
    }
    return isInForeignForm
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: "Delete “{name}”?"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        file.delete: "⟦Supprimer le fichier ?⟧"
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.move: "{count, plural, one {Move # file to “{folder}”?} other {Move # files to “{folder}”?}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        files.move: "⟦{count, plural, other {# 個のファイルを移動しますか?}}⟧"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
        file.shared: "{who, select, female {Her file} other {Their file}}"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        files.delete: "{count, plural, one {Die Datei löschen?} other {# Dateien löschen?}}"
        file.shared: Geteilte Datei
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        seats:
          arguments: { count: { type: int, min: 1, max: 2 } }
          title: "{count, plural, one {# seat is left} other {# seats are left}}"
      """,
      "Alerts.es.yaml": """
      locale: es
      alerts:
        seats: "{count, plural, one {Queda una plaza} other {Quedan dos plazas}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete “{name}”?} other {Delete # files?}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        files.delete: "{count, plural, other {#個のファイルを削除しますか？}}"
      """,
    ]),
  ]
}

extension String {
  fileprivate static func missing(_ name: String) -> String {
    "show the argument \(quoted(name)) as the source text does"
  }
}
