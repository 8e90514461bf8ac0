import CatalogDiagnostics
import Testing

@Suite("Joined texts")
struct JoinedTextTests {
  /// Writes letters twice.
  private final class DoublingNotation: TextNotation {
    func sourceOffset(of offset: Int, in text: SourceText) -> Int { text.token.lowerBound + 1 + offset * 2 }
    func written(_ replacement: String, at span: Span, in text: SourceText) -> String? {
      replacement.contains("!") ? nil : replacement.map { "\($0)\($0)" }.joined()
    }
  }

  private let file = SourceFile(path: "Alerts.stringsdict", bytes: Array(#"<aabbcc> <dd> <>"#.utf8))

  private func text(_ decoded: String, at start: Int) -> SourceText {
    let token = start..<start + decoded.utf8.count * 2 + 2
    return SourceText(decoded: Array(decoded.utf8), file: file, token: token, notation: DoublingNotation())
  }

  @Test("hold their parts one after another, and find each part's place in the file")
  func places() {
    let joined = SourceText(joining: text("abc", at: 0), [text("d", at: 9), text("", at: 14)])
    #expect(joined.string == "abc\nd\n")
    #expect(joined.partOffsets == [0, 4, 6])
    #expect(joined.location == SourceLocation(file: file, start: 0, end: 8))
    #expect(joined.location(of: Span(0, 3)) == SourceLocation(file: file, start: 1, end: 7))
    #expect(joined.location(of: Span(1, 2)) == SourceLocation(file: file, start: 3, end: 5))
    #expect(joined.location(of: Span(4, 5)) == SourceLocation(file: file, start: 10, end: 12))
    #expect(joined.location(of: Span(6, 6)) == SourceLocation(file: file, start: 15, end: 15))
  }

  @Test("are written as the part's notation writes, and not across parts")
  func writing() {
    let joined = SourceText(joining: text("abc", at: 0), [text("d", at: 9)])
    #expect(joined.notation.written("xy", at: Span(4, 5), in: joined) == "xxyy")
    #expect(joined.notation.written("!", at: Span(0, 1), in: joined) == nil)
    #expect(joined.notation.written("x", at: Span(2, 5), in: joined) == nil)
    #expect(joined.part(at: 4).text.string == "d")
  }

  @Test("any other text is one part")
  func single() {
    let single = text("abc", at: 0)
    #expect(single.partOffsets == [0])
    #expect(single.part(at: 2).start == 0)
  }
}
