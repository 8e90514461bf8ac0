import CatalogCompiler
import Foundation
import TestSupport
import Testing

@Suite("JSON of requests")
struct JSONParserTests {
  private func parse(_ text: String) throws(JSONError) -> JSONValue { try JSONParser.parse(Array(text.utf8)[...]) }

  @Test("values of each kind")
  func values() throws {
    let text = #" {"a": [1, -0.5e+3, true, false, null], "b": {"c": "d"}, "": ""} "#
    #expect(
      try parse(text)
        == .object([
          "a": .array([.number("1"), .number("-0.5e+3"), .bool(true), .bool(false), .null]),
          "b": .object(["c": .string("d")]),
          "": .string(""),
        ])
    )
  }

  @Test("escapes and surrogate pairs")
  func escapes() throws {
    #expect(try parse(#""a\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00é😀""#) == .string("a\"\\/\u{8}\u{C}\n\r\té😀é😀"))
  }

  @Test(
    "what is not JSON is refused",
    arguments: [
      "", "{", "[1,]", "{\"a\" 1}", "{a: 1}", "01", "1.", ".5", "1e", "+1", "nul", "\"a", "\"\u{1}\"", "\"\\x\"",
      "\"\\uD83D\"", "\"\\uDE00\"", "\"\\u12\"", "1 2", "{\"a\":1,}", "'a'", "NaN", "--1",
    ]
  )
  func refused(text: String) {
    #expect(throws: JSONError.self) { try parse(text) }
  }

  @Test("bytes that are no text are refused, and deep nesting ends without a crash")
  func hostile() {
    #expect(throws: JSONError.self) { try JSONParser.parse([0x22, 0xFF, 0x22]) }
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(throws: JSONError.self) { try parse(deep) }
  }

  @Test("agrees with Foundation on random texts")
  func random() {
    var generator = SeededRandom(seed: 7)
    let alphabet = Array(#"{}[]",:\u0e1-.tfn rals"#.utf8)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      let theirs = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      let ours = (try? JSONParser.parse(bytes[...])) != nil
      #expect(ours == theirs, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
