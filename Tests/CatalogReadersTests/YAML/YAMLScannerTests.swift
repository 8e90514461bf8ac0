import CatalogDiagnostics
import CatalogModel
import Foundation
import TestSupport
import Testing

@testable import CatalogReaders

/// What the line scanner reads by itself must be what libyaml would have made of it.
@Suite("The line scanner and libyaml")
struct YAMLScannerTests {
  private func outline(_ bytes: [UInt8], _ path: String, scansLines: Bool) throws -> CatalogDocument {
    let name = try #require(CatalogFileName(path: path))
    return CatalogReader.readYAML(SourceDecoder.decode(bytes, path: path).file, as: name, scansLines: scansLines)
  }

  /// Compares everything; after an error of syntax, where the two go on at different lines, only up to there.
  private func compare(_ bytes: [UInt8], _ path: String) throws {
    let scanned = try outline(bytes, path, scansLines: true)
    let read = try outline(bytes, path, scansLines: false)
    let text = String(decoding: bytes, as: UTF8.self)
    if !scanned.isPartial, !read.isPartial {
      #expect(DocumentOutline(scanned).text == DocumentOutline(read).text, "\(text)")
    } else {
      let errors = [scanned, read].map { $0.findings.first { $0.rule == .fileSyntax || $0.rule == .commentCutsText } }
      #expect(errors[0]?.location.start == errors[1]?.location.start, "\(text)")
      #expect(errors[0]?.message == errors[1]?.message, "\(text)")
    }
  }

  @Test("lines of every kind", arguments: lines)
  func everyLine(line: String) throws {
    for context in [
      "alerts:\n  a: x\n@  b: y\n", "alerts:\n  a:\n    title: x\n  @  b: y\n", "@alerts:\n  b: y\n",
      "alerts:\n  a: x\n@", "alerts:\n@\n  b: y\n", "alerts:\n  a: x\n@    message: z\n  c: w\n",
      "alerts:\n  a:\n@    title: z\n", "---\nalerts:\n@  b: y\n",
    ] {
      for indentation in ["", "  ", "    ", " "] {
        let text = context.replacingOccurrences(of: "@", with: indentation + line + "\n")
        try compare(Array(text.utf8), "Alerts.yaml")
        try compare(Array(text.replacingOccurrences(of: "\n", with: "\r\n").utf8), "Alerts.de.yaml")
      }
    }
  }

  private static let lines = [
    "", " ", "# comment", "key:", "key: ", "key: # comment", "key: value", "key: value # comment",
    "key: value #comment",
    "key:value", "key : value", "key: a: b", "key: a:b", "key: a:", "key: http://x.y", "key: -", "key: - a", "key: -a",
    "key: ?", "key: :", "key: a # b: c", "key: a#b", "\"key\": value", "'key': value", "\"k\\\"ey\": value",
    "'k''ey': value",
    "\"key\":value", "\"key\" : value", "k\"ey: value", "key: \"value\"", "key: \"value\" # comment",
    "key: \"value\"#comment",
    "key: \"value\" more", "key: \"a \\\"b\\\" \\\\ \\n \\u00e9 \\u20ac\"", "key: \"\\uD83D\"", "key: \"\\x41\\e\"",
    "key: \"\\q\"",
    "key: \"open", "key: 'value'", "key: 'it''s'", "key: ''''", "key: ''", "key: 'open", "key: 'a'b'", "key: ~",
    "key: {}",
    "key: { }", "key: {a: b}", "key: { a: b, c: \"d\", 'e': f }", "key: { a: }", "key: { a: , b: c }", "key: {a}",
    "key: {a, b}",
    "key: { a: b, }", "key: { a: { b: c } }", "key: { a: [b, \"c\", {}] }", "key: [a, b]", "key: []", "key: [a, b",
    "key: [a: b]",
    "key: {a: b} c", "key: {a: b} # comment", "key: {a: b}#", "key: { a: b # c }", "key: { a: b:c }",
    "key: { \"a\":b }",
    "key: { \"a\": b }", "key: { a : b }", "key: { a: b c , d: e }", "key: {a: 'it''s', b: \"x\\ny\"}", "key: |",
    "key: >-",
    "key: &a b", "key: *a", "key: !a b", "key: @a", "key: `a`", "key: %a", "key: <<", "<<: value", "key: \tvalue",
    "\tkey: value",
    "key: value\t", "key: a\tb", "- a", "- a: b", "-", "-a: b", "? a", "?a: b", ": a", "key: é “x” 日本 😀",
    "schlüssel: x", "KEY: x",
    "key: \u{A0}x", "key: x\u{2028}y", "key: x\u{85}y", "key: \u{FEFF}x", "key: \u{7}", "---", "...", "--- a",
    "%YAML 1.2", "---x: y",
    "a" + String(repeating: "b", count: 300) + ": x", "key: {" + String(repeating: "a: {", count: 20), "title: {n} x",
    "key: [",
    "null: null", "key: 1.0", "a.b-c_d: x", "key with spaces: x", "key: x  ", "key:   x", "key: x\\y", "c#: x",
    "key: #", "key: a #",
  ]

  @Test("fixtures")
  func fixtures() throws {
    for (folder, path) in [("Definitions", "Alerts.yaml"), ("Translations", "Alerts.de.yaml")] {
      for name in YAMLFixtureTests.names(folder) {
        let url = YAMLFixtureTests.folder.appendingPathComponent(folder).appendingPathComponent(name)
        try compare(Array(MarkedText(try String(contentsOf: url, encoding: .utf8)).text.utf8), path)
      }
    }
  }

  @Test("random catalogs of lines", arguments: 0..<8)
  func random(round: Int) throws {
    var random = SeededRandom(seed: UInt64(round) + 100)
    for _ in 0..<150 {
      var text = Bool.random(using: &random) ? "sourceLocale: en\nalerts:\n" : "alerts:\n"
      var column = 2
      for index in 0..<Int.random(in: 1...12, using: &random) {
        column = max(0, column + ([0, 0, 0, 2, -2, 4].randomElement(using: &random) ?? 0))
        let line = (Self.lines.randomElement(using: &random) ?? "").replacingOccurrences(of: "key", with: "key\(index)")
        text += String(repeating: " ", count: column) + line + "\n"
      }
      try compare(Array(text.utf8), Bool.random(using: &random) ? "Alerts.yaml" : "Alerts.de.yaml")
    }
  }

  @Test("damaged fixtures", arguments: 0..<4)
  func damaged(round: Int) throws {
    var random = SeededRandom(seed: UInt64(round) + 500)
    for _ in 0..<100 {
      let seed = try #require(YAMLFuzzTests.seeds.randomElement(using: &random))
      try compare(YAMLFuzzTests.damaged(seed, &random), "Alerts.yaml")
    }
  }

  /// Entries that only libyaml reads, one after another: the scanner gives way, and nothing is lost.
  @Test("catalogs of nothing but blocks")
  func blocks() throws {
    let alert = { (index: Int) in "  a\(index):\n    title: >-\n      Text \(index)\n      goes on\n    message: Fine\n"
    }
    let text = "sourceLocale: en\nalerts:\n" + (0..<200).map(alert).joined() + "  last: Fine\n"
    try compare(Array(text.utf8), "Alerts.yaml")
    let document = try read(text)
    #expect(document.text("a199")?.string == "Text 199 goes on")
    #expect(document.text("a199", .message)?.string == "Fine")
    #expect(document.text("last")?.string == "Fine")
    #expect(document.findings.isEmpty)
  }
}
