import CatalogWriters
import TestSupport
import Testing

@Suite("Swift literals")
struct SwiftLiteralTests {
  @Test(
    "nothing breaks out of a literal on one line",
    arguments: [
      ("plain", #""plain""#),
      (#"a"b\c"#, #""a\"b\\c""#),
      (#"\(x)"#, #""\\(x)""#),
      ("a\nb\r\t\0", #""a\nb\r\t\0""#),
      ("\u{1B}\u{2028}\u{202E}", #""\u{1B}\u{2028}\u{202E}""#),
      ("é😀", #""é😀""#),
    ]
  )
  func line(text: String, expected: String) {
    #expect(SwiftLiteral.line(text) == expected)
  }

  @Test("a literal of several lines breaks between characters, and its last line ends without an escape")
  func lines() {
    let text = String(repeating: "aé😀\"\\", count: 10)
    let literal = SwiftLiteral.lines(Array(text.utf8), width: 20)
    let lines = literal.split(separator: "\n")
    #expect(lines.first == "\"\"\"" && lines.last == "\"\"\"")
    #expect(
      lines.dropFirst().dropLast(2).allSatisfy { $0.hasSuffix("\\") && !$0.hasSuffix("\\\\") || $0.hasSuffix("\\\\\\") }
    )
    #expect(lines.allSatisfy { $0.utf8.count < 32 })
    #expect(Self.unescaped(literal) == text)
  }

  @Test("random bytes of a pack come back as they were")
  func random() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<60, using: &random) {
        let range: ClosedRange<UInt32> =
          [0...0x7F, 0x80...0x7FF, 0x2000...0x20FF, 0x1F600...0x1F6FF].randomElement(using: &random) ?? 0...0x7F
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) { text.unicodeScalars.append(scalar) }
      }
      #expect(Self.unescaped(SwiftLiteral.lines(Array(text.utf8), width: 10)).utf8.elementsEqual(text.utf8))
    }
  }

  /// What Swift reads a literal of several lines as.
  private static func unescaped(_ literal: String) -> String {
    var scalars = literal.unicodeScalars.dropFirst(4).dropLast(4)[...]
    var result = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch scalars.popFirst() {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "0": result.append("\0")
      case "\n": break
      case "u":
        let digits = scalars.dropFirst().prefix { $0 != "}" }
        scalars = scalars.dropFirst(digits.count + 2)
        if let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16), let scalar = Unicode.Scalar(value) {
          result.append(scalar)
        }
      case let other: if let other { result.append(other) }
      }
    }
    return String(result)
  }
}
