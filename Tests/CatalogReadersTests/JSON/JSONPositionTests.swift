import CatalogDiagnostics
import TestSupport
import Testing

@testable import CatalogReaders

@Suite struct JSONPositionTests {
  private func document(_ bytes: [UInt8]) -> JSONDocument {
    JSONReader.read(SourceFile(path: "Alerts.xcstrings", bytes: bytes))
  }

  private func texts(_ value: JSONValue?) -> [SourceText] {
    guard let value else { return [] }
    return (value.text.map { [$0] } ?? []) + value.elements.flatMap { texts($0) }
      + value.members.flatMap { [$0.key] + texts($0.value) }
  }

  @Test func eachCharacterIsAtItsBytes() {
    for seed in 0..<UInt64(Effort.files / 3) {
      var writer = JSONTextWriter(seed: seed)
      _ = writer.write()
      for text in texts(document(Array(writer.file.utf8)).root) {
        TextPositions(text: text, origin: "seed \(seed)").expectEachCharacterAtItsBytes { source in
          document(Array("\"".utf8) + source + Array("\"".utf8)).root?.text?.string
        }
      }
    }
  }

  @Test func fixesWriteWhatTheyMean() {
    for seed in 0..<UInt64(Effort.files / 3) {
      var writer = JSONTextWriter(seed: seed)
      _ = writer.write()
      let before = texts(document(Array(writer.file.utf8)).root)
      for (index, text) in before.enumerated() {
        let positions = TextPositions(text: text, origin: "seed \(seed)")
        guard let (file, expected) = positions.replacement(using: &writer.random) else {
          Issue.record("seed \(seed): JSON can write anything")
          continue
        }
        let after = texts(document(file).root).map(\.string)
        var wanted = before.map(\.string)
        wanted[index] = expected
        #expect(after.map { Array($0.utf8) } == wanted.map { Array($0.utf8) }, "seed \(seed)")
      }
    }
  }
}
