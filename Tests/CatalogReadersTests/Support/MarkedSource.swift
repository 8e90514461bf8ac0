import CatalogDiagnostics
import TestSupport
import Testing

/// A file written with `⟦` and `⟧` around the places where findings are expected.
struct MarkedSource {
  let file: SourceFile
  /// In the order of the file. `⟦⟧` is a place between two characters.
  let marks: [Range<Int>]

  init(_ text: String, path: String = "en.lproj/Alerts.strings") {
    let marked = MarkedText(text)
    file = SourceFile(path: path, bytes: Array(marked.text.utf8))
    marks = marked.places
  }

  /// Expects one finding at each mark and no other.
  func expect(_ findings: [Finding], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let ordered = findings.inReportOrder()
    let found = ordered.map { $0.location.start..<$0.location.end }
    #expect(
      found == marks,
      """
      \(MarkedText.marking(found, in: String(decoding: file.bytes, as: UTF8.self)))
      \(ordered.map { "\($0.rule.name): \($0.message)" }.joined(separator: "\n"))
      """,
      sourceLocation: sourceLocation
    )
  }

  /// The file after all fixes of the findings.
  func fixed(_ findings: [Finding]) -> String {
    String(decoding: file.bytes.applying(findings.flatMap { $0.fix?.edits ?? [] }), as: UTF8.self)
  }
}

extension [UInt8] {
  /// A file after edits that do not touch one another.
  func applying(_ edits: [Finding.Edit]) -> [UInt8] {
    var bytes = self
    for edit in edits.sorted(by: { $0.location.start > $1.location.start }) {
      bytes.replaceSubrange(edit.location.start..<edit.location.end, with: Array(edit.text.utf8))
    }
    return bytes
  }
}
