import CatalogDiagnostics
import CatalogModel
import Testing

@testable import CatalogReaders

/// Mistakes are found at their place, alone, and the members around them are read.
@Suite struct JSONMistakesTests {
  struct Mistake: CustomTestStringConvertible {
    var text: String
    /// The names of the members that are read all the same.
    var names: [String]
    var fixed: String?

    init(_ text: String, reads names: [String], fixed: String? = nil) {
      self.text = text
      self.names = names
      self.fixed = fixed
    }

    var testDescription: String { text }
  }

  /// Between a member `first` and a member `last`, on lines of their own.
  static let mistakes: [Mistake] = [
    // Commas and colons
    Mistake("\"a\": 1⟦⟧ \"b\": 2,", reads: ["a", "b"], fixed: "\"a\": 1, \"b\": 2,"),
    Mistake("\"a\": 1⟦⟧", reads: ["a"], fixed: "\"a\": 1,"),
    Mistake("\"a\": [1⟦,⟧],", reads: ["a"], fixed: "\"a\": [1],"),
    Mistake("\"a\": 1,⟦,⟧", reads: ["a"], fixed: "\"a\": 1,"),
    Mistake("\"a\": [1,⟦,⟧ 2], \"b\": 2,", reads: ["a", "b"]),
    Mistake("\"a\"⟦⟧ \"x\", \"b\": 2,", reads: ["a", "b"], fixed: "\"a\": \"x\", \"b\": 2,"),
    Mistake("\"a\" ⟦=⟧ 1, \"b\": 2,", reads: ["a", "b"], fixed: "\"a\" : 1, \"b\": 2,"),
    Mistake("\"a\"⟦⟧, \"b\": 2,", reads: ["b"]),
    Mistake("\"a\" ⟦1⟧, \"b\": 2,", reads: ["b"]),
    Mistake("\"a\"⟦⟧\n\"b\": 2,", reads: ["b"]),
    // Values
    Mistake("\"a\": ⟦⟧, \"b\": 2,", reads: ["b"]),
    Mistake("\"a\": {\"x\": ⟦⟧}, \"b\": 2,", reads: ["a", "b"]),
    Mistake("\"a\": ⟦T⟧rue, \"b\": 2,", reads: ["b"]),
    Mistake("\"a\": ⟦n⟧one(1, 2), \"b\": 2,", reads: ["b"]),
    Mistake("\"a\": ⟦'⟧x', \"b\": 2,", reads: ["b"]),
    Mistake("\"a\": ⟦01⟧, \"b\": ⟦1.⟧, \"c\": ⟦-⟧, \"d\": ⟦1e⟧, \"e\": ⟦0x1F⟧,", reads: ["a", "b", "c", "d", "e"]),
    Mistake("\"a\": ⟦.⟧5, \"b\": 2,", reads: ["b"]),
    // Names
    Mistake("⟦a⟧: {\"x\": [1, 2]}, \"b\": 2,", reads: ["b"]),
    Mistake("⟦'⟧a': 1, \"b\": 2,", reads: ["b"]),
    Mistake("⟦{⟧\"x\": 1}, \"b\": 2,", reads: ["b"]),
    // Brackets
    Mistake("\"a\": [1, 2 ⟦}⟧, \"b\": 2,", reads: ["a", "b"]),
    Mistake("\"a\": {\"x\": [[1 ⟦}⟧, \"b\": 2,", reads: ["a", "b"]),
    Mistake("\"a\": {\"x\": 1 ⟦]⟧, \"b\": 2,", reads: ["a", "b"]),
    // Texts
    Mistake("\"a\": \"x⟦⟧\n\"b\": 2,", reads: ["b"]),
    Mistake("\"a\": \"x,⟦⟧\n\"b\": 2,", reads: ["b"]),
    Mistake("\"a⟦⟧\n\"b\": 2,", reads: ["b"]),
    Mistake("\"a\": \"one⟦\n⟧two\", \"b\": 2,", reads: ["a", "b"], fixed: "\"a\": \"one\\ntwo\", \"b\": 2,"),
    Mistake("\"a\": \"x⟦\t⟧y\", \"b\": 2,", reads: ["a", "b"], fixed: "\"a\": \"x\\ty\", \"b\": 2,"),
    Mistake("\"a\": \"x⟦\u{1}⟧y\", \"b\": 2,", reads: ["a", "b"]),
    Mistake("\"a\": \"say \"⟦h⟧i\" now\", \"b\": 2,", reads: ["a", "b"]),
    Mistake("\"a\": \"say \"⟦h⟧i now\",\n\"b\": 2,", reads: ["a", "b"]),
    Mistake("\"a\": \"⟦\\'⟧⟦\\U⟧00e9\", \"b\": 2,", reads: ["a", "b"], fixed: "\"a\": \"\\\\'\\\\U00e9\", \"b\": 2,"),
    Mistake("\"a\": \"⟦\\u00⟧zz ⟦\\ud83d⟧ ⟦\\ude00⟧\", \"b\": 2,", reads: ["a", "b"]),
    // What JSON does not have
    Mistake("⟦// c⟧\n\"a\": ⟦/* c */⟧ 1 ⟦/* c */⟧, \"b\" ⟦/* , */⟧ : 2,", reads: ["a", "b"]),
    Mistake("\"a\":⟦\u{A0}⟧1, ⟦\u{200B}⟧\"b\": 2,", reads: ["a", "b"]),
  ]

