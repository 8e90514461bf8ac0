import CatalogDiagnostics
import MessageFormat

enum EdgeWhitespace: ContentCheck {
  static let id = RuleID("edge-whitespace", .warning)
  static let summary = "white space at the beginning or end of the text differs from the source"
  static let rationale = """
    A space at the end moves centred text, and a line break leaves an empty line in the alert. They come from copying,
    and from block texts (`|`) in YAML, which end in a line break. The plural forms at either end of a text count too.
    Silent where the source text has the same.
    """
  static let kinds: TextKinds = [.edgeSpace, .branch]

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard let source = text.source else { return }
    if text.facts.kinds.meets(.edgeSpace) || source.facts.kinds.meets(.edgeSpace) { compare(text, source, &findings) }
    guard text.facts.kinds.meets(.branch) else { return }
    for side in Side.allCases {
      let places = text.message.edgesOfForms(side)
      guard !places.isEmpty, !source.message.hasEdgeInForms(side) else { continue }
      for place in places {
        let message: String = side == .start ? .start("") : .end("")
        findings.append(text.finding(id, at: place, message, fix: fix(place, "")))
      }
    }
  }

  fileprivate enum Side: CaseIterable { case start, end }

  private static func compare(_ text: TextFacts, _ source: AlertFacts.SourceFacts, _ findings: inout [Finding]) {
    guard !text.isBlank, !source.message.isBlank else { return }
    let own = text.message.edges
    let wanted = source.message.edges
    if own.start != wanted.start {
      let place = Span(0, own.start.utf8.count)
      findings.append(text.finding(id, at: place, .start(wanted.start), fix: fix(place, wanted.start)))
    }
    if own.end != wanted.end {
      let end = text.message.pattern.span.end
      let place = Span(end - own.end.utf8.count, end)
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
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
        """,
        "Alerts.pt.yaml": """
        locale: pt
        alerts:
          files.delete: "{count, plural, one {⟦ ⟧Apagar # ficheiro?} other {Apagar # ficheiros?⟦ ⟧}}"
        """,
      ],
      fixed: [
        "Alerts.pt.yaml": """
        locale: pt
        alerts:
          files.delete: "{count, plural, one {Apagar # ficheiro?} other {Apagar # ficheiros?}}"
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        found: "{count, plural, one {# file } other {# files }}{folder}"
      """,
      "Alerts.da.yaml": """
      locale: da
      alerts:
        found: "{count, plural, one {# arkiv } other {# arkiver }}{folder}"
      """,
    ]),
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
  /// The white space at the beginning and at the end. A printf text that is nothing but plural forms has none beside
  /// theirs.
  fileprivate var edges: (start: String, end: String) {
    if syntax == .printf, pattern.parts.count == 1, case .argument(let argument) = pattern.parts[0], argument.isSelector
    {
      return ("", "")
    }
    let text = text.string(in: pattern.span).unicodeScalars
    let start = text.prefix { $0.properties.isWhitespace }
    let end = text.reversed().prefix { $0.properties.isWhitespace }
    return (String(String.UnicodeScalarView(start)), String(String.UnicodeScalarView(end.reversed())))
  }

  /// Whether white space stands at a side of the text or of its forms.
  fileprivate func hasEdgeInForms(_ side: EdgeWhitespace.Side) -> Bool {
    let own = edges
    return !(side == .start ? own.start : own.end).isEmpty || !edgesOfForms(side).isEmpty
  }

  /// The white space at a side of the plural forms that stand there, blank ones aside.
  fileprivate func edgesOfForms(_ side: EdgeWhitespace.Side) -> [Span] {
    var spans: [Span] = []
    collectEdges(of: pattern, side, isForm: false, &spans)
    return spans
  }

  private func mayHaveSpace(at side: EdgeWhitespace.Side, of span: Span) -> Bool {
    text.withBytes { bytes in
      let literal = UnsafeBufferPointer(rebasing: bytes[span.start..<span.end])
      return side == .start ? literal.beginsWithSpace : literal.endsWithSpace
    }
  }

  private func collectEdges(of pattern: Pattern, _ side: EdgeWhitespace.Side, isForm: Bool, _ spans: inout [Span]) {
    switch side == .start ? pattern.parts.first : pattern.parts.last {
    case .literal(let span)?:
      guard isForm, mayHaveSpace(at: side, of: span) else { return }
      let scalars = text.string(in: span).unicodeScalars
      let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
      let spaces = side == .start ? Array(scalars.prefix(while: isSpace)) : scalars.reversed().prefix(while: isSpace)
      let width = spaces.reduce(0) { $0 + UTF8.width($1) }
      guard width > 0, width < span.count || pattern.parts.count > 1 else { return }
      spans.append(side == .start ? Span(span.start, span.start + width) : Span(span.end - width, span.end))
    case .argument(let argument)? where argument.isSelector:
      argument.forEachBranch { collectEdges(of: $0, side, isForm: true, &spans) }
    case .argument, .pound, nil: return
    }
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
