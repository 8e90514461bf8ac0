import CatalogDiagnostics
import MessageFormat

enum LineBreaks: ContentCheck {
  static let id = RuleID("line-breaks", .warning)
  static let summary = "the translation has another number of line breaks than the source"
  static let rationale = """
    Paragraphs of an alert are set by the source text. Line breaks at the beginning and end are another rule’s. Compared
    is the text in which every plural and select takes `other`.
    """
  static let kinds: TextKinds = .lineBreak

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard let source = text.source, !text.isBlank, source.facts.isReliable else { return }
    let own = text.message.innerLineBreaks
    let wanted = source.message.innerLineBreaks
    guard own.count != wanted.count else { return }
    let place = own.count > wanted.count ? own[wanted.count] : text.wholeText
    findings.append(text.finding(id, at: place, .different(own.count, wanted.count)))
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: |-
          The file is deleted.
          You can’t undo this.
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.delete: ⟦Die Datei wird gelöscht. Das lässt sich nicht rückgängig machen.⟧
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {# file is deleted.} other {# files are deleted.}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        files.delete: "{count, plural, other {#個のファイルを⟦\\n⟧削除します。}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: |-
          The file is deleted.
          You can’t undo this.
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        file.delete: "Файл будет удалён.\\nЭто нельзя отменить."
      """,
    ]),
    .silent(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete: "{count, plural, one {The file\\nis deleted.} other {The files\\nare deleted.}}"
        """,
        "Alerts.fr.yaml": """
        locale: fr
        alerts:
          file.delete: "{count, plural, one {Le fichier\\nest supprimé.} other {Les fichiers\\nsont supprimés.}}"
        """,
      ],
      also: [OneWithoutNumber.id]
    ),
  ]
}

extension Message {
  /// The line breaks within the text that is shown, those at its ends left out.
  fileprivate var innerLineBreaks: [Span] {
    var breaks: [Span] = []
    var isAtStart = true
    var pending: [Span] = []
    for span in mainLiterals {
      var start = span.start
      for scalar in text.string(in: span).unicodeScalars {
        let end = start + UTF8.width(scalar)
        if scalar == "\n" || scalar == "\u{2028}" || scalar == "\u{2029}" {
          pending.append(Span(start, end))
        } else if !scalar.properties.isWhitespace {
          if !isAtStart { breaks += pending }
          pending = []
          isAtStart = false
        }
        start = end
      }
      // A placeholder follows, which is text too.
      if span.end < text.count {
        if !isAtStart { breaks += pending }
        pending = []
        isAtStart = false
      }
    }
    return breaks
  }
}

extension String {
  fileprivate static func different(_ own: Int, _ wanted: Int) -> String {
    "break lines as the source text does: it has \(count(wanted)), this text \(count(own))"
  }

  private static func count(_ breaks: Int) -> String {
    switch breaks {
    case 0: "no line break"
    case 1: "one line break"
    default: "\(breaks) line breaks"
    }
  }
}
