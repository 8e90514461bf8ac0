import CatalogDiagnostics
import CatalogModel
import Testing

@testable import CatalogReaders

/// Mistakes are found at their place, alone, and the entries around them are read.
@Suite struct StringsMistakesTests {
  struct Mistake: CustomTestStringConvertible {
    var text: String
    /// The keys of the entries that are read all the same.
    var keys: [String]
    var fixed: String?

    init(_ text: String, reads keys: [String], fixed: String? = nil) {
      self.text = text
      self.keys = keys
      self.fixed = fixed
    }

    var testDescription: String { text }
  }

  static let mistakes: [Mistake] = [
    // Instead of `=`
    Mistake(
      "\"a.title\"⟦:⟧ \"v\";\n\"b\" = \"c\";",
      reads: ["a.title", "b"],
      fixed: "\"a.title\" = \"v\";\n\"b\" = \"c\";"
    ),
    Mistake("\"a\" ⟦⟧\"v\";\n\"b\" = \"c\";", reads: ["a", "b"], fixed: "\"a\" = \"v\";\n\"b\" = \"c\";"),
    Mistake("my ⟦k⟧ey = \"v\";\nb = c;", reads: ["b"]),
    Mistake("\"a\"⟦⟧\n\"b\" = \"c\";", reads: ["b"]),
    Mistake("b = c;\n\"a\"⟦⟧", reads: ["b"]),
    Mistake("gr⟦ü⟧n = \"v\"; b = c;", reads: ["b"]),
    // Instead of a value
    Mistake("\"a\" = ⟦⟧;\n\"b\" = \"c\";", reads: ["b"]),
    Mistake("\"a\"⟦⟧ =\n\"b\" = \"c\";", reads: ["b"]),
    Mistake("b = c;\n\"a\" =⟦⟧", reads: ["b"]),
    Mistake("\"a\" = ⟦ü⟧ber;\n\"b\" = \"c\";", reads: ["b"]),
    Mistake("\"a\" = Gr⟦ü⟧ße;\n\"b\" = \"c\";", reads: ["b"]),
    // Instead of `;`
    Mistake("\"a\" = \"v\"⟦⟧\n\"b\" = \"c\";", reads: ["a", "b"], fixed: "\"a\" = \"v\";\n\"b\" = \"c\";"),
    Mistake("\"a\" = \"v\"⟦⟧ \"b\" = \"c\";", reads: ["a", "b"], fixed: "\"a\" = \"v\"; \"b\" = \"c\";"),
    Mistake("\"a\" = \"v\"⟦,⟧\n\"b\" = \"c\";", reads: ["a", "b"], fixed: "\"a\" = \"v\";\n\"b\" = \"c\";"),
    Mistake("\"a\" = \"v\"⟦⟧", reads: ["a"], fixed: "\"a\" = \"v\";"),
    Mistake("{ a = v⟦⟧ }", reads: ["a"], fixed: "{ a = v; }"),
    Mistake("\"a\" = \"say \"⟦h⟧i\" now\";\n\"b\" = \"c\";", reads: ["b"]),
    Mistake("\"a\" = two ⟦w⟧ords;\n\"b\" = \"c\";", reads: ["b"]),
    // Quotation marks
    Mistake(
      "\"a\" = \"v⟦⟧;\n\"b\" = \"c\";\n\"d\" = \"e\";",
      reads: ["b", "d"],
      fixed: "\"a\" = \"v\";\n\"b\" = \"c\";\n\"d\" = \"e\";"
    ),
    Mistake("\"a\" = \"v⟦⟧;\n\n// c\n\"b\" = \"c\";", reads: ["b"]),
    Mistake("\"a\" = \"v⟦⟧\n\"b\" = \"c\";", reads: ["b"]),
    Mistake("\"b\" = \"c\";\n\"a\" = \"v⟦⟧;", reads: ["b"]),
    Mistake("\"b\" = \"c\";\n\"a⟦⟧", reads: ["b"]),
    Mistake("\"a\" = ⟦'⟧v\nmore\n", reads: []),
    Mistake("\"a\" = v⟦\"⟧;\n\"b\" = \"c\";", reads: ["b"]),
    Mistake("\"a\" = \"one\n\n\"⟦t⟧wo\" three\";\n\"b\" = \"c\";", reads: ["b"]),
    // Where a key belongs
    Mistake("a = b;⟦;⟧ c = d;", reads: ["a", "c"], fixed: "a = b; c = d;"),
    Mistake("a = b; ⟦}⟧\nc = d;", reads: ["a", "c"]),
    Mistake("⟦=⟧ b;\nc = d;", reads: ["c"]),
    Mistake("⟦é⟧ = b;\nc = d;", reads: ["c"]),
    Mistake("⟦(⟧a, b)\nc = d;", reads: ["c"]),
    Mistake("{a = b;} ⟦c⟧ = d;", reads: ["a", "c"]),
    Mistake("{a = b;⟦⟧", reads: ["a"]),
    // Escapes
    Mistake("a = \"x⟦\\U12⟧ y\"; b = c;", reads: ["a", "b"]),
    Mistake("a = \"x⟦\\U⟧\"; b = c;", reads: ["a", "b"]),
    Mistake("a = \"⟦\\UD83D⟧ x⟦\\UDE00⟧\"; b = c;", reads: ["a", "b"]),
    Mistake("a = \"⟦\\UD83D⟧\\U0041\"; b = c;", reads: ["a", "b"]),
    Mistake("a = \"caf⟦\\u⟧00e9\"; b = c;", reads: ["a", "b"], fixed: "a = \"caf\\U00e9\"; b = c;"),
    Mistake("a = \"⟦\\400⟧⟦\\377⟧\"; b = c;", reads: ["a", "b"]),
    // Comments
    Mistake("a = b; ⟦/*⟧ c = d;", reads: ["a"]),
    // Values that are no texts
    Mistake("a = (1 ⟦2⟧);\nb = c;", reads: ["b"]),
    Mistake("a = {x ⟦1⟧;};\nb = c;", reads: ["b"]),
    Mistake("a = {x = ⟦;⟧};\nb = c;", reads: ["b"]),
    Mistake("a = <0⟦x⟧>;\nb = c;", reads: ["b"]),
    Mistake("a = ⟦(⟧1, 2", reads: []),
    Mistake("a = ⟦{⟧b = \"c\";\nd = \"⟦\\U1⟧\"; // e\nf = g;", reads: ["d", "f"]),
  ]

