import CatalogDiagnostics
import Testing

@Suite("Quoting untrusted text")
struct QuotingTests {
  @Test(
    "what could act on a terminal or mislead a reader is escaped",
    arguments: [
      ("plain", "“plain”"),
      ("Grüße, 日本 👨‍👩‍👧", "“Grüße, 日本 👨‍👩‍👧”"),
      ("two\nlines\r\tend", "“two\\nlines\\r\\tend”"),
      ("\u{1B}[31mred\u{7}", "“\\u{1B}[31mred\\u{7}”"),
      ("a\u{202E}b\u{2066}c\u{200F}", "“a\\u{202E}b\\u{2066}c\\u{200F}”"),
      ("line\u{2028}separator\u{85}", "“line\\u{2028}separator\\u{85}”"),
      ("zero\u{200B}width\u{FEFF}", "“zero\\u{200B}width\\u{FEFF}”"),
      ("tag\u{E0041}", "“tag\\u{E0041}”"),
      ("\u{9B}31m", "“\\u{9B}31m”"),
    ]
  )
  func escapes(text: String, expected: String) {
    #expect(quoted(text) == expected)
  }

  @Test("joiners stay: words of some scripts need them")
  func joiners() {
    #expect(quoted("می\u{200C}خواهم") == "“می\u{200C}خواهم”")
  }

  @Test("long text is cut between characters, and a character with too many marks is cut, too")
  func truncates() {
    #expect(quoted(String(repeating: "é", count: 100), limit: 5) == "“ééééé…”")
    #expect(quoted("abc", limit: 3) == "“abc”")
    let zalgo = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(quoted(zalgo).unicodeScalars.count < 40)
  }
}
