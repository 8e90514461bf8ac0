import CatalogDiagnostics
import Testing

@testable import CatalogReaders

/// What well-formed strings files say.
@Suite struct StringsReaderTests {
  private func read(_ text: String) -> StringsTable {
    StringsReader.read(SourceFile(path: "en.lproj/Alerts.strings", bytes: Array(text.utf8)))
  }

  private func entries(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> [[String]] {
    let table = read(text)
    #expect(table.findings.isEmpty, "\(table.findings.map(\.message))", sourceLocation: sourceLocation)
    #expect(!table.isPartial, sourceLocation: sourceLocation)
    return table.map { [$0.key.string, $0.value.text?.string ?? $0.value.kindName] }
  }

  @Test func quotedEntries() {
    #expect(
      entries(
        """
        "file.delete.title" = "Delete?";
        "file.delete.message"="You can’t undo this.";

        'single' = 'He said "no"';
        """
      ) == [
        ["file.delete.title", "Delete?"], ["file.delete.message", "You can’t undo this."],
        ["single", "He said \"no\""],
      ]
    )
  }

  @Test func unquotedEntries() {
    #expect(entries("ok.title = Fine; a-b/c:d_e$f = 1;") == [["ok.title", "Fine"], ["a-b/c:d_e$f", "1"]])
  }

  @Test func keysAlone() {
    #expect(entries("\"Cancel\"; ok;") == [["Cancel", "Cancel"], ["ok", "ok"]])
  }

  @Test func commentsAndSpaces() {
    #expect(
      entries(
        """
        // line
        /* block
         over two */ ok.title = "Fine";
        "b.title"/* here */=/* and */"No spaces"/* too */;/* after */// end
        /* with /* in it */
        """
      ) == [["ok.title", "Fine"], ["b.title", "No spaces"]]
    )
    #expect(entries("// comment\ra\u{2028}=\u{2029}b\u{B};\u{C}// c\u{2028}c = d;") == [["a", "b"], ["c", "d"]])
    #expect(entries("a//b = c;") == [["a//b", "c"]], "a slash may stand in an unquoted key")
  }

  @Test func emptyFiles() {
    #expect(entries("").isEmpty)
    #expect(entries(" \n // nothing").isEmpty)
    #expect(entries("\u{FEFF}").isEmpty)
    #expect(entries("{}").isEmpty)
    #expect(entries("\"\" = \"\";") == [["", ""]])
  }

  @Test func aByteOrderMarkIsSkipped() {
    #expect(entries("\u{FEFF}a = b;") == [["a", "b"]])
  }

  @Test func bracesAroundAll() {
    #expect(entries("/* c */ { a = b; \"c\"; }\n// end") == [["a", "b"], ["c", "c"]])
  }

  @Test(arguments: [
    (#"\n\t\r\a\b\f\v"#, "\n\t\r\u{7}\u{8}\u{C}\u{B}"),
    (#"\\ \" \'"#, "\\ \" '"),
    (#"\U00e9\U00E9"#, "éé"),
    (#"\UD83D\UDE00"#, "😀"),
    (#"\U000041"#, "\u{0}41"),
    (#"\101\7\1234"#, "A\u{7}S4"),
    (#"\200\341\251"#, "\u{A0}Æ’"),
    (#"\?\(\’\😀\q"#, "?(’😀q"),
    ("line\\\nline", "line\nline"),
    ("raw\nline\r\nline", "raw\nline\r\nline"),
  ])
  func escapes(written: String, text: String) {
    #expect(entries("\"key\" = \"\(written)\";") == [["key", text]])
  }

  @Test func valuesThatAreNoTexts() {
    #expect(
      entries("a = (1, 2,); b = {c = {d;};}; c = <0fb d 77>; d = e; e = ();")
        == [["a", "an array"], ["b", "a dictionary"], ["c", "data"], ["d", "e"], ["e", "an array"]]
    )
  }

  @Test func nestedValuesAreReadWhole() throws {
    let table = read("a = { one = (x, \"y\\n\", <00>); two; };")
    let entries = try #require(table.first?.value.dictionary)
    #expect(entries.map(\.key.string) == ["one", "two"])
    #expect(entries.last?.value.text?.string == "two")
    guard case .array(let elements) = entries[0].value.content else {
      Issue.record("no array")
      return
    }
    #expect(elements.map { $0.text?.string ?? $0.kindName } == ["x", "y\n", "data"])
    #expect(entries[0].value.location.start == 12)
  }

  @Test func commentsBelongToTheirEntries() {
    let table = read(
      """
      /* A licence. */

      /* No longer about anything. */

      // About one,
      /* in two comments. */
      "one" = /* inside */ "1"; // behind
      /* About two. */
      "two" = "2"; "three" = "3"; /* About three. */
      // "gone" = "4";
      /* alertc:disable three-dots */
      /* About five. */
      "five" = "5";
      """
    )
    let comments = table.indices.map { table.comments(of: $0).map(\.string) }
    #expect(
      comments == [
        ["About one,", "in two comments.", "inside", "behind"], ["About two."], ["About three."], ["About five."],
      ]
    )
  }

  @Test func suppressionsAreCollected() {
    let source = MarkedSource(
      """
      ⟦/* alertc:disable same-label */⟧
      "one" = "1"; ⟦// alertc:disable three-dots, double-space⟧
      // about alertc:disable
      """
    )
    let table = StringsReader.read(source.file)
    #expect(table.suppressions.map { $0.rules.map(\.value) } == [["same-label"], ["three-dots", "double-space"]])
    #expect(table.suppressions.map { $0.location.start..<$0.location.end } == source.marks)
  }
}
