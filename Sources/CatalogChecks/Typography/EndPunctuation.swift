import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

enum EndPunctuation: ContentCheck {
  static let id = RuleID("end-punctuation", .warning)
  static let summary = "the translation ends as another kind of sentence than the source"
  static let rationale = """
    A question that lost its mark, or a full stop that only one language has. Marks are compared by what they mean, in
    every script: `?`, `？`, `؟` and the Greek `;` ask, `.`, `。`, `।` and `!` state. Silent where a language asks by a
    word (か, 吗) or needs no full stop (Japanese, Thai), where the forms of a plural end differently, and where a message
    closes its last sentence with the full stop that the source forgot.
    """
  static let kinds: TextKinds = .unlikeEnd

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard let source = text.source, source.message.text.count > 0, text.message.text.count > 0 else { return }
    guard let wanted = source.end, let own = TextEnd.common(of: text.message, text.localization.sentenceMarks),
      own.kind != wanted.kind, !isFree(own, wanted.kind, text.localization.sentenceMarks), !text.isBlank,
      LabelPunctuation.place(in: text) == nil,
      !text.closesSentence(own, wanted.kind)
    else { return }
    findings.append(text.finding(id, at: own.span, own.kind == .question ? .asks(wanted.kind) : .differs(wanted.kind)))
  }

  /// Whether the language leaves the choice.
  private static func isFree(_ own: TextEnd, _ wanted: SentenceEnd, _ marks: SentenceMarks) -> Bool {
    if own.mayAsk, wanted == .question { return true }
    switch (own.kind, wanted) {
    case (.none, _): return marks.mayOmitAll || marks.mayOmitStop && wanted == .statement
    case (.statement, .none): return marks.mayOmitStop
    case (.statement, .colon), (.colon, .statement): return marks.writesColonAsStop
    default: return false
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: Delete the file?
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.delete: Die Datei löschen⟦.⟧
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {# file is deleted.} other {# files are deleted.}}"
      """,
      "Alerts.es.yaml": """
      locale: es
      alerts:
        files.delete: "{count, plural, one {Se borra # archivo⟦⟧} other {Se borran # archivos}}"
      """,
    ]),
    .silent(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete: Delete “{name}”?
        """,
        "Alerts.el.yaml": """
        locale: el
        alerts:
          file.delete: Να διαγραφεί το «{name}»;
        """,
        "Alerts.ar.yaml": """
        locale: ar
        alerts:
          file.delete: هل تريد حذف «{name}»؟
        """,
        "Alerts.ja.yaml": """
        locale: ja
        alerts:
          file.delete: “{name}”を削除しますか
        """,
      ],
      also: [UnisolatedArgument.id]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.saved: The file is saved.
      """,
      "Alerts.hi.yaml": """
      locale: hi
      alerts:
        file.saved: फ़ाइल सहेजी गई है।
      """,
      "Alerts.zh-Hans.yaml": """
      locale: zh-Hans
      alerts:
        file.saved: 文件已保存
      """,
      "Alerts.th.yaml": """
      locale: th
      alerts:
        file.saved: บันทึกไฟล์แล้ว
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        signOut:
          title: Sign out?
          message: You’ll need your password to sign in again
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        signOut:
          title: Abmelden?
          message: Sie brauchen Ihr Passwort, um sich wieder anzumelden.
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: Delete “{name}” now?
      """,
      "Alerts.hy.yaml": """
      locale: hy
      alerts:
        file.delete: Ջնջե՞լ «{name}» ֆայլը հիմա
      """,
    ]),
  ]
}

extension MessageFacts {
  /// A quick look at the last characters of two texts: both are letters, or the same mark.
  func endsLike(_ other: UInt8?) -> Bool {
    guard let own = lastCharacter, let wanted = other else { return false }
    if own == wanted {
      return own != UInt8(ascii: ";") && own > 0x20 && own != UInt8(ascii: "\"") && own != UInt8(ascii: ")")
    }
    return own.isASCIILetter && wanted.isASCIILetter
  }
}

extension TextFacts {
  /// Whether the text adds a full stop to a message of whole words. In titles and labels that would be a mistake.
  fileprivate func closesSentence(_ own: TextEnd, _ wanted: SentenceEnd) -> Bool {
    guard case .message = alert.alert.slots[slot].role, own.kind == .statement, wanted == .none else { return false }
    return !["!", "！"].contains(message.text.string(in: own.span))
  }
}

extension String {
  /// A question may well be one: then its words differ from the source’s too.
  fileprivate static func asks(_ wanted: SentenceEnd) -> String {
    wanted == .none
      ? "the source text asks nothing; word this text as it is worded, and end without a mark" : differs(wanted)
  }

  fileprivate static func differs(_ wanted: SentenceEnd) -> String {
    switch wanted {
    case .none: "end without a punctuation mark, as the source text does"
    case .statement: "end with a full stop, as the source text does"
    case .question: "end with a question mark, as the source text does"
    case .ellipsis: "end with an ellipsis, as the source text does"
    case .colon: "end with a colon, as the source text does"
    }
  }
}
