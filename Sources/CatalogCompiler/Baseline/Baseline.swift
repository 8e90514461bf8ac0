import CatalogChecks
package import CatalogDiagnostics

/// Findings that were there before: a file of them keeps a run from reporting them again.
///
/// A finding is known by what it says and of which text, not by its line, so that a baseline survives edits elsewhere.
package struct Baseline: Sendable, Equatable {
  /// How often each finding is expected.
  private var counts: [Entry: Int]

  package init(_ findings: some Sequence<Finding>) {
    counts = findings.reduce(into: [:]) { counts, finding in counts[Entry(finding), default: 0] += 1 }
  }

  /// A file that ``text`` wrote.
  ///
  /// - Parameters:
  ///   - bytes: What is in the file.
  ///   - path: The file's path, for messages.
  /// - Throws: What is wrong with the file.
  package init(_ bytes: [UInt8], path: String) throws(FileError) {
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONParser.parse(bytes[...])
    } catch {
      throw FileError(path: path, reason: "this is not JSON: expected \(error.expected)", isInFile: true)
    }
    guard json["version"] == .number("1"), case .array(let elements) = json["findings"] else {
      throw FileError(path: path, reason: "this is no baseline that --write-baseline wrote", isInFile: true)
    }
    counts = elements.reduce(into: [:]) { counts, element in counts[Entry(element), default: 0] += 1 }
  }

  /// JSON, one finding a line in a fixed order, so that versions of the file can be compared.
  package var text: String {
    let lines = counts.flatMap { entry, count in Array(repeating: entry.line, count: count) }.sorted()
    return "{\"version\":1,\"findings\":[\n" + lines.joined(separator: ",\n") + (lines.isEmpty ? "" : "\n") + "]}\n"
  }

  /// The findings that are new, and one for each entry that nothing matched.
  ///
  /// - Parameters:
  ///   - findings: All findings of a run.
  ///   - file: The baseline itself, for what is wrong with it.
  /// - Returns: What is left to report.
  package func filter(_ findings: [Finding], file: SourceFile) -> [Finding] {
    var rest = counts
    var result = findings.inReportOrder().filter { finding in
      let entry = Entry(finding)
      guard let count = rest[entry], count > 0 else { return true }
      rest[entry] = count - 1
      return false
    }
    for (entry, count) in rest where count > 0 {
      guard let rule = RuleRegistry.rule(named: "unused-suppression")?.id else { continue }
      result.append(Finding(rule, at: entry.location(in: file), .unused(entry.rule)))
    }
    return result
  }

  private struct Entry: Sendable, Hashable {
    var rule = ""
    var path = ""
    var alert = ""
    var field = ""
    var locale = ""
    var message = ""

    init(_ finding: Finding) {
      rule = finding.rule.name
      path = finding.location.file.path
      alert = finding.subject.alert ?? ""
      field = finding.subject.field ?? ""
      locale = finding.subject.locale ?? ""
      message = finding.message
    }

    init(_ json: JSONValue) {
      rule = json["rule"]?.text ?? ""
      path = json["path"]?.text ?? ""
      alert = json["alert"]?.text ?? ""
      field = json["field"]?.text ?? ""
      locale = json["locale"]?.text ?? ""
      message = json["message"]?.text ?? ""
    }

    var line: String {
      var json = JSONWriter()
      json.beginObject()
      json.member("rule", rule)
      json.member("path", path)
      for (name, value) in [("alert", alert), ("field", field), ("locale", locale)] where !value.isEmpty {
        json.member(name, value)
      }
      json.member("message", message)
      json.endObject()
      return json.string
    }

    /// The line of the entry, or the start of a file that was written in another way.
    func location(in file: SourceFile) -> SourceLocation {
      let line = Array(line.utf8)
      var start = 0
      for candidate in file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
        if candidate.starts(with: line) {
          return SourceLocation(file: file, start: start, end: start + line.count)
        }
        start += candidate.count + 1
      }
      return SourceLocation(startOf: file)
    }
  }
}

extension String {
  fileprivate static func unused(_ rule: String) -> String {
    "remove this entry: nothing like it is found any more (\(quoted(rule)))"
  }
}
