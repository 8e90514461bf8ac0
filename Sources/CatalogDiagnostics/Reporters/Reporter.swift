/// A form in which findings are written, for people or for programs.
package protocol Reporter: Sendable {
  /// The whole text of a report, ending in a line break unless it is empty.
  func text(of report: Report) -> String
}

/// The names of the forms that `--format` takes.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, xcode, github, json, sarif, junit, checkstyle, codeclimate

  /// Writes in this form; `style` is of concern to ``text`` only.
  package func reporter(_ style: ReportStyle) -> any Reporter {
    switch self {
    case .text: TextReporter(style)
    case .xcode: XcodeReporter()
    case .github: GitHubReporter()
    case .json: JSONReporter()
    case .sarif: SARIFReporter()
    case .junit: JUnitReporter()
    case .checkstyle: CheckstyleReporter()
    case .codeclimate: CodeClimateReporter()
    }
  }
}

/// What the place that a report is written to can show.
package struct ReportStyle: Sendable {
  /// Whether source lines, notes and fixes follow a finding, as they do on a terminal.
  package var showsContext: Bool
  package var usesColor: Bool
  /// In columns.
  package var width: Int

  package init(showsContext: Bool, usesColor: Bool, width: Int = 120) {
    self.showsContext = showsContext
    self.usesColor = usesColor
    self.width = max(40, width)
  }

  /// One line a finding.
  package static let plain = ReportStyle(showsContext: false, usesColor: false)
}
