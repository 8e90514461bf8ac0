import CatalogDiagnostics
import CatalogModel
import MessageFormat

enum LabelWidth: ContentCheck {
  static let id = RuleID("label-width", .warning)
  static let summary = "a button’s label is wider than an alert"
  static let rationale = """
    An iPhone’s alert is about 28 letters wide. Labels that do not fit side by side are stacked; one that is wider than
    the alert is cut or set in tiny letters. The width is estimated from the characters: East Asian ones are as wide as
    two letters. Silent in translations where the source’s label is too wide already.
    """
  static let kinds: TextKinds = .long

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard case .actionLabel = text.alert.alert.slots[text.slot].role else { return }
    guard text.message.text.count + text.facts.uses.count * 40 > 17,
      ShownLength(boundOf: text.message, of: text.alert).isTooWide
    else { return }
    let length = ShownLength(longestOf: text.message, of: text.alert)
    // What is too long as well, `text-length` says.
    guard length.isTooWide, length.characters <= TextLength.longestLabel else { return }
    if let source = text.source, ShownLength(longestOf: source.message, of: text.alert).isTooWide { return }
    findings.append(text.finding(id, at: text.wholeText, .tooWide))
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete:
          title: Delete the files?
          actions: { delete: Delete Them, cancel: {} }
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        files.delete:
          title: ファイルを削除しますか?
          actions: { delete: ⟦選択したすべてのファイルを削除⟧ }
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: ko
      alerts:
        files.delete:
          title: 파일을 삭제하시겠습니까?
          actions:
            delete: "⟦{count, plural, other {선택한 모든 파일 #개를 완전히 삭제}}⟧"
            cancel:
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete:
          title: Delete the files?
          actions: { delete: Delete All Selected Files, cancel: {} }
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: zh-Hans
      alerts:
        files.delete:
          title: 要删除文件吗？
          actions: { delete: 删除所有文件, cancel: }
      """
    ]),
  ]
}

extension ShownLength {
  fileprivate var isTooWide: Bool { width > Double(Self.lineWidth) }
}

extension String {
  fileprivate static let tooWide = "shorten the label: it is wider than an alert"
}
