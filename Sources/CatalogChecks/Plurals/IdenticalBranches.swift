import CatalogDiagnostics
import LocaleData
import MessageFormat

enum IdenticalBranches: ContentCheck {
  static let id = RuleID("identical-branches", .info)
  static let summary = "all branches of a plural or select are equal"
  static let rationale = """
    Branches that all say the same are work for nothing, or a translation that was begun and not finished. Silent in
    languages in which numbers make no difference to a noun, for selects there is nothing to tell apart in anyway (only `other`),
    and where the source’s branches are equal too.
    """
  static let kinds: TextKinds = .branch

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard hasEqualBranches(text.message, text.facts) else { return }
    if let source = text.source, hasEqualBranches(source.message, source.facts) { return }
    let keepsNouns = Numerals.keepSingular.contains(text.localization.locale.languageCode)
    for use in text.facts.plurals where !keepsNouns && hasEqualBranches(use.use.argument, text.message) {
      guard let plural = PluralFacts(use, in: text), plural.reach.reached.categories.count > 1 else { continue }
      findings.append(text.finding(id, at: use.plural.kindSpan, .equal))
    }
    for use in text.facts.selects where hasEqualBranches(use.use.argument, text.message) {
      findings.append(text.finding(id, at: use.use.argument.keywordSpan ?? use.use.argument.nameSpan, .equal))
    }
  }

  private static func hasEqualBranches(_ message: Message, _ facts: MessageFacts) -> Bool {
    facts.plurals.contains { hasEqualBranches($0.use.argument, message) }
      || facts.selects.contains { hasEqualBranches($0.use.argument, message) }
  }

  private static func hasEqualBranches(_ argument: Argument, _ message: Message) -> Bool {
    var first: Span?
    var count = 0
    var areEqual = true
    argument.forEachBranch { branch in
      count += 1
      guard areEqual, let first else { return first = branch.span }
      areEqual = branch.span.count == first.count && message.text.isEqual(in: branch.span, and: first)
    }
    return areEqual && count > 1
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        files.delete: "{count, ⟦plural⟧, one {# Dateien löschen?} other {# Dateien löschen?}}"
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: fr
      alerts:
        invite: >-
          {who, select,
            female {{count, ⟦plural⟧, one {Elle a # amis} other {Elle a # amis}}}
            other {Sans amis}}
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        files.delete: "{count, plural, other {#個のファイルを削除しますか?}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ru
      alerts:
        file.shared: "{who, select, other {Доступ к файлу открыт}}"
        files.delete: >-
          {count, plural, one {Удалить # файл?} few {Удалить # файла?} many {Удалить # файлов?}
          other {Удалить # файла?}}
      """
    ]),
  ]
}

extension String {
  fileprivate static let equal = "tell the branches apart, or write the text once: they are all equal"
}
