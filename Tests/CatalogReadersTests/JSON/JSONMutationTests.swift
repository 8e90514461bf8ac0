import CatalogDiagnostics
import TestSupport
import Testing

@testable import CatalogReaders

/// Damaged JSON is read to its end, and what was right or wrong elsewhere in it is still seen.
@Suite struct JSONMutationTests {
  private static let file = LineFile(
    head: "{\n",
    lines: [
      "\"file.delete.title\" : \"Delete “%@”?\",",
      "\"file.delete.message\" : { \"state\" : \"new\", \"value\" : \"a\\nb\" },",
      "\"list\" : [ 1, -2.5e3, true, null, \"\\ud83d\\ude00\" ],", "\"empty\" : { },",
      "\"count\" : { \"variations\" : { \"plural\" : { \"one\" : { \"v\" : \"x\" }, \"other\" : { \"v\" : \"y\" } } } },",
      "\"file.cancel\" : \"Abbrechen\",",
    ],
    last: "\"last\" : \"\\q\",\n\"end\" : \"e\"\n",
    tail: "}\n"
  )

  @Test func otherMembersAreStillRead() {
    var random = SeededRandom(seed: 13)
    for _ in 0..<Effort.mutations {
      let (bytes, changed) = Self.file.mutated(using: &random)
      let source = SourceDecoder.decode(bytes, path: "Alerts.xcstrings")
      let document = JSONReader.read(source.file)
      let text = String(decoding: bytes, as: UTF8.self)
      // A comment is passed over, with what it swallows.
      guard !document.findings.contains(where: { $0.message.contains("comment") }) else { continue }
      #expect(document.findings.contains { $0.message.contains("escape") }, "\(text)")
      guard let root = document.root else {
        Issue.record("nothing in \(text)")
        continue
      }
      #expect(changed == 0 || root.members.first { _ in true }?.key.string == "file.delete.title", "\(text)")
      // What stands in an object too many has no place.
      #expect(contains("end", root) || opens(bytes), "\(text)")
    }
  }

  /// A bracket that got lost may have put the rest of the file into another object.
  private func contains(_ name: String, _ value: JSONValue) -> Bool {
    value.members.contains { $0.key.string == name || contains(name, $0.value) }
      || value.elements.contains { contains(name, $0) }
  }

  /// Whether more objects begin than end.
  private func opens(_ bytes: [UInt8]) -> Bool {
    bytes.count { $0 == UInt8(ascii: "{") } > bytes.count { $0 == UInt8(ascii: "}") }
  }

  @Test func anyBytesAreSurvived() {
    for seed in 0..<UInt64(Effort.mutations / 4) {
      var random = SeededRandom(seed: seed)
      var writer = JSONTextWriter(seed: seed)
      _ = writer.write()
      var bytes = Array(writer.file.utf8)
      for _ in 0..<Int.random(in: 1...8, using: &random) { bytes.mutate(using: &random) }
      let document = JSONReader.read(SourceDecoder.decode(bytes, path: "Alerts.xcstrings").file)
      _ = document.root.map { PlainValue($0) }
      for finding in document.findings { #expect(finding.location.end <= document.file.bytes.count) }
    }
  }
}
