import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

enum TitlePunctuation: TextCheck {
  static let id = RuleID("title-punctuation", .info)
  static let summary = "a title that is a fragment has a full stop, or a question has no question mark"
  static let rationale = """
    A fragment is no sentence and needs no stop: a single word or, in English, two. A question needs its mark; questions are
    known by their first words, in English only. Silent in translations, which are compared with the source.
    """

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard text.localization.isSource, case .title = text.alert.alert.slots[text.slot].role else { return }
    text.message.pattern.forEachWholeForm { form in
      if form.isConstant { check(form, of: text, &findings) }
    }
  }

  /// Checks a title that is always the same, or a plural form of one.
  private static func check(_ form: Pattern, of text: TextFacts, _ findings: inout [Finding]) {
    let title = Message(text: text.message.text, syntax: text.message.syntax, pattern: form, issues: [])
    let end = TextEnd.common(of: title, text.localization.sentenceMarks)
    let string = title.text.string(in: form.span)
    if text.localization.locale.languageCode == "en", end?.kind == SentenceEnd.none, string.beginsLikeQuestion {
      findings.append(text.finding(id, at: end?.span ?? form.span, .question))
    }
    guard end?.kind == .statement, let place = end?.span, title.text.string(in: place) == "." else { return }
    let words = string.split(separator: " ")
    let limit = text.localization.locale.languageCode == "en" ? 2 : 1
    guard words.count <= limit, text.localization.letters.hasCapitals else { return }
    let fix = MessageIssue.Fix("remove it", edits: [MessageIssue.Edit(place, "")])
    findings.append(text.finding(id, at: place, .fragment, fix: fix))
  }

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.deleted: File deleted⟦.⟧
        """
      ],
      fixed: [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.deleted: File deleted
        """
      ]
    ),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: Do you want to delete the file⟦⟧
          actions: { delete: Delete, cancel: {} }
      """
    ]),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: de
        alerts:
          file.deleted: Gelöscht⟦.⟧
        """
      ],
      fixed: [
        "Alerts.yaml": """
        sourceLocale: de
        alerts:
          file.deleted: Gelöscht
        """
      ]
    ),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.deleted: "{count, plural, one {File deleted⟦.⟧} other {The files are deleted.}}"
        """
      ],
      fixed: [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.deleted: "{count, plural, one {File deleted} other {The files are deleted.}}"
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.deleted: The file is deleted.
        file.delete: Do you want to delete the file?
        file.rename: What’s New
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ja
      alerts:
        file.deleted: ファイルを削除しました。
      """
    ]),
  ]
}

extension String {
  /// Whether an English text begins with an auxiliary verb and what it asks about.
  fileprivate var beginsLikeQuestion: Bool {
    let words = lowercased().split(separator: " ").prefix(2)
    guard words.count == 2, let verb = words.first, let subject = words.last else { return false }
    return Self.verbs.contains(String(verb)) && Self.subjects.contains(String(subject))
  }

  private static let verbs: Set<String> = [
    "do", "does", "did", "are", "is", "was", "were", "would", "will", "can", "could", "should", "have", "has",
  ]
  private static let subjects: Set<String> = ["you", "we", "i", "it", "this", "these", "they", "the", "your"]
}

extension String {
  fileprivate static let question = "end the question with a question mark"
  fileprivate static let fragment = "end the title without a full stop: it is no sentence"
}
