import CatalogCompiler
import CatalogDiagnostics
import TestSupport
import Testing

/// Which of many fixes are made at once, on random ones that get in each other's way.
@Suite("Plans of fixes")
struct FixPlanTests {
  private static let seeds = Array(UInt64(0)..<200)

  @Test("change no place twice and nothing else, each fix whole or not at all", arguments: seeds)
  func disjoint(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let text = (0..<80).map { _ in ["a", "é", "日", "😀", "\n", "\r\n", " "].randomElement(using: &random) ?? "" }
    let file = SourceFile(path: "Alerts.yaml", bytes: Array(text.joined().utf8))
    let findings = (0..<40).map { finding($0, in: file, &random) }.inReportOrder()
    let plan = FixPlan(findings)
    let mended = plan.files.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    #expect(plan.files.count == 1)
    let made = findings.filter { mended.contains($0.mark) }
    #expect(made.count == plan.count)
    let edits = made.flatMap(\.edits)
    let ordered = edits.sorted { ($0.location.start, $0.location.end) < ($1.location.start, $1.location.end) }
    for (edit, next) in zip(ordered, ordered.dropFirst()) {
      #expect(edit.location.end <= next.location.start && edit.location.start < next.location.start)
    }
    #expect(mended == applying(ordered, to: file))
    for (index, finding) in findings.enumerated() where !mended.contains(finding.mark) {
      let earlier = findings[..<index].filter { mended.contains($0.mark) }.flatMap(\.edits)
      let isInTheWay = finding.edits.contains { edit in earlier.contains { $0.touches(edit) } }
      #expect(isInTheWay, "\(finding.mark) would have fitted")
    }
  }

  /// A fix of one to three places of the file, whose texts name it.
  private func finding(_ number: Int, in file: SourceFile, _ random: inout SeededRandom) -> Finding {
    var start = Int.random(in: 0..<file.bytes.count, using: &random)
    let mark = "⟪\(number)⟫"
    var edits: [Finding.Edit] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let end = min(file.bytes.count, start + Int.random(in: 0...6, using: &random))
      edits.append(Finding.Edit(SourceLocation(file: file, start: start, end: end), mark))
      start = end + Int.random(in: 1...9, using: &random)
      guard start < file.bytes.count else { break }
    }
    return Finding(RuleID("three-dots", .info), at: edits[0].location, mark, fix: Finding.Fix(mark, edits: edits))
  }

  private func applying(_ edits: [Finding.Edit], to file: SourceFile) -> String {
    var bytes = file.bytes
    for edit in edits.reversed() {
      bytes.replaceSubrange(edit.location.start..<edit.location.end, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Finding {
  fileprivate var mark: String { message }
  fileprivate var edits: [Edit] { fix?.edits ?? [] }
}

extension Finding.Edit {
  /// Whether the places share a byte, or both insert at one place, or one does at the other's start.
  fileprivate func touches(_ other: Finding.Edit) -> Bool {
    let (own, its) = (location, other.location)
    return own.start < its.end && its.start < own.end || own.start == its.start
  }
}
