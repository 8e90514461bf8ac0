/// Issues of Code Climate's specification, in one array on one line, as GitLab reads them.
package struct CodeClimateReporter: Reporter {
  package init() {}

  package func text(of report: Report) -> String {
    var lines = LineIndices()
    var fingerprints = Fingerprints()
    var json = JSONWriter()
    json.beginArray()
    for finding in report.findings {
      json.beginObject()
      json.member("type", "issue")
      json.member("check_name", finding.rule.name)
      json.member("description", finding.message)
      json.key("categories")
      json.beginArray()
      json.value("Bug Risk")
      json.endArray()
      json.member("severity", Self.severity(finding.severity))
      json.member("fingerprint", fingerprints.next(finding))
      write(finding.location, to: &json, &lines)
      json.endObject()
    }
    json.endArray()
    json.endLine()
    return json.string
  }

  private func write(_ location: SourceLocation, to json: inout JSONWriter, _ lines: inout LineIndices) {
    json.key("location")
    json.beginObject()
    json.member("path", location.file.path)
    json.key("lines")
    json.beginObject()
    json.member("begin", lines.start(of: location).line)
    json.member("end", lines.end(of: location).line)
    json.endObject()
    json.endObject()
  }

  /// Code Climate knows info, minor, major, critical and blocker.
  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
