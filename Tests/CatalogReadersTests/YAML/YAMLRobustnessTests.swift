import CatalogDiagnostics
import CatalogModel
import CatalogReaders
import Foundation
import TestSupport
import Testing

@Suite("Broken and enormous YAML")
struct YAMLRobustnessTests {
  @Test("nesting of any depth is refused where it begins, not followed", arguments: ["[", "{a: ", "- ", "? "])
  func nesting(opening: String) throws {
    let document = try read("alerts:\n  a: x\n  b:\n    " + String(repeating: opening, count: 5000) + "\n  c: y\n")
    #expect(document.findings.count <= 2)
    #expect(document.findings.contains { $0.rule == .fileSyntax && $0.message.contains("nested") })
    #expect(document.text("a")?.string == "x")
    #expect(document.text("c")?.string == "y")
  }

  @Test("block mappings nested without end are refused, and what follows is read")
  func blockNesting() throws {
    let lines = (0..<300).map { String(repeating: " ", count: 4 + $0) + "k:\n" }
    let document = try read("alerts:\n  b:\n" + lines.joined() + "  c: y\n")
    #expect(document.places == ["3:5 unknown-field", "65:67 file-syntax"])
    #expect(document.text("c")?.string == "y")
  }

  @Test("a hundred thousand alerts")
  func manyKeys() throws {
    let text = "sourceLocale: en\nalerts:\n" + (0..<100_000).map { "  alert.\($0): Text \($0)\n" }.joined()
    let document = try read(text)
    #expect(document.findings.isEmpty)
    #expect(document.definitions.count == 100_000)
    #expect(document.text("alert.99999")?.string == "Text 99999")
  }

  @Test("a hundred thousand keys that are no alerts are all reported, and quickly")
  func manyObsoleteKeys() throws {
    let keys = (0..<100_000).map { "  alert.\($0): Text\n" }.joined()
    let definitions = try read("sourceLocale: en\nalerts:\n" + keys)
    let translation = try read(
      "alerts:\n" + keys.replacingOccurrences(of: "alert.", with: "allert."),
      as: "Alerts.de.yaml"
    )
    let (_, findings) = CatalogBuilder.build(name: "Alerts", definitions: definitions, translations: [translation])
    #expect(findings.count == 100_000)
  }

  @Test("a text of megabytes")
  func longText() throws {
    let text = String(repeating: "Lörem ipsum ", count: 500_000)
    let document = try read("alerts:\n  a: \"\(text)\"\n  b: |\n    \(text)\n  c: Fine\n")
    #expect(document.findings.isEmpty)
    #expect(document.text("a")?.count == text.utf8.count)
    #expect(document.text("b")?.count == text.utf8.count + 1)
  }

  @Test("a file in which every line is wrong ends with a limited number of findings")
  func everyLineWrong() throws {
    let document = try read("alerts:\n" + (0..<20_000).map { "  a\($0): \"b\" c\n" }.joined())
    #expect(document.findings.count == 101)
    #expect(document.findings.last?.message.contains("too many") == true)
  }

  @Test("an open quotation mark in every alert does not make reading slow")
  func manyOpenQuotes() throws {
    let document = try read("alerts:\n" + (0..<20_000).map { "  a\($0): [x, '\n" }.joined())
    #expect((1...101).contains(document.findings.count { $0.rule == .fileSyntax }))
  }

  @Test("bytes that are no UTF-8 are located, and all else is read")
  func latin1() throws {
    let document = try read(Array("alerts:\n  a: caf".utf8) + [0xE9] + Array(" noir\n  b: Fine\n".utf8))
    #expect(document.places == ["2:9 file-encoding"])
    #expect(document.text("b")?.string == "Fine")
  }

  @Test("UTF-16 is read like UTF-8", arguments: [true, false])
  func utf16(isBigEndian: Bool) throws {
    let text = "alerts:\n  a: Größe 😀\n  b: &x wrong\n"
    let units = [0xFEFF] + Array(text.utf16)
    let bytes = units.flatMap {
      isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    let document = try read(bytes)
    #expect(document.text("a")?.string == "Größe 😀")
    #expect(document.places == ["3:6 invalid-value"])
  }

  @Test(
    "an empty file, and one with nothing but space",
    arguments: ["", "\n", "   ", "# comment\n", "---\n", "---\n...\n"]
  )
  func nothing(text: String) throws {
    #expect(try read(text).role == .foreign)
    #expect(try read(text).findings.isEmpty)
    // A translation without texts is an incomplete one.
    #expect(try read(text, as: "Alerts.de.yaml").role == .translation)
    #expect(ConfigurationReader.read(SourceFile(path: "alertc.yaml", bytes: Array(text.utf8))).findings.isEmpty)
  }

  @Test("lone carriage returns are line breaks too")
  func carriageReturns() throws {
    let document = try read("sourceLocale: en\ralerts:\r  a: One\r  b: |\r    two\r    three\r  a: again\r")
    #expect(document.text("b")?.string == "two\nthree\n")
    #expect(document.places == ["7:3 duplicate-key"])
  }
}
