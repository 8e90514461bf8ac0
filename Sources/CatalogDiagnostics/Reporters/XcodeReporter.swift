/// The lines that Xcode turns into markers beside the source: findings and their notes, each on a line of its own.
package struct XcodeReporter: Reporter {
  package init() {}

  package func text(of report: Report) -> String {
    var lines = LineIndices()
    var result = ""
    for finding in report.findings {
      result += TextReporter.head(finding.location, &lines) + Self.word(finding.severity)
      result += DisplayText.escaped(finding.message) + " [" + DisplayText.escaped(finding.rule.name) + "]\n"
      for note in finding.notes {
        result += TextReporter.head(note.location, &lines) + "note: " + DisplayText.escaped(note.message) + "\n"
      }
    }
    return result
  }

  /// Xcode knows errors, warnings and notes.
  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .error: "error: "
    case .warning: "warning: "
    case .info: "note: "
    }
  }
}
