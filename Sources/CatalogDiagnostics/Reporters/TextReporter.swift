/// `path:line:column: error: text [rule-id]`, as compilers print it, and on a terminal what surrounds it.
package struct TextReporter: Reporter {
  private let style: ReportStyle
  private let colors: TerminalColors

  package init(_ style: ReportStyle) {
    self.style = style
    colors = TerminalColors(isEnabled: style.usesColor)
  }

  package func text(of report: Report) -> String {
    var lines = LineIndices()
    var result = ""
    for finding in report.findings {
      append(finding, to: &result, &lines)
    }
    return result
  }

  private func append(_ finding: Finding, to result: inout String, _ lines: inout LineIndices) {
    result += Self.head(finding.location, &lines)
    result += colors.severity(finding.severity)
    result += colors.bold(DisplayText.escaped(finding.message))
    result += " [" + DisplayText.escaped(finding.rule.name) + "]\n"
    guard style.showsContext else { return }
    appendSource(finding.location, to: &result, &lines)
    for note in finding.notes {
      result += Self.head(note.location, &lines) + colors.note("note: ") + DisplayText.escaped(note.message) + "\n"
      appendSource(note.location, to: &result, &lines)
    }
    if let fix = finding.fix {
      result += colors.note("  fix: ") + DisplayText.escaped(fix.description) + "\n"
    }
  }

  private func appendSource(_ location: SourceLocation, to result: inout String, _ lines: inout LineIndices) {
    guard let excerpt = SourceExcerpt(location, lines.index(of: location.file), width: style.width - 2) else { return }
    result += "  " + excerpt.line + "\n"
    result += "  " + String(repeating: " ", count: excerpt.caretColumn) + colors.caret(excerpt.caret) + "\n"
  }

  /// `path:line:column: `
  static func head(_ location: SourceLocation, _ lines: inout LineIndices) -> String {
    let position = lines.start(of: location)
    return DisplayText.escaped(location.file.path) + ":\(position.line):\(position.column): "
  }
}
