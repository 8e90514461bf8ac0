import CatalogDiagnostics
import MessageFormat

enum BidiBalance: ContentCheck {
  static let id = RuleID("bidi-balance", .error)
  static let summary = "an invisible direction control is opened and not closed in the same text"
  static let rationale = """
    An embedding or isolate that stays open reverses everything that an app puts behind the text. Each branch of a plural
    or select must close what it opens. Silent for direction marks (LRM, RLM, ALM), which open nothing.
    """
  static let kinds: TextKinds = .bidi

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard text.facts.kinds.meets(.bidi) else { return }
    for open in OpenControls(text.message).unclosed {
      let edit = MessageIssue.Edit(Span(open.end, open.end), open.control.closing)
      let fix = MessageIssue.Fix("close it at the end", edits: [edit])
      findings.append(text.finding(id, at: open.span, .open(open.control.name, open.control.closingName), fix: fix))
    }
  }

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
        """,
        "Alerts.he.yaml": """
        locale: he
        alerts:
          files.delete: "⟦\u{202B}⟧{count, plural, one {למחוק קובץ?} two {למחוק # קבצים?} other {למחוק # קבצים?}}"
        """,
      ],
      fixed: [
        "Alerts.he.yaml": """
        locale: he
        alerts:
          files.delete: "\u{202B}{count, plural, one {למחוק קובץ?} two {למחוק # קבצים?} other {למחוק # קבצים?}}\u{202C}"
        """
      ]
    ),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete: "{count, plural, one {Delete “⟦\u{2068}⟧{name}”?} other {Delete # files?}}"
        """
      ],
      fixed: [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete: "{count, plural, one {Delete “\u{2068}{name}”?\u{2069}} other {Delete # files?}}"
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: "Delete “\u{2068}{name}\u{2069}”?"
      """,
      "Alerts.ar.yaml": """
      locale: ar
      alerts:
        file.delete: "هل تريد حذف «\u{2068}{name}\u{2069}»؟"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        app: "Open the app {name}?"
      """,
      "Alerts.he.yaml": """
      locale: he
      alerts:
        app: "לפתוח את היישום {name}\u{200F}?"
      """,
    ]),
  ]
}

/// The direction controls of a text that nothing closes.
private struct OpenControls {
  private(set) var unclosed: [(control: BidiControl, span: Span, end: Int)] = []

  init(_ message: Message) {
    scan(message.pattern, message.text)
  }

  private mutating func scan(_ pattern: Pattern, _ text: SourceText) {
    var open: [(control: BidiControl, span: Span)] = []
    for part in pattern.parts {
      switch part {
      case .literal(let span): scan(text.string(in: span), at: span.start, &open)
      case .pound: continue
      case .argument(let argument): argument.forEachBranch { scan($0, text) }
      }
    }
    for (control, span) in open where !control.isOverride { unclosed.append((control, span, pattern.span.end)) }
  }

  private func scan(_ literal: String, at start: Int, _ open: inout [(control: BidiControl, span: Span)]) {
    var start = start
    for scalar in literal.unicodeScalars {
      let span = Span(start, start + UTF8.width(scalar))
      start = span.end
      if let control = BidiControl(scalar) {
        open.append((control, span))
      } else if scalar == "\u{202C}" {
        if let last = open.last, !last.control.isIsolate { open.removeLast() }
      } else if scalar == "\u{2069}", let index = open.lastIndex(where: { $0.control.isIsolate }) {
        open.removeSubrange(index...)
      }
    }
  }
}

extension String {
  fileprivate static func open(_ name: String, _ closing: String) -> String {
    "close this \(name) with \(closing), or remove it"
  }
}
