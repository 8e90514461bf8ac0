import CatalogDiagnostics
import MessageFormat

enum BidiOverride: ContentCheck {
  static let id = RuleID("bidi-override", .error)
  static let summary = "an invisible character forces a direction on the letters behind it"
  static let rationale = """
    U+202D and U+202E make letters read backwards: `exe.fdp` where `pdf.exe` is written. No translation needs them.
    """
  static let kinds: TextKinds = .bidi

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard text.facts.kinds.meets(.bidi) else { return }
    text.message.forEachLiteralScalar { scalar, place in
      guard let control = BidiControl(scalar), control.isOverride else { return }
      let fix = MessageIssue.Fix("remove it", edits: [MessageIssue.Edit(place, "")])
      findings.append(text.finding(id, at: place, .override(control.name), fix: fix))
    }
  }

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.open: Open “⟦\u{202E}⟧fdp.exe”?
        """
      ],
      fixed: [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.open: Open “fdp.exe”?
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
        "Alerts.he.yaml": """
        locale: he
        alerts:
          files.delete: >-
            {count, plural, one {⟦\u{202D}⟧למחוק קובץ?\u{202C}} two {למחוק # קבצים?} other {למחוק # קבצים?}}
        """,
      ],
      fixed: [
        "Alerts.he.yaml": """
        locale: he
        alerts:
          files.delete: >-
            {count, plural, one {למחוק קובץ?\u{202C}} two {למחוק # קבצים?} other {למחוק # קבצים?}}
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.open: "Open “\u{2068}{name}\u{2069}”?"
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ar
      alerts:
        file.open: "هل تريد فتح \u{202A}report.pdf\u{202C}؟"
      """
    ]),
  ]
}

extension String {
  fileprivate static func override(_ name: String) -> String {
    "remove this \(name): it makes text read backwards"
  }
}
