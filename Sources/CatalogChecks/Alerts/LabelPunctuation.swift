import CatalogDiagnostics
import CatalogModel
import MessageFormat

enum LabelPunctuation: TextCheck {
  static let id = RuleID("label-punctuation", .warning)
  static let summary = "a button’s label ends in a full stop or an exclamation mark"
  static let rationale = """
    Labels are words, not sentences. Silent for an ellipsis, which says that a question follows, for abbreviations, and
    in translations where the source’s label has the mark as well.
    """

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    if let end = place(in: text) { findings.append(text.finding(id, at: end, .stop, fix: fix(end, text))) }
  }

  /// The mark that the rule speaks of in a text, so that others need not.
  static func place(in text: TextFacts) -> Span? {
    guard case .actionLabel = text.alert.alert.slots[text.slot].role, !text.message.endsPlainly else { return nil }
    if let source = text.source, source.message.stopAtEnd(in: text.localization) != nil { return nil }
    return text.message.stopAtEnd(in: text.localization)
  }

  private static func fix(_ end: Span, _ text: TextFacts) -> MessageIssue.Fix? {
    text.message.isConstant ? MessageIssue.Fix("remove it", edits: [MessageIssue.Edit(end, "")]) : nil
  }

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete:
            title: Delete the file?
            actions: { delete: "Delete it⟦!⟧", cancel: {} }
        """
      ],
      fixed: [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete:
            title: Delete the file?
            actions: { delete: "Delete it", cancel: {} }
        """
      ]
    ),
    .firing([
      "Alerts.yaml": """
      sourceLocale: zh-Hans
      alerts:
        files.delete:
          title: 要删除{count}个文件吗？
          actions: { delete: "{count, plural, other {删除#个文件⟦。⟧}}", cancel: }
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.move:
          title: Move the file?
          actions: { move: Move To…, cancel: {} }
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: de
      alerts:
        file.move:
          title: Datei bewegen?
          actions: { move: In 5 Min., cancel: }
      """
    ]),
  ]
}

extension Message {
  /// The full stop or exclamation mark that the label ends in.
  fileprivate func stopAtEnd(in localization: LocalizationFacts) -> Span? {
    guard let end = TextEnd.first(.statement, of: self, localization.sentenceMarks), !isAbbreviation(before: end.span)
    else { return nil }
    return end.span
  }

  /// Whether the last word is short, or has a full stop in it too: `Min.`, `e.g.`
  private func isAbbreviation(before span: Span) -> Bool {
    guard text.string(in: span) == "." else { return false }
    let word = text.string(in: Span(0, span.start)).split(separator: " ").last ?? ""
    return word.utf8.contains(0x2E) || word.count <= 4 && word.contains(where: \.isLowercase)
  }
}

extension String {
  fileprivate static let stop = "end the label without a punctuation mark"
}
