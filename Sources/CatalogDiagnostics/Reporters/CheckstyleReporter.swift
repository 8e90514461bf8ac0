/// The XML of Checkstyle, which many tools for reviews read.
package struct CheckstyleReporter: Reporter {
  package init() {}

  package func text(of report: Report) -> String {
    var lines = LineIndices()
    var xml = XMLOutput.declaration + "<checkstyle version=\"4.3\">\n"
    for group in report.findings.groupedByPath {
      xml += "  <file" + XMLOutput.attribute("name", group[0].location.file.path) + ">\n"
      for finding in group {
        let start = lines.start(of: finding.location)
        xml += "    <error" + XMLOutput.attribute("line", start.line) + XMLOutput.attribute("column", start.column)
        xml += XMLOutput.attribute("severity", finding.severity.rawValue)
        xml += XMLOutput.attribute("message", finding.message)
        xml += XMLOutput.attribute("source", "alertc." + finding.rule.name) + "/>\n"
      }
      xml += "  </file>\n"
    }
    return xml + "</checkstyle>\n"
  }
}
