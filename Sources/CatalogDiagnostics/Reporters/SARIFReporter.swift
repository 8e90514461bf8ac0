/// Static Analysis Results Interchange Format 2.1.0 (OASIS), which code hosts show in reviews.
package struct SARIFReporter: Reporter {
  package init() {}

  package func text(of report: Report) -> String {
    var writer = SARIFWriter(report)
    return writer.text()
  }
}

/// One log with one run.
private struct SARIFWriter {
  private let report: Report
  private var json = JSONWriter()
  private var columns: [ObjectIdentifier: UTF16Columns] = [:]
  private var fingerprints = Fingerprints()
  private let ruleIndices: [RuleID: Int]

  init(_ report: Report) {
    self.report = report
    let ids = report.tool.rules.map(\.id)
    ruleIndices = Dictionary(zip(ids, ids.indices)) { first, _ in first }
  }

  mutating func text() -> String {
    json.beginObject()
    json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.member("version", "2.1.0")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    writeTool()
    json.member("columnKind", "utf16CodeUnits")
    json.key("results")
    json.beginArray()
    for finding in report.findings { write(finding) }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    json.endLine()
    return json.string
  }

  // MARK: The tool

  private mutating func writeTool() {
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.member("name", "alertc")
    if !report.tool.version.isEmpty { json.member("semanticVersion", report.tool.version) }
    json.key("rules")
    json.beginArray()
    for rule in report.tool.rules { write(rule) }
    json.endArray()
    json.endObject()
    json.endObject()
  }

  private mutating func write(_ rule: RuleDescription) {
    json.beginObject()
    json.member("id", rule.id.name)
    writeText(rule.summary, as: "shortDescription")
    writeText(rule.rationale, as: "fullDescription")
    json.key("defaultConfiguration")
    json.beginObject()
    json.member("level", Self.level(rule.id.severity))
    json.endObject()
    json.endObject()
  }

  // MARK: Results

  private mutating func write(_ finding: Finding) {
    json.beginObject()
    json.member("ruleId", finding.rule.name)
    if let index = ruleIndices[finding.rule] { json.member("ruleIndex", index) }
    json.member("level", Self.level(finding.severity))
    writeText(finding.message, as: "message")
    json.key("locations")
    json.beginArray()
    json.beginObject()
    writePlace(finding.location)
    writeLogicalLocation(finding.subject)
    json.endObject()
    json.endArray()
    if !finding.notes.isEmpty { write(finding.notes) }
    json.key("partialFingerprints")
    json.beginObject()
    json.member("alertcFinding/v1", fingerprints.next(finding))
    json.endObject()
    if let fix = finding.fix, !fix.edits.isEmpty { write(fix) }
    if let locale = finding.subject.locale { writeProperties(locale) }
    json.endObject()
  }

  private mutating func write(_ notes: [Finding.Note]) {
    json.key("relatedLocations")
    json.beginArray()
    for (index, note) in notes.enumerated() {
      json.beginObject()
      json.member("id", index)
      writePlace(note.location)
      writeText(note.message, as: "message")
      json.endObject()
    }
    json.endArray()
  }

  /// Which text of which alert: `Alerts/file.delete/title`.
  private mutating func writeLogicalLocation(_ subject: Finding.Subject) {
    let parts = [subject.catalog, subject.alert, subject.field].compactMap(\.self)
    guard subject.alert != nil, !parts.isEmpty else { return }
    json.key("logicalLocations")
    json.beginArray()
    json.beginObject()
    json.member("fullyQualifiedName", parts.joined(separator: "/"))
    json.member("kind", "member")
    json.endObject()
    json.endArray()
  }

  private mutating func writeProperties(_ locale: String) {
    json.key("properties")
    json.beginObject()
    json.member("locale", locale)
    json.endObject()
  }

  // MARK: Fixes

  private mutating func write(_ fix: Finding.Fix) {
    json.key("fixes")
    json.beginArray()
    json.beginObject()
    writeText(fix.description, as: "description")
    json.key("artifactChanges")
    json.beginArray()
    var rest = fix.edits[...]
    while let file = rest.first?.location.file {
      write(rest.filter { $0.location.file === file }, to: file)
      rest.removeAll { $0.location.file === file }
    }
    json.endArray()
    json.endObject()
    json.endArray()
  }

  private mutating func write(_ edits: [Finding.Edit], to file: SourceFile) {
    json.beginObject()
    writeArtifact(file)
    json.key("replacements")
    json.beginArray()
    for edit in edits {
      json.beginObject()
      writeRegion(edit.location, as: "deletedRegion")
      json.key("insertedContent")
      json.beginObject()
      json.member("text", edit.text)
      json.endObject()
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  // MARK: Places

  private mutating func writePlace(_ location: SourceLocation) {
    json.key("physicalLocation")
    json.beginObject()
    writeArtifact(location.file)
    writeRegion(location, as: "region")
    json.endObject()
  }

  private mutating func writeArtifact(_ file: SourceFile) {
    json.key("artifactLocation")
    json.beginObject()
    json.member("uri", URIPath.reference(to: file.path))
    json.endObject()
  }

  private mutating func writeRegion(_ location: SourceLocation, as name: String) {
    let columns = columns(of: location.file)
    let start = columns.position(of: location.start)
    let end = columns.position(of: location.end)
    json.key(name)
    json.beginObject()
    json.member("startLine", start.line)
    json.member("startColumn", start.column)
    json.member("endLine", end.line)
    json.member("endColumn", end.column)
    json.endObject()
  }

  private mutating func columns(of file: SourceFile) -> UTF16Columns {
    if let known = columns[ObjectIdentifier(file)] { return known }
    let new = UTF16Columns(file)
    columns[ObjectIdentifier(file)] = new
    return new
  }

  // MARK: Texts

  private mutating func writeText(_ text: String, as name: String) {
    json.key(name)
    json.beginObject()
    json.member("text", Self.plain(text))
    json.endObject()
  }

  /// Braces would be placeholders, and brackets before a parenthesis a link (§ 3.11.5 and § 3.11.6).
  private static func plain(_ text: String) -> String {
    let hasLink = text.contains("](")
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{": result += "{{"
      case "}": result += "}}"
      case "[" where hasLink: result += "\\["
      case "]" where hasLink: result += "\\]"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}
