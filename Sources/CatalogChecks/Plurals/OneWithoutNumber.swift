import CatalogDiagnostics
import LocaleData
import MessageFormat

enum OneWithoutNumber: PluralCheck {
  static let id = RuleID("one-without-number", .error)
  static let summary = "the branch `one` shows no number where it is used for more than 1"
  static let rationale = """
    In Russian `one` is the form for 1, 21, 31, …; in French for 0 and 1. A branch that says “one file” in words is
    wrong for all of these but 1. Show the number, or write the words under `=1`. Silent where the argument’s range,
    or other `=N` branches, leave a single number, and where all
    forms show another argument instead, which may be the number as text.
    """

  static func check(_ plural: PluralFacts, in text: TextFacts, _ findings: inout [Finding]) {
    guard !plural.use.showsNumberEverywhere, plural.categories.contains(.one), !text.facts.hasLiteralPound else {
      return
    }
    for (index, branch) in plural.plural.branches.enumerated() where branch.selector == .category(.one) {
      guard concerns(index, plural) else { continue }
      let values = plural.reach.values(of: .one, without: plural.exact, limit: 4)
      let numbers = values.map { String($0 &+ plural.plural.offset) }
      let sign = plural.plural.numberSign(in: text.message.syntax)
      let advice = String.showing(sign, hasExact: text.message.syntax == .icu)
      findings.append(text.finding(id, at: branch.selectorSpan, .unshown(advice, numbers, text.localization.tag)))
    }
  }

  /// Whether the rule speaks of a branch, so that others need not.
  static func concerns(_ index: Int, _ plural: PluralFacts) -> Bool {
    plural.plural.branches[index].selector == .category(.one) && !plural.use.showsNumber(index)
      && !plural.use.showsSomethingElse && plural.holdsSeveral(index)
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete one file?} other {Delete # files?}}"
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        files.delete: >-
          {count, plural, ⟦one⟧ {Удалить один файл?} few {Удалить # файла?} many {Удалить # файлов?}
          other {Удалить # файла?}}
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete the file?} other {Delete # files?}}"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        files.delete: "{count, plural, ⟦one⟧ {Supprimer le fichier ?} other {Supprimer # fichiers ?}}"
      """,
    ]),
    .firing([
      "en.lproj/Alerts.strings": """
      "files.title" = "Files: %lld";
      """,
      "lt.lproj/Alerts.stringsdict": """
      <plist version="1.0">
      <dict>
        <key>files.title</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
          <key>files</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>⟦one⟧</key><string>Vienas failas</string>
            <key>few</key><string>%lld failai</string>
            <key>other</key><string>%lld failų</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete “{name}”?} other {Delete # files?}}"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        files.delete: "{count, plural, one {„{name}“ löschen?} other {# Dateien löschen?}}"
      """,
      "Alerts.uk.yaml": """
      locale: uk
      alerts:
        files.delete: >-
          {count, plural, =1 {Видалити «{name}»?} one {Видалити # файл?} few {Видалити # файли?}
          many {Видалити # файлів?} other {Видалити # файлу?}}
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete:
          arguments: { count: { type: int, min: 1, max: 20 } }
          title: "{count, plural, one {Delete the file?} other {Delete # files?}}"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        files.delete: "{count, plural, one {Supprimer le fichier ?} other {Supprimer # fichiers ?}}"
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        files.delete: >-
          {count, plural, one {Удалить файл?} few {Удалить # файла?} many {Удалить # файлов?}
          other {Удалить # файла?}}
      """,
    ]),
  ]
}

extension PluralUse {
  /// Whether no form shows the number, and all show the same other argument.
  fileprivate var showsSomethingElse: Bool {
    guard let first = shown.first, !shown.contains(where: { $0.contains(use.index) }) else { return false }
    return !shown.dropFirst().reduce(first) { $0.intersection($1) }.isEmpty
  }
}

extension String {
  fileprivate static func showing(_ sign: String, hasExact: Bool) -> String {
    "show the number with `\(sign)`" + (hasExact ? ", or write `=1`" : "")
  }

  fileprivate static func unshown(_ advice: String, _ numbers: [String], _ locale: String) -> String {
    let list =
      numbers.count > 3 ? numbers.prefix(3).joined(separator: ", ") + ", …" : numbers.joined(separator: " and ")
    return "\(advice): in \(locale) `one` is used for \(list)"
  }
}
