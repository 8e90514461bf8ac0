/// The XML of JUnit, as CI servers read it: a suite for each file, and in it a test for each finding. Errors and warnings
/// are failed tests; an info is one that passed and has something to say. Attributes are those that the strictest reader,
/// Jenkins’ xUnit plugin, knows.
package struct JUnitReporter: Reporter {
  package init() {}

  package func text(of report: Report) -> String {
    var lines = LineIndices()
    let failures = report.count(of: .error) + report.count(of: .warning)
    let count = max(1, report.findings.count)
    var xml = XMLOutput.declaration
    xml += "<testsuites" + XMLOutput.attribute("name", "alertc") + Self.counts(tests: count, failures: failures) + ">\n"
    if report.findings.isEmpty {
      xml += "  <testsuite" + XMLOutput.attribute("name", "alertc") + Self.counts(tests: 1, failures: 0) + ">\n"
      xml += "    <testcase name=\"no findings\" classname=\"alertc\" time=\"0\"/>\n  </testsuite>\n"
    }
    for group in report.findings.groupedByPath {
      let failures = group.count { $0.severity != .info }
      xml += Self.suite(group[0].location.file.path, tests: group.count, failures: failures)
      for finding in group { xml += Self.test(finding, &lines) }
      xml += "  </testsuite>\n"
    }
    return xml + "</testsuites>\n"
  }

  private static func suite(_ name: String, tests: Int, failures: Int) -> String {
    "  <testsuite" + XMLOutput.attribute("name", name) + counts(tests: tests, failures: failures)
      + XMLOutput.attribute("file", name) + ">\n"
  }

  private static func counts(tests: Int, failures: Int) -> String {
    XMLOutput.attribute("tests", tests) + XMLOutput.attribute("failures", failures) + XMLOutput.attribute("errors", 0)
      + XMLOutput.attribute("time", 0)
  }

  private static func test(_ finding: Finding, _ lines: inout LineIndices) -> String {
    let path = finding.location.file.path
    let start = lines.start(of: finding.location)
    let name = finding.rule.name + " at \(start.line):\(start.column)"
    var xml = "    <testcase" + XMLOutput.attribute("name", name) + XMLOutput.attribute("classname", path)
    xml += XMLOutput.attribute("time", 0) + ">\n"
    let text = XMLOutput.escaped(path) + ":\(start.line):\(start.column): " + XMLOutput.escaped(finding.message)
    if finding.severity == .info {
      xml += "      <system-out>" + text + notes(finding, &lines) + "</system-out>\n"
    } else {
      xml += "      <failure" + XMLOutput.attribute("type", finding.severity.rawValue)
      xml += XMLOutput.attribute("message", finding.message) + ">" + text + notes(finding, &lines) + "</failure>\n"
    }
    return xml + "    </testcase>\n"
  }

  private static func notes(_ finding: Finding, _ lines: inout LineIndices) -> String {
    finding.notes.reduce(into: "") { text, note in
      let start = lines.start(of: note.location)
      text += "\n" + XMLOutput.escaped(note.location.file.path) + ":\(start.line):\(start.column): note: "
      text += XMLOutput.escaped(note.message)
    }
  }
}

extension [Finding] {
  /// Findings in the order of their paths, in one group for each.
  var groupedByPath: [[Finding]] {
    reduce(into: []) { groups, finding in
      if groups.last?.first?.location.file.path == finding.location.file.path {
        groups[groups.count - 1].append(finding)
      } else {
        groups.append([finding])
      }
    }
  }
}
