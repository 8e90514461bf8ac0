import CatalogDiagnostics
import Testing

@testable import CatalogReaders

/// What RFC 8259 allows is read, and says what it should.
@Suite struct JSONReaderTests {
  private func read(_ text: String) -> JSONDocument {
    JSONReader.read(SourceFile(path: "Alerts.xcstrings", bytes: Array(text.utf8)))
  }

  @Test(arguments: [
    "{}", "[]", "\"\"", "0", "-0", "true", "false", "null", " \t\r\n{ } \n", "[[],{},\"\",0,null]",
    "{\"a\":{\"a\":{\"a\":[]}},\"\":1,\"b\\u0061\":2}",
    "[1,-1,12,0.5,-0.25,1e3,1E+3,1.5e-3,0e0,123456789012345678901234567890]",
    "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0000\\uD83D\\uDE00\"", "\"é日😀\u{7F}\u{2028}\u{FFFF}\"", "\u{FEFF}[]",
  ])
  func isAccepted(text: String) {
    let document = read(text)
    #expect(document.findings.isEmpty, "\(document.findings.map(\.message))")
    #expect(document.root != nil)
    #expect(!document.isPartial)
  }

  @Test(arguments: [
    "", " ", "{", "}", "[", "]", "{]", "[}", "[1", "[1,", "[1,]", "[,1]", "[1,,2]", "[1 2]", "[1]]", "{} {}", "1 2",
    "{\"a\"}", "{\"a\":}", "{\"a\" 1}", "{\"a\":1,}", "{,}", "{\"a\":1 \"b\":2}", "{a:1}", "{1:2}", "{'a':1}",
    "{null:1}",
    "{\"a\"::1}", "{\"a\":1:2}", "[\"a\":1]", "\"", "\"a", "'a'", "\"\\\"", "\"\\a\"", "\"\\x41\"", "\"\\u\"",
    "\"\\u12\"",
    "\"\\u12G4\"", "\"\\ud83d\"", "\"\\ud83d\\u0041\"", "\"\\ude00\"", "\"\\ude00\\ud83d\"", "\"\u{1}\"", "\"\t\"",
    "\"\n\"",
    "\"\u{0}\"", "-", "+1", "01", "-01", "1.", ".5", "1.e3", "1e", "1e+", "0x1", "1_000", "Infinity", "NaN",
    "-Infinity",
    "True", "TRUE", "nul", "truefalse", "null1", "undefined", "// c\n1", "1 // c", "/* c */1", "[1/**/]", "\u{A0}1",
    "1\u{C}", "\u{2028}1", "[1;2]", "{\"a\"=1}", "\\u0031", "[\u{FEFF}1]",
  ])
  func isRejected(text: String) {
    #expect(!read(text).findings.isEmpty)
  }

  @Test func valuesAndTheirPlaces() throws {
    let source = MarkedSource(
      """
      ⟦{
        "text" : ⟦"a\\u00e9\\n"⟧,
        "number":⟦-1.50e2⟧, "list": ⟦[⟦true⟧, ⟦false⟧ ,⟦null⟧, ⟦{}⟧]⟧
      }⟧
      """
    )
    let root = try #require(JSONReader.read(source.file).root)
    let text = try #require(root["text"])
    let number = try #require(root["number"])
    let list = try #require(root["list"])
    #expect(text.text?.string == "aé\n")
    #expect(number.number == "-1.50e2")
    #expect(list.elements.map(\.kind) == [.boolean, .boolean, .null, .object])
    #expect(list.elements.map(\.boolean) == [true, false, nil, nil])
    #expect(root.members.map(\.key.string) == ["text", "number", "list"])
    #expect(root["missing"] == nil)
    let places = ([root, text, number, list] + list.elements).map { $0.location.start..<$0.location.end }
    #expect(places == source.marks)
  }

  @Test func namesMayBeEscaped() throws {
    let root = try #require(read("{\"\\u0061b\": 1, \"ab\\n\": 2}").root)
    #expect(root["ab"]?.number == "1")
    #expect(root["ab\n"]?.number == "2")
  }

  @Test func depthUpToTheLimit() {
    #expect(read(String(repeating: "[", count: 512) + String(repeating: "]", count: 512)).findings.isEmpty)
    let deep = read("[" + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000) + ", 1]")
    #expect(deep.findings.count == 1)
    #expect(deep.findings.first?.location.start == 512)
    #expect(deep.root?.elements.map(\.kind) == [.array, .number])
  }
}
