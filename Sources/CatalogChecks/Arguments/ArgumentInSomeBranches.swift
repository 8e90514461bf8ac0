import CatalogDiagnostics
import CatalogModel
import MessageFormat

enum ArgumentInSomeBranches: ContentCheck {
  static let id = RuleID("argument-in-some-branches", .warning)
  static let summary = "an argument is shown in some branches only, and in all of the source’s"
  static let rationale = """
    A form that was written later than the others easily forgets the folder’s name. Silent for numbers in plural forms
    that are for one number only (“eine Datei”), and in blank ones.
    """
  static let kinds: TextKinds = .branch

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard let source = text.source, !text.facts.plurals.isEmpty || !text.facts.selects.isEmpty else { return }
    let lost = source.facts.alwaysShown.without(text.facts.alwaysShown).rawValue & text.facts.shown.rawValue
    guard lost != 0, !text.facts.hasLiteralPound else { return }
    var names: [(place: Span, names: [String])] = []
    for index in ArgumentSet(rawValue: lost).indices where index < text.alert.alert.arguments.count {
      guard let place = place(of: index, in: text) else { continue }
      let name = text.alert.alert.arguments[index].name
      if let known = names.firstIndex(where: { $0.place == place }) {
        names[known].names.append(name)
      } else {
        names.append((place, [name]))
      }
    }
    for (place, names) in names { findings.append(text.finding(id, at: place, .forgotten(names))) }
  }

  /// The selector of the first branch that does not show the argument though others do.
  private static func place(of index: Int, in text: TextFacts) -> Span? {
    for use in text.facts.plurals where use.shown.differ(in: index) {
      for (branch, shown) in use.shown.enumerated() where !shown.contains(index) {
        guard index != use.use.index || needsNumber(branch, use, text),
          !text.message.isBlank(use.plural.branches[branch].pattern)
        else { continue }
        return use.plural.branches[branch].selectorSpan
      }
    }
    for use in text.facts.selects where use.shown.differ(in: index) {
      guard let branch = use.shown.firstIndex(where: { !$0.contains(index) }) else { continue }
      return use.select.branches[branch].keySpan
    }
    return nil
  }

  /// Whether a branch without the number is for several, and no other rule says so.
  private static func needsNumber(_ branch: Int, _ use: PluralUse, _ text: TextFacts) -> Bool {
    guard let plural = PluralFacts(use, in: text) else { return false }
    return plural.holdsSeveral(branch) && !OneWithoutNumber.concerns(branch, plural)
      && !HardCodedNumber.concerns(branch, plural, text)
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.move: "{count, plural, one {Move # file to “{folder}”?} other {Move # files to “{folder}”?}}"
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        files.move: >-
          {count, plural, one {Переместить # файл в «{folder}»?} few {Переместить # файла в «{folder}»?}
          ⟦many⟧ {Переместить # файлов?} other {Переместить # файла в «{folder}»?}}
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        invite: "{who, select, female {{name} shares her files} other {{name} shares files}}"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        invite: "{who, select, female {{name} partage ses fichiers} ⟦other⟧ {Fichiers partagés}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        files.delete: "{count, plural, one {Eine Datei löschen?} other {# Dateien löschen?}}"
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
        files.delete: "{count, plural, =1 {“{name}”を削除しますか?} other {#個のファイルを削除しますか?}}"
      """,
    ]),
  ]
}

extension [ArgumentSet] {
  /// Whether some have an argument and some do not.
  fileprivate func differ(in index: Int) -> Bool {
    contains { $0.contains(index) } && contains { !$0.contains(index) }
  }
}

extension String {
  fileprivate static func forgotten(_ names: [String]) -> String {
    let list = names.prefix(6).map { quoted($0) }.joined(separator: " and ")
    return
      "show \(names.count == 1 ? "the argument" : "the arguments") \(list) in this branch too, as the source text does"
  }
}