  @Test(arguments: mistakes) func isFoundAtItsPlace(_ mistake: Mistake) {
    let source = MarkedSource(mistake.text)
    let table = StringsReader.read(source.file)
    source.expect(table.findings)
    #expect(table.map(\.key.string) == mistake.keys)
    #expect(table.findings.allSatisfy { $0.rule == .fileSyntax && $0.severity == .error })
    if let fixed = mistake.fixed { #expect(source.fixed(table.findings) == fixed) }
  }

  @Test func duplicatesAreFoundInEverySpelling() {
    let source = MarkedSource(
      """
      "ok" = "1";
      ⟦ok⟧ = "2";
      /* again */
      ⟦"\\U006fk"⟧ = "3";
      "Ok" = "4";
      """
    )
    let table = StringsReader.read(source.file)
    source.expect(table.findings)
    #expect(table.count == 4)
    #expect(table.findings.allSatisfy { $0.rule == .duplicateKey && $0.notes.first?.location.start == 0 })
  }

  @Test func nestingHasALimit() {
    let deep = "a = " + String(repeating: "(", count: 100_000) + ";\nb = c;"
    let table = StringsReader.read(SourceFile(path: "a.strings", bytes: Array(deep.utf8)))
    #expect(table.findings.count == 1)
    #expect(table.findings.first?.location.start == 4 + 512)
    #expect(table.map(\.key.string) == ["b"])
  }

  @Test func aFileOfMistakesIsReportedUpToALimit() {
    let table = StringsReader.read(
      SourceFile(path: "a.strings", bytes: Array(repeating: UInt8(ascii: ";"), count: 100_000))
    )
    #expect(table.findings.count == FindingCollector.limit + 1)
  }
}
