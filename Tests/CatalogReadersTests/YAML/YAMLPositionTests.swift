import CatalogDiagnostics
import CatalogModel
import CatalogReaders
import TestSupport
import Testing

@Suite("Positions inside YAML texts")
struct YAMLPositionTests {
  static let rounds = 200

  private func check(_ lineBreak: String, _ write: (inout ScalarGenerator) -> Void) throws {
    for seed in 0..<UInt64(Self.rounds) {
      var generator = ScalarGenerator(seed: seed, lineBreak: lineBreak)
      write(&generator)
      generator.finish()
      let file = String(decoding: generator.yaml, as: UTF8.self)
      let document = try read(generator.yaml)
      let text = try #require(document.text("größe"), "\(file)")
      #expect(document.findings.isEmpty, "\(file)")
      #expect(text.string == String(decoding: generator.text, as: UTF8.self), "\(file)")
      for origin in generator.origins {
        let offset = text.notation.sourceOffset(of: origin.offset, in: text)
        #expect(offset == origin.source, "byte \(origin.offset) of seed \(seed): \(file)")
        guard offset == origin.source else { return }
      }
      #expect(document.text("next")?.string == "Fine")
    }
  }

  @Test("plain texts, folded over lines", arguments: ["\n", "\r\n"])
  func plain(lineBreak: String) throws { try check(lineBreak) { $0.plain() } }

  @Test("texts in single quotes", arguments: ["\n", "\r\n"])
  func singleQuoted(lineBreak: String) throws { try check(lineBreak) { $0.singleQuoted() } }

  @Test("texts in double quotes, with every kind of escape", arguments: ["\n", "\r\n"])
  func doubleQuoted(lineBreak: String) throws { try check(lineBreak) { $0.doubleQuoted() } }

  @Test("literal blocks", arguments: ["\n", "\r\n"])
  func literal(lineBreak: String) throws { try check(lineBreak) { $0.literal() } }

  /// What folding makes of line breaks is libyaml's to say; every other character must be found where it stands.
  @Test("folded blocks", arguments: ["\n", "\r\n"])
  func folded(lineBreak: String) throws {
    for seed in 0..<UInt64(Self.rounds) {
      var generator = ScalarGenerator(seed: seed, lineBreak: lineBreak)
      generator.folded()
      generator.finish()
      let file = String(decoding: generator.yaml, as: UTF8.self)
      let text = try #require(try read(generator.yaml).text("größe"), "\(file)")
      var last = text.token.lowerBound
      text.withBytes { bytes in
        for offset in bytes.indices {
          let source = text.notation.sourceOffset(of: offset, in: text)
          let written = generator.yaml[source]
          let isBreak = written == 0x0A || written == 0x0D
          #expect(
            written == bytes[offset] || bytes[offset] <= 0x20 && isBreak,
            "byte \(offset) of seed \(seed): \(file)"
          )
          #expect(source > last, "byte \(offset) of seed \(seed): \(file)")
          last = source
        }
      }
      // Nothing of the block but white space is left over.
      let kept = text.withBytes { bytes in bytes.count { $0 > 0x20 } }
      let there = generator.yaml[text.token].dropFirst().drop { $0 != 0x0A }.count { $0 > 0x20 }
      #expect(kept == there, "\(file)")
    }
  }

  @Test("the end of a text lies before its closing quotation mark")
  func ends() throws {
    let marked = MarkedText(
      """
      alerts:
        a: "x\\n⟦⟧"
        b: 'it''s⟦⟧'
        c: plain⟦⟧  # and a comment
        d: |
          block
      ⟦⟧  e: "⟦⟧"

      """
    )
    let document = try read(marked.text)
    let ends = try ["a", "b", "c", "d", "e"].map { key in
      let text = try #require(document.text(key))
      return text.location(of: Span(text.count, text.count)).start
    }
    #expect(
      MarkedText.marking(ends.map { $0..<$0 }, in: marked.text) == MarkedText.marking(marked.places, in: marked.text)
    )
  }
}
