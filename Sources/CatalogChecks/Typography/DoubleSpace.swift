import CatalogDiagnostics
import MessageFormat

enum DoubleSpace: ContentCheck {
  static let id = RuleID("double-space", .warning)
  static let summary = "two spaces in a row"
  static let rationale = """
    Alerts show every space that is written. Silent behind a line break, where spaces indent.
    """
  static let kinds: TextKinds = .doubleSpace

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    text.message.forEachLiteral { literal, run in
      let bytes = Array(literal.utf8)
      var index = 0
      while index < bytes.count {
        let start = index
        while index < bytes.count, bytes[index] == 0x20 { index += 1 }
        if index - start > 1, start == 0 || bytes[start - 1] != 0x0A, !text.isAtEdge(run.span(of: start..<index)) {
          let place = run.span(of: start..<index)
          let fix = MessageIssue.Fix("write one space", edits: [MessageIssue.Edit(place, " ")])
          findings.append(text.finding(id, at: place, .double, fix: fix))
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
          file.delete: Delete⟦  ⟧the file?
        """
      ],
      fixed: [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete: Delete the file?
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
        "Alerts.ru.yaml": """
        locale: ru
        alerts:
          files.delete: >-
            {count, plural, one {Удалить # файл?} few {Удалить⟦  ⟧# файла?} many {Удалить # файлов?}
            other {Удалить # файла?}}
        """,
      ],
      fixed: [
        "Alerts.ru.yaml": """
        locale: ru
        alerts:
          files.delete: >-
            {count, plural, one {Удалить # файл?} few {Удалить # файла?} many {Удалить # файлов?}
            other {Удалить # файла?}}
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        notes: |-
          First line
            and an indented one
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: de
      alerts:
        files.delete: "{count, plural,  one {# Datei löschen?}  other {# Dateien löschen?}}"
      """
    ]),
  ]
}

extension TextFacts {
  /// Whether a part of a literal touches the beginning or end of the text, where another rule speaks of it.
  fileprivate func isAtEdge(_ span: Span) -> Bool {
    source != nil && (span.start == 0 || span.end == message.text.count)
  }
}

extension String {
  fileprivate static let double = "write one space instead of several"
}
