import CatalogDiagnostics
import MessageFormat

enum EdgeWhitespace: ContentCheck {
  static let id = RuleID("edge-whitespace", .warning)
  static let summary = "white space at the beginning or end of the text differs from the source"
  static let rationale = """
    A space at the end moves centred text, and a line break leaves an empty line in the alert. They come from copying,
    and from block texts (`|`) in YAML, which end in a line break. Silent where the source text has the same.
    """
  static let kinds: CharacterKinds = .edgeSpace

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard let source = text.source, !text.isBlank, !source.message.isBlank else { return }
    let own = text.message.edges
    let wanted = source.message.edges
    if own.start != wanted.start {
      let place = Span(0, own.start.utf8.count)
      findings.append(text.finding(id, at: place, .start(wanted.start), fix: fix(place, wanted.start)))
    }
    if own.end != wanted.end {
      let place = Span(text.message.text.count - own.end.utf8.count, text.message.text.count)
      findings.append(text.finding(id, at: place, .end(wanted.end), fix: fix(place, wanted.end)))
    }
  }

  private static func fix(_ place: Span, _ wanted: String) -> MessageIssue.Fix {
    let description = wanted.isEmpty ? "remove it" : "write what the source has"
    return MessageIssue.Fix(description, edits: [MessageIssue.Edit(place, wanted)])
  }

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete: Delete the file?
        """,
        "Alerts.de.yaml": """
        locale: de
        alerts:
          file.delete: "Die Datei löschen?⟦ ⟧"
        """,
      ],
      fixed: [
        "Alerts.de.yaml": """
        locale: de
        alerts:
          file.delete: "Die Datei löschen?"
        """
      ]
    ),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
        """,
        "Alerts.ja.yaml": """
        locale: ja
        alerts:
          files.delete: "⟦　⟧{count}個のファイルを削除しますか?"
        """,
      ],
      fixed: [
        "Alerts.ja.yaml": """
        locale: ja
        alerts:
          files.delete: "{count}個のファイルを削除しますか?"
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        prefix: "Copy of "
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        prefix: "Copie de "
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        notes: |-
          First line
            and an indented one
      """,
      "Alerts.ru.yaml": """
      locale: ru
      alerts:
        notes: |-
          Первая строка
            и строка с отступом
      """,
    ]),
  ]
}

extension Message {
  /// The white space at the beginning and at the end.
  fileprivate var edges: (start: String, end: String) {
    let text = text.string.unicodeScalars
    let start = text.prefix { $0.properties.isWhitespace }
    let end = text.reversed().prefix { $0.properties.isWhitespace }
    return (String(String.UnicodeScalarView(start)), String(String.UnicodeScalarView(end.reversed())))
  }
}

extension String {
  fileprivate static func start(_ wanted: String) -> String {
    wanted.isEmpty
      ? "remove the white space at the beginning"
      : "begin with \(quoted(wanted)) as the source text does, or remove that there"
  }

  fileprivate static func end(_ wanted: String) -> String {
    wanted.isEmpty
      ? "remove the white space at the end" : "end with \(quoted(wanted)) as the source text does, or remove that there"
  }
}
