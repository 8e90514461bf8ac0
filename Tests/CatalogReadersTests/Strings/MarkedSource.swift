import CatalogDiagnostics
import Testing

/// A file written with `⟦` and `⟧` around the places where findings are expected.
struct MarkedSource {
  let file: SourceFile
  /// In the order of the file. `⟦⟧` is a place between two characters.
  let marks: [Range<Int>]

  init(_ text: String, path: String = "en.lproj/Alerts.strings") {
    var bytes: [UInt8] = []
    var marks: [Range<Int>] = []
    var open: [Int] = []
    for character in text.unicodeScalars {
      switch character {
      case "⟦": open.append(bytes.count)
      case "⟧": marks.append((open.popLast() ?? 0)..<bytes.count)
      default: bytes.append(contentsOf: Array(String(character).utf8))
      }
    }
    file = SourceFile(path: path, bytes: bytes)
    self.marks = marks.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }

  /// Expects one finding at each mark and no other.
  func expect(_ findings: [Finding], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let ordered = findings.inReportOrder()
    let found = ordered.map { $0.location.start..<$0.location.end }
    #expect(
      found == marks,
      "\(ordered.map { "\($0.rule.name) \($0.location.start)..<\($0.location.end): \($0.message)" })",
      sourceLocation: sourceLocation
    )
  }

  /// The file after all fixes of the findings.
  func fixed(_ findings: [Finding]) -> String {
    var bytes = file.bytes
    let edits = findings.flatMap { $0.fix?.edits ?? [] }
    for edit in edits.sorted(by: { $0.location.start > $1.location.start }) {
      bytes.replaceSubrange(edit.location.start..<edit.location.end, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
