import CatalogDiagnostics
import TestSupport
import Testing

@testable import CatalogReaders

@Suite struct XMLPositionTests {
  private func list(_ bytes: [UInt8]) -> PropertyList {
    PropertyListReader.read(SourceFile(path: "en.lproj/Alerts.stringsdict", bytes: bytes))
  }

  private func texts(_ value: PropertyListValue?) -> [SourceText] {
    switch value?.content {
    case .text(let text): [text]
    case .array(let values): values.flatMap { texts($0) }
    case .dictionary(let entries): entries.flatMap { [$0.key] + texts($0.value) }
    default: []
    }
  }

  @Test func eachCharacterIsAtItsBytes() {
    for seed in 0..<UInt64(Effort.files / 3) {
      var writer = XMLWriter(seed: seed)
      writer.write()
      for text in texts(list(Array(writer.file.utf8)).root) {
        TextPositions(text: text, origin: "seed \(seed)").expectEachCharacterAtItsBytes { source in
          list(Array("<string>".utf8) + source + Array("</string>".utf8)).root?.text?.string
        }
      }
    }
  }

  @Test func piecesOfEveryKindAreFound() {
    let source = MarkedSource("<string>⟦a⟧<!-- x -->⟦&#66;⟧<![CDATA[⟦<⟧⟦&⟧]]><![CDATA[]]>⟦c⟧<?y?></string>")
    guard let text = list(source.file.bytes).root?.text else {
      Issue.record("no text")
      return
    }
    #expect(text.string == "aB<&c")
    let starts = (0..<5).map { text.location(of: Span($0, $0 + 1)).start }
    #expect(starts == source.marks.map(\.lowerBound))
    #expect(text.location(of: Span(5, 5)).start == source.marks.last?.upperBound)
  }

  @Test func fixesWriteWhatTheyMean() {
    for seed in 0..<UInt64(Effort.files / 3) {
      var writer = XMLWriter(seed: seed)
      writer.write()
      let before = texts(list(Array(writer.file.utf8)).root)
      for (index, text) in before.enumerated() {
        let positions = TextPositions(text: text, origin: "seed \(seed)")
        guard let (file, expected) = positions.replacement(using: &writer.random) else { continue }
        let after = texts(list(file).root).map(\.string)
        var wanted = before.map(\.string)
        wanted[index] = expected
        #expect(after.map { Array($0.utf8) } == wanted.map { Array($0.utf8) }, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [
    ("<string>a<!-- x -->b</string>", Span(0, 2)), ("<string/>", Span(0, 0)),
    ("<string><![CDATA[a]]><![CDATA[b]]></string>", Span(0, 2)),
  ])
  func whatCannotBeReplacedIsLeft(file: String, span: Span) {
    let text = list(Array(file.utf8)).root?.text
    #expect(text.flatMap { $0.notation.written("x", at: span, in: $0) } == nil)
  }
}
