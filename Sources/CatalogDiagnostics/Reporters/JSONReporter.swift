/// One JSON object on one line, for scripts: `{"version":1,"findings":[…],"summary":{…}}`.
package struct JSONReporter: Reporter {
  package init() {}

  package func text(of report: Report) -> String {
    var lines = LineIndices()
    var json = JSONWriter()
    json.beginObject()
    json.member("version", 1)
    json.key("findings")
    json.beginArray()
    for finding in report.findings { write(finding, to: &json, &lines) }
    json.endArray()
    write(summaryOf: report, to: &json)
    json.endObject()
    json.endLine()
    return json.string
  }

  private func write(summaryOf report: Report, to json: inout JSONWriter) {
    json.key("summary")
    json.beginObject()
    json.member("errors", report.count(of: .error))
    json.member("warnings", report.count(of: .warning))
    json.member("infos", report.count(of: .info))
    json.member("alerts", report.alerts)
    json.key("locales")
    json.beginArray()
    for locale in report.locales { json.value(locale) }
    json.endArray()
    json.endObject()
  }

  private func write(_ finding: Finding, to json: inout JSONWriter, _ lines: inout LineIndices) {
    json.beginObject()
    json.member("rule", finding.rule.name)
    json.member("severity", finding.severity.rawValue)
    writeRange(finding.location, to: &json, &lines)
    json.member("message", finding.message)
    json.member("catalog", ifPresent: finding.subject.catalog)
    json.member("alert", ifPresent: finding.subject.alert)
    json.member("field", ifPresent: finding.subject.field)
    json.member("locale", ifPresent: finding.subject.locale)
    if !finding.notes.isEmpty { write(finding.notes, to: &json, &lines) }
    if let fix = finding.fix { write(fix, to: &json, &lines) }
    json.endObject()
  }

  private func write(_ notes: [Finding.Note], to json: inout JSONWriter, _ lines: inout LineIndices) {
    json.key("notes")
    json.beginArray()
    for note in notes {
      json.beginObject()
      writeStart(note.location, to: &json, &lines)
      json.member("message", note.message)
      json.endObject()
    }
    json.endArray()
  }

  private func write(_ fix: Finding.Fix, to json: inout JSONWriter, _ lines: inout LineIndices) {
    json.key("fix")
    json.beginObject()
    json.member("description", fix.description)
    json.key("edits")
    json.beginArray()
    for edit in fix.edits {
      json.beginObject()
      writeRange(edit.location, to: &json, &lines)
      json.member("text", edit.text)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private func writeStart(_ location: SourceLocation, to json: inout JSONWriter, _ lines: inout LineIndices) {
    let start = lines.start(of: location)
    json.member("path", location.file.path)
    json.member("line", start.line)
    json.member("column", start.column)
  }

  private func writeRange(_ location: SourceLocation, to json: inout JSONWriter, _ lines: inout LineIndices) {
    writeStart(location, to: &json, &lines)
    let end = lines.end(of: location)
    json.member("endLine", end.line)
    json.member("endColumn", end.column)
  }
}
