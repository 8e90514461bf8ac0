import CatalogChecks
import CatalogDiagnostics

/// Keeps findings and suppressions: places in files by the files' positions in a list.
struct FindingCoding: Sendable {
  let files: [SourceFile]

  /// Whether everything that a finding names is among the files, and its rule is a known one.
  func canKeep(_ finding: Finding) -> Bool {
    let edits = finding.fix?.edits.map(\.location) ?? []
    let places = [finding.location] + (finding.enclosing.map { [$0] } ?? []) + finding.notes.map(\.location) + edits
    return RuleRegistry.rule(named: finding.rule.name) != nil && places.allSatisfy(canKeep)
  }

  func canKeep(_ location: SourceLocation) -> Bool { files.contains { $0 === location.file } }

  func write(_ finding: Finding, to writer: inout CacheWriter) {
    writer.text(finding.rule.name)
    writer.text(finding.severity.rawValue)
    write(finding.location, to: &writer)
    writer.optional(finding.enclosing, write)
    writer.text(finding.message)
    for part in [finding.subject.catalog, finding.subject.alert, finding.subject.field, finding.subject.locale] {
      writer.text(part)
    }
    writer.list(finding.notes) { note, writer in
      write(note.location, to: &writer)
      writer.text(note.message)
    }
    writer.optional(finding.fix) { fix, writer in
      writer.text(fix.description)
      writer.list(fix.edits) { edit, writer in
        write(edit.location, to: &writer)
        writer.text(edit.text)
      }
    }
  }

  func write(_ location: SourceLocation, to writer: inout CacheWriter) {
    writer.number(files.firstIndex { $0 === location.file } ?? -1)
    writer.number(location.start)
    writer.number(location.end)
  }

  func write(_ suppression: Suppression, to writer: inout CacheWriter) {
    write(suppression.location, to: &writer)
    writer.list(suppression.rules) { rule, writer in
      writer.text(rule.value)
      write(rule.location, to: &writer)
    }
    writer.optional(suppression.reach) { reach, writer in
      writer.number(reach.lowerBound)
      writer.number(reach.upperBound)
    }
  }
}

extension FindingCoding {
  func finding(from reader: inout CacheReader) throws(CacheMiss) -> Finding {
    guard let rule = RuleRegistry.rule(named: try reader.text()), let severity = Severity(rawValue: try reader.text())
    else { throw CacheMiss() }
    let location = try location(from: &reader)
    let enclosing = try reader.optional(self.location)
    return Finding(
      rule.id,
      at: location,
      try reader.text(),
      severity: severity,
      enclosing: enclosing,
      subject: Finding.Subject(
        catalog: try reader.optionalText(),
        alert: try reader.optionalText(),
        field: try reader.optionalText(),
        locale: try reader.optionalText()
      ),
      notes: try reader.list { reader throws(CacheMiss) in
        let location = try self.location(from: &reader)
        return Finding.Note(try reader.text(), at: location)
      },
      fix: try reader.optional(fix)
    )
  }

  private func fix(from reader: inout CacheReader) throws(CacheMiss) -> Finding.Fix {
    Finding.Fix(
      try reader.text(),
      edits: try reader.list { reader throws(CacheMiss) in
        Finding.Edit(try self.location(from: &reader), try reader.text())
      }
    )
  }

  func location(from reader: inout CacheReader) throws(CacheMiss) -> SourceLocation {
    let index = try reader.number()
    guard files.indices.contains(index) else { throw CacheMiss() }
    let range = try range(from: &reader)
    guard range.upperBound <= files[index].bytes.count else { throw CacheMiss() }
    return SourceLocation(file: files[index], start: range.lowerBound, end: range.upperBound)
  }

  func suppression(from reader: inout CacheReader) throws(CacheMiss) -> Suppression {
    let location = try location(from: &reader)
    return Suppression(
      rules: try reader.list { reader throws(CacheMiss) in
        let name = try reader.text()
        return Located(name, at: try self.location(from: &reader))
      },
      location: location,
      reach: try reader.optional(range)
    )
  }

  private func range(from reader: inout CacheReader) throws(CacheMiss) -> Range<Int> {
    let start = try reader.number()
    let end = try reader.number()
    guard start >= 0, start <= end else { throw CacheMiss() }
    return start..<end
  }
}
