import CatalogDiagnostics
import CatalogModel
import MessageFormat

enum BlankTranslation: ContentCheck {
  static let id = RuleID("blank-translation", .error)
  static let summary = "the translation is empty or white space only, and the source is not"
  static let rationale = """
    An empty text is shown as it is: a button without a word on it. Leave the text out instead, and the alert falls
    back. The same holds for a plural form of a text that has nothing beside its forms. Silent where the source text is
    blank too.
    """
  static let kinds: TextKinds = [.blankStart, .branch]

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard let source = text.source, !source.message.isBlank else { return }
    guard !text.isBlank else { return findings.append(text.finding(id, at: text.wholeText, .blank)) }
    for form in blankForms(of: text, source) { findings.append(text.finding(id, at: form, .blankForm)) }
  }

  /// Whether all of a text or a form of it is blank, so that other rules need not speak of it.
  static func concerns(_ text: TextFacts) -> Bool {
    guard let source = text.source, !text.isBlank else { return true }
    return !blankForms(of: text, source).isEmpty
  }

  private static func blankForms(of text: TextFacts, _ source: AlertFacts.SourceFacts) -> [Span] {
    guard text.facts.kinds.meets(.branch) else { return [] }
    let forms = text.message.blankForms
    return forms.isEmpty || source.message.blankForms.isEmpty ? forms : []
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: Delete the file?
          actions: { delete: Delete, cancel: {} }
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.delete:
          title: Die Datei löschen?
          actions: { delete: "⟦⟧" }
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        files.delete: "⟦　⟧"
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.deleted: "{count, plural, one {The file is deleted} other {The files are deleted}}"
      """,
      "Alerts.nl.yaml": """
      locale: nl
      alerts:
        files.deleted: "{count, plural, one {Het bestand is verwijderd} other {⟦⟧}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.found: "Found {count} file{count, plural, one {} other {s}}"
      """,
      "Alerts.nl.yaml": """
      locale: nl
      alerts:
        files.found: "{count} bestand{count, plural, one {} other {en}} gevonden"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{name}"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        files.delete: "{name}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: Delete the file?
          message: You can’t undo this.
          actions: { delete: Delete, cancel: {} }
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        file.delete:
          title: Удалить файл?
          message: Это действие нельзя отменить.
          actions: { delete: Удалить, cancel: }
      """,
    ]),
  ]
}

extension TextFacts {
  var isBlank: Bool { message.isBlank }
}

extension Message {
  /// Whether the message shows nothing but white space.
  var isBlank: Bool {
    text.withBytes { bytes in
      guard bytes.isEmpty || bytes.mayBeBlank(from: 0) else { return false }
      return String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
  }

  /// The forms of a text that consists of its forms, as far as they show nothing but white space.
  fileprivate var blankForms: [Span] {
    var forms: [Span] = []
    pattern.forEachWholeForm { form in
      if isBlank(form) { forms.append(form.span) }
    }
    return forms
  }

  /// Whether a part of the message shows nothing but white space.
  func isBlank(_ form: Pattern) -> Bool {
    guard form.isConstant, form.span.isEmpty || text.withBytes({ $0.mayBeBlank(from: form.span.start) }) else {
      return false
    }
    return text.string(in: form.span).unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the byte is white space, or the first one of white space that is not ASCII.
  func mayBeBlank(from start: Int) -> Bool {
    let first = self[start]
    return first <= 0x20 || first == 0xC2 || first >= 0xE1 && first <= 0xE3
  }
}

extension String {
  fileprivate static let blank = "translate the text, or leave it out so that the alert falls back"
  fileprivate static let blankForm = "write the text of this form: for its numbers nothing is shown"
}
