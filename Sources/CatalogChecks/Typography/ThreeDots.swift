import CatalogDiagnostics
import MessageFormat

enum ThreeDots: ContentCheck {
  static let id = RuleID("three-dots", .info)
  static let summary = "three full stops where an ellipsis is meant"
  static let rationale = """
    Apple’s platforms write `…`, one character, which is set narrower and never broken over two lines. Silent for two
    dots, and for four and more.
    """
  static let kinds: TextKinds = .dots

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    text.message.forEachLiteral { literal, run in
      let bytes = Array(literal.utf8)
      var index = 0
      while index < bytes.count {
        let start = index
        while index < bytes.count, bytes[index] == UInt8(ascii: ".") { index += 1 }
        if index - start == 3 {
          let place = run.span(of: start..<index)
          let fix = MessageIssue.Fix("write `…`", edits: [MessageIssue.Edit(place, "…")])
          findings.append(text.finding(id, at: place, .dots, fix: fix))
        }
        index = max(index, start + 1)
      }
    }
  }

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          sync: Syncing⟦...⟧
        """
      ],
      fixed: [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          sync: Syncing…
        """
      ]
    ),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          sync: "{count, plural, one {Syncing # file…} other {Syncing # files…}}"
        """,
        "Alerts.de.yaml": """
        locale: de
        alerts:
          sync: "{count, plural, one {# Datei wird abgeglichen⟦...⟧} other {# Dateien werden abgeglichen…}}"
        """,
      ],
      fixed: [
        "Alerts.de.yaml": """
        locale: de
        alerts:
          sync: "{count, plural, one {# Datei wird abgeglichen…} other {# Dateien werden abgeglichen…}}"
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        sync: Syncing…
        path: "Move it to ../archive?"
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ja
      alerts:
        sync: 同期中…
      """
    ]),
  ]
}

extension String {
  fileprivate static let dots = "write the ellipsis `…` instead of three full stops"
}
