import CatalogDiagnostics
import CatalogModel
import MessageFormat

enum TextLength: ContentCheck {
  static let id = RuleID("text-length", .warning)
  static let summary =
    "a text is too long for an alert: a title over 80 characters, a message over 300, a label over 30"
  static let rationale = """
    Alerts interrupt; what nobody reads to the end does not help. Counted are characters as people see them, in the
    longest branch, with the examples of the arguments. Silent in translations where the source text is too long already.
    """
  static let kinds: TextKinds = .long

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard let (length, limit) = excess(of: text) else { return }
    findings.append(text.finding(id, at: text.wholeText, .tooLong(length, limit)))
  }

  /// Whether the rule speaks of a text, so that others need not.
  static func concerns(_ text: TextFacts) -> Bool { excess(of: text) != nil }

  private static func excess(of text: TextFacts) -> (length: Int, limit: Int)? {
    guard let limit = limit(of: text.alert.alert.slots[text.slot].role) else { return nil }
    // No text has more characters than bytes, but for what its arguments bring.
    guard text.message.text.count + text.facts.uses.count * 40 > limit,
      ShownLength(boundOf: text.message, of: text.alert).characters > limit
    else { return nil }
    let length = ShownLength(longestOf: text.message, of: text.alert).characters
    guard length > limit else { return nil }
    if let source = text.source, ShownLength(longestOf: source.message, of: text.alert).characters > limit {
      return nil
    }
    return (length, limit)
  }

  static let longestLabel = 30

  private static func limit(of role: TextSlot.Role) -> Int? {
    switch role {
    case .title: 80
    case .message: 300
    case .actionLabel: longestLabel
    case .fieldTitle, .fieldPlaceholder: 60
    case .fieldInitial: nil
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: ⟦Do you really want to delete this file, which you have not opened for more than a year now?⟧
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete:
          title: "{count, plural, one {Delete # file?} other {Delete # files?}}"
          actions: { delete: "{count, plural, one {Delete It} other {Delete Them}}", cancel: {} }
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        files.delete:
          title: "{count, plural, one {# Datei löschen?} other {# Dateien löschen?}}"
          actions: { delete: "⟦{count, plural, one {Löschen} other {Alle ausgewählten Dateien löschen}}⟧" }
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          arguments: { name: { type: string, example: report.pdf } }
          title: "Delete “{name}”?"
      """,
      "Alerts.ta.yaml": """
      locale: ta
      alerts:
        file.delete: "“{name}” என்ற கோப்பை நீக்க விரும்புகிறீர்களா?"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ja
      alerts:
        file.delete: このファイルを削除してもよろしいですか?
      """
    ]),
  ]
}

extension String {
  fileprivate static func tooLong(_ length: Int, _ limit: Int) -> String {
    "shorten the text: it is \(length) characters long, \(length - limit) more than fit well"
  }
}
