import CatalogDiagnostics
import CatalogModel

/// What a parser finds wrong with one file: collected up to a limit, so that a file of nothing but mistakes costs no
/// more than its size.
struct FindingCollector {
  static let limit = 1000

  let file: SourceFile
  private(set) var findings: [Finding] = []

  init(_ file: SourceFile) {
    self.file = file
  }

  mutating func add(
    _ start: Int,
    _ end: Int,
    _ message: String,
    rule: RuleID = .fileSyntax,
    severity: Severity? = nil,
    notes: [Finding.Note] = [],
    fix: Edit? = nil
  ) {
    guard findings.count <= Self.limit else { return }
    var finding = Finding(rule, at: location(start, end), message, severity: severity, notes: notes)
    if let fix {
      let edit = Finding.Edit(location(fix.range.lowerBound, fix.range.upperBound), fix.text)
      finding.fix = Finding.Fix(fix.description, edits: [edit])
    }
    add(finding)
  }

  mutating func add(_ finding: Finding) {
    if findings.count < Self.limit {
      findings.append(finding)
    } else if findings.count == Self.limit {
      findings.append(Finding(.fileSyntax, at: finding.location, .tooMany))
    }
  }

  /// Forgets all but the first findings: what they are about is read anew.
  mutating func forget(after count: Int) {
    if count < findings.count { findings.removeSubrange(count...) }
  }

  func location(_ start: Int, _ end: Int) -> SourceLocation {
    SourceLocation(file: file, start: start, end: end)
  }

  /// A fix of one edit: the bytes at `range` become `text`.
  struct Edit {
    let description: String
    let range: Range<Int>
    let text: String

    init(_ description: String, _ range: Range<Int>, _ text: String) {
      self.description = description
      self.range = range
      self.text = text
    }
  }
}

extension String {
  fileprivate static let tooMany = "there are more mistakes from here on; mend those above first"
}

extension String {
  static func duplicateKey(_ key: String) -> String {
    "the key \(quoted(key)) is given twice; remove one of them"
  }

  static let firstKey = "it is given here first"
}
