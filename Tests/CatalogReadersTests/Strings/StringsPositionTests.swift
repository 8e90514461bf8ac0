import CatalogDiagnostics
import TestSupport
import Testing

@testable import CatalogReaders

@Suite struct StringsPositionTests {
  private func table(_ bytes: [UInt8]) -> StringsTable {
    StringsReader.read(SourceFile(path: "en.lproj/Alerts.strings", bytes: bytes))
  }

  private func texts(_ table: StringsTable) -> [SourceText] {
    table.flatMap { [$0.key] + ($0.value.text.map { [$0] } ?? []) }
  }

  @Test func eachCharacterIsAtItsBytes() {
    for seed in 0..<UInt64(Effort.files / 3) {
      var writer = StringsWriter(seed: seed)
      writer.write()
      for text in texts(table(Array(writer.file.utf8))) {
        let quote = [text.file.bytes[text.token.lowerBound]]
        TextPositions(text: text, origin: "seed \(seed)").expectEachCharacterAtItsBytes { source in
          table(Array("k = ".utf8) + quote + source + quote + Array(";".utf8)).first?.value.text?.string
        }
      }
    }
  }

  @Test func fixesWriteWhatTheyMean() {
    for seed in 0..<UInt64(Effort.files / 3) {
      var writer = StringsWriter(seed: seed)
      writer.write()
      let before = texts(table(Array(writer.file.utf8)))
      for (index, text) in before.enumerated() {
        let positions = TextPositions(text: text, origin: "seed \(seed)")
        guard let (file, expected) = positions.replacement(using: &writer.random) else { continue }
        let after = texts(table(file))
        // A key alone is its value: both are the one text.
        let isShared = before.contains { $0.token == text.token && $0.token != before[index].token }
        #expect(after.count == before.count || isShared, "seed \(seed)")
        guard after.count == before.count else { continue }
        for (other, text) in after.enumerated() where before[other].token != before[index].token {
          #expect(text.string == before[other].string, "seed \(seed)")
        }
        #expect(Array(after[index].string.utf8) == Array(expected.utf8), "seed \(seed)")
      }
    }
  }
}
