import CatalogDiagnostics
import Foundation
import TestSupport
import Testing

@testable import CatalogReaders

/// Damaged strings files are read to their end, and what was right or wrong elsewhere in them is still seen.
@Suite struct StringsMutationTests {
  private static let file = LineFile(
    head: "/* Alerts. */\n",
    lines: [
      "\"file.delete.title\" = \"Delete “%@”?\";", "/* Shown when the person deletes. */",
      "\"file.delete.message\" = \"You can’t undo \\\"this\\\".\";", "file.ok = Fine;", "// A button.",
      "\"file.delete.cancel\"=\"Abbrechen\"; /* Cancel */", "\"Delete\";", "'single' = 'He said \\'no\\'';",
      "\"two\\nlines\" = \"\\U00e9t\\u00e9 %lld%%\";",
    ],
    last: "\"last\" = \"\\UD83D\";\n",
    tail: "/* end */\n"
  )

  @Test func otherEntriesAreStillRead() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<Effort.mutations {
      let (bytes, changed) = Self.file.mutated(using: &random)
      let source = SourceDecoder.decode(bytes, path: "en.lproj/Alerts.strings")
      let table = StringsReader.read(source.file)
      // What a comment swallows is no entry any more.
      guard !table.findings.contains(where: { $0.message.contains("comment") }), !opensComment(bytes) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(table.findings.contains { $0.location.start >= source.file.bytes.count - 24 }, "\(text)")
      #expect(table.last?.key.string == "last", "\(text)")
      let keys = table.map(\.key.string)
      #expect(changed == 0 || keys.first == "file.delete.title", "\(text)")
      #expect(keys.count >= 6, "\(text)")
    }
  }

  /// Whether the marks of comments are no longer those that were there.
  private func opensComment(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.components(separatedBy: "/*").count != 5 || text.components(separatedBy: "*/").count != 5
  }

  @Test func anyBytesAreSurvived() {
    for seed in 0..<UInt64(Effort.mutations / 4) {
      var random = SeededRandom(seed: seed)
      var writer = StringsWriter(seed: seed)
      writer.write()
      var bytes = Array(writer.file.utf8)
      for _ in 0..<Int.random(in: 1...8, using: &random) { bytes.mutate(using: &random) }
      let table = StringsReader.read(SourceDecoder.decode(bytes, path: "en.lproj/Alerts.strings").file)
      for index in table.indices {
        _ = (table[index].key.string, PlainValue(table[index].value), table.comments(of: index))
      }
      for finding in table.findings { #expect(finding.location.end <= table.file.bytes.count) }
    }
  }
}
