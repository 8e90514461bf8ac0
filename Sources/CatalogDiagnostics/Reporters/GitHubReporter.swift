/// Workflow commands that GitHub Actions shows as annotations of a pull request.
package struct GitHubReporter: Reporter {
  package init() {}

  package func text(of report: Report) -> String {
    var lines = LineIndices()
    return report.findings.map { command(for: $0, &lines) }.joined()
  }

  private func command(for finding: Finding, _ lines: inout LineIndices) -> String {
    let start = lines.start(of: finding.location)
    let end = lines.end(of: finding.location)
    var properties = [
      "file=" + Self.property(finding.location.file.path),
      "line=\(start.line)",
      "endLine=\(end.line)",
      "title=" + Self.property(finding.rule.name),
    ]
    // Columns are understood within one line only.
    if start.line == end.line { properties.insert("col=\(start.column),endColumn=\(end.column)", at: 3) }
    return "::\(Self.command(finding.severity)) \(properties.joined(separator: ","))::\(Self.data(finding.message))\n"
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  /// A message cannot end its line, nor begin another command.
  private static func data(_ text: String) -> String {
    escape(DisplayText.escaped(text)) { $0 == "%" }
  }

  private static func property(_ text: String) -> String {
    escape(text) { $0 == "%" || $0 == ":" || $0 == "," || $0 == "\n" || $0 == "\r" }
  }

  private static func escape(_ text: String, where isSpecial: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isSpecial(scalar) {
        result += "%" + String(hexadecimal: scalar.value, digits: 2)
      } else {
        DisplayText.append(scalar, to: &result)
      }
    }
    return result
  }
}
