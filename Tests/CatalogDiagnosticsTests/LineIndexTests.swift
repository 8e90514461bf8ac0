import CatalogDiagnostics
import Testing

@Suite("Lines and columns")
struct LineIndexTests {
  private func position(_ text: String, _ offset: Int) -> SourcePosition {
    LineIndex(SourceFile(path: "a", bytes: Array(text.utf8))).position(of: offset)
  }

  @Test("columns count bytes from 1")
  func columns() {
    #expect(position("äb\nc", 0) == SourcePosition(line: 1, column: 1))
    #expect(position("äb\nc", 2) == SourcePosition(line: 1, column: 3))
    #expect(position("äb\nc", 4) == SourcePosition(line: 2, column: 1))
  }

  @Test("a line ends at a line feed, a carriage return, or both", arguments: ["a\nb", "a\rb"])
  func lineBreaks(text: String) {
    #expect(position(text, 2) == SourcePosition(line: 2, column: 1))
  }

  @Test("both together are one line break")
  func pair() {
    #expect(position("a\r\nb", 3) == SourcePosition(line: 2, column: 1))
    #expect(position("a\r\nb", 2) == SourcePosition(line: 1, column: 3))
  }

  @Test("places outside of the file count as its ends")
  func outside() {
    #expect(position("ab\n", 99) == SourcePosition(line: 2, column: 1))
    #expect(position("ab", -1) == SourcePosition(line: 1, column: 1))
    #expect(position("", 0) == SourcePosition(line: 1, column: 1))
  }

  @Test("a byte-order mark takes no column")
  func byteOrderMark() {
    #expect(position("\u{FEFF}ab", 3) == SourcePosition(line: 1, column: 1))
    #expect(position("\u{FEFF}ab", 0) == SourcePosition(line: 1, column: 1))
  }

  @Test("a line's range leaves its line break out")
  func ranges() {
    let file = SourceFile(path: "a", bytes: Array("ab\r\n\ncd".utf8))
    let index = LineIndex(file)
    #expect(index.lineCount == 3)
    #expect(index.range(ofLine: 1, in: file) == 0..<2)
    #expect(index.range(ofLine: 2, in: file) == 4..<4)
    #expect(index.range(ofLine: 3, in: file) == 5..<7)
    #expect(index.range(ofLine: 4, in: file).isEmpty)
  }
}
