package import CatalogDiagnostics

/// The files that fixes change, with what they hold afterwards.
package struct FixPlan: Sendable {
  package private(set) var files: [FileReplacement] = []
  /// How many findings are fixed. Others may follow once these files are read again.
  package private(set) var count = 0

  /// Takes each fix whole, in report order, unless it touches what an earlier one changes.
  ///
  /// Files whose bytes were no text are left alone: what is in memory is not what is on disk.
  package init(_ findings: some Sequence<Finding>) {
    let findings = findings.inReportOrder()
    let damaged = Set(findings.filter { $0.rule.name == "file-encoding" }.map { ObjectIdentifier($0.location.file) })
    var edits: [ObjectIdentifier: FileEdits] = [:]
    for finding in findings {
      guard let fix = finding.fix, !fix.edits.isEmpty, Self.mayEdit(fix, damaged) else { continue }
      guard fix.edits.allSatisfy({ edits[ObjectIdentifier($0.location.file)]?.allows($0) ?? true }) else { continue }
      for edit in fix.edits {
        edits[ObjectIdentifier(edit.location.file), default: FileEdits(file: edit.location.file)].add(edit)
      }
      count += 1
    }
    files = edits.values.map(\.replacement).sorted { $0.path < $1.path }
  }

  private static func mayEdit(_ fix: Finding.Fix, _ damaged: Set<ObjectIdentifier>) -> Bool {
    fix.edits.allSatisfy { edit in
      let file = edit.location.file
      return file.encoding != .binary && file.path != StandardInput.path && !damaged.contains(ObjectIdentifier(file))
    }
  }
}

/// The edits of one file.
private struct FileEdits {
  let file: SourceFile
  /// In the order of their places.
  private var edits: [Finding.Edit] = []

  init(file: SourceFile) {
    self.file = file
  }

  /// Whether an edit leaves alone what others change. Two insertions at one place have no order, so one waits.
  func allows(_ edit: Finding.Edit) -> Bool {
    let place = place(of: edit)
    if place < edits.count {
      let next = edits[place].location
      if next.start == edit.location.start || next.start < edit.location.end { return false }
    }
    return place == 0 || edits[place - 1].location.end <= edit.location.start
  }

  mutating func add(_ edit: Finding.Edit) {
    edits.insert(edit, at: place(of: edit))
  }

  /// The index of the first edit that does not begin before this one.
  private func place(of edit: Finding.Edit) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].location.start < edit.location.start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  var replacement: FileReplacement {
    var bytes: [UInt8] = []
    var position = 0
    for edit in edits {
      bytes += file.bytes[position..<edit.location.start]
      bytes += edit.text.utf8
      position = edit.location.end
    }
    bytes += file.bytes[position...]
    return FileReplacement(path: file.path, bytes: file.encoding.encoded(bytes))
  }
}

extension SourceFile.Encoding {
  /// UTF-8 as it is written to a file of this encoding.
  fileprivate func encoded(_ bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8, .binary: return bytes
    case .utf16LittleEndian:
      return ([0xFEFF] + String(decoding: bytes, as: UTF8.self).utf16).flatMap { unit in
        [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      }
    case .utf16BigEndian:
      return ([0xFEFF] + String(decoding: bytes, as: UTF8.self).utf16).flatMap { unit in
        [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
      }
    }
  }
}
