import CatalogDiagnostics
import MessageFormat
import Testing

@Suite("Long messages")
struct LinearWorkTests {
  /// Each is repeated to 100 KB. What took the square of that in steps would not end within the hour.
  @Test(
    "take work in proportion to their length, and have a limited number of issues",
    .timeLimit(.minutes(2)),
    arguments: [
      "a", "'", "''", "'{", "'}", "x'}", "x'#", "{", "}", "{{", "{}", "{a", "{a}", "{a,", "{a,b,", "{a,number,'",
      "{n,plural,", "{n,plural,other{", "{n,plural,x{}", "{n,plural,other{'}", "{n,plural,other{x'} ", "one {", " {",
      "{n,number,x}%d", "%d ", "%(", "%%", "<a", "<b>", "&", "&#1", "**a", "[", "](", "](a", "#", " # a", "\u{200B}",
      "{a\u{200B}", "{\u{200B}", "\\u{1", "=", ",", "{n,select,a-", "{n plural", "l'{a}",
    ]
  )
  func repeated(_ piece: String) {
    for prefix in ["", "{n, plural, ", "{n, plural, other {", "{n, select, "] {
      var bytes = Array(prefix.utf8)
      while bytes.count < 100_000 { bytes.append(contentsOf: piece.utf8) }
      #expect(MessageParser.parse(sourceText(bytes)).issues.count <= 200)
    }
  }

  @Test(
    "with printf specifiers too",
    .timeLimit(.minutes(2)),
    arguments: [
      "%", "%@", "%%", "%k", "%1$@", "%9$d ", "% d", "%#@x@", "%#@", "%d", "%*d", "{a}", "{", "<b>", "%arg", "%1",
    ]
  )
  func printfTexts(_ piece: String) {
    var bytes: [UInt8] = []
    while bytes.count < 100_000 { bytes.append(contentsOf: piece.utf8) }
    #expect(PrintfParser.parse(sourceText(bytes)).issues.count <= 200)
  }
}