  @Test(arguments: mistakes) func isFoundAtItsPlace(_ mistake: Mistake) {
    let source = MarkedSource("{\n\"first\": 0,\n\(mistake.text)\n\"last\": 9\n}", path: "Alerts.xcstrings")
    let document = JSONReader.read(source.file)
    source.expect(document.findings)
    let names = document.root?.members.map(\.key.string)
    #expect(names == ["first"] + mistake.names + ["last"])
    if let fixed = mistake.fixed { #expect(source.fixed(document.findings).contains("\n" + fixed + "\n")) }
  }

  @Test(arguments: [
    Mistake("{\"a\": 1⟦⟧", reads: ["a"]),
    Mistake("{\"a\": {\"b\": [1⟦⟧", reads: ["a"]),
    Mistake("{\"a\": 1, \"b⟦⟧", reads: ["a"]),
    Mistake("{\"a\": 1}⟦}⟧", reads: ["a"]),
    Mistake("{\"a\": 1} ⟦{⟧}", reads: ["a"]),
    Mistake("{\"a\": 1⟦]⟧", reads: ["a"]),
    Mistake("{\"a\": 1⟦,⟧}", reads: ["a"]),
    Mistake("⟦⟧", reads: []),
    Mistake("⟦h⟧ello", reads: []),
  ])
  func endsAreFound(_ mistake: Mistake) {
    let source = MarkedSource(mistake.text, path: "Alerts.xcstrings")
    let document = JSONReader.read(source.file)
    #expect(document.findings.first?.location.start == source.marks.first?.lowerBound)
    #expect(document.root?.members.map(\.key.string) ?? [] == mistake.names)
  }

  @Test func duplicatesAreFoundInEveryObject() {
    let many = (0..<20).map { "\"k\($0)\": 0" }.joined(separator: ", ")
    let source = MarkedSource(
      """
      {
        "a": { "x": 1, ⟦"\\u0078"⟧: 2, "y": 3 },
        "b": [ { "x": 1, "y": 2, ⟦"x"⟧: 3, ⟦"x"⟧: 4 } ],
        "c": { \(many), ⟦"k7"⟧: 1 },
        ⟦"a"⟧: 1
      }
      """
    )
    let document = JSONReader.read(source.file)
    source.expect(document.findings)
    #expect(document.findings.allSatisfy { $0.rule == .duplicateKey && $0.notes.count == 1 })
    #expect(document.root?["a"]?.number == "1", "the last one counts")
  }
}
