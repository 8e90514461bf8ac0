import CatalogDiagnostics
import TestSupport
import Testing

@testable import CatalogReaders

/// Files made to be slow. In the thorough run each would take hours if a mistake cost a look at the rest of the file.
@Suite(.timeLimit(.minutes(10))) struct LinearTimeTests {
  static let size = Effort.isThorough ? 400_000 : 20_000

  static let patterns = [
    "\"", "'", "\\", ";", "=", "a=", "a;", "a=\"b\";", "a=\"x\\\"\n", "\"\n", "a=\"\n", "a='\n\"", "/*", "/", "//\n",
    "/**/", "{",
    "(", "<", "a={", "a=(\n", "a={b=c;};\n", "}", ")", "]", "[", "[{", "[[[}", "{\"a\":[", "{\"a\":}", "\"a\":",
    "\"a\":1,", ",",
    "[1]]", "\n", "\"a\n", "\"a\":\"\n", "(((", "f(", "],\"", "},\"a\":1", "}\"a\":", "<a>", "</a>", "<key>", "</key>",
    "<dict>",
    "</dict>", "<array><key>", "<dict><key>a</key></array>", "<string>", "</plist>", "<string>&</string>", "<!--",
    "<!-- -- -->",
    "<![CDATA[", "<![CDATA[]]>", "<?", "<!", "&#", "&a;", "]]>", "<a", "<a b='", "<key>a</key>", "<key>a</key><foo>",
    "\\U", "\\u",
    "\u{2028}", "\u{A0}", "é", "a=b\n", "a b\n", "a=\"\";;\n",
  ]

  private func file(_ pattern: String, head: String) -> SourceFile {
    let count = Self.size / max(1, pattern.utf8.count)
    return SourceFile(path: "Alerts", bytes: Array((head + String(repeating: pattern, count: count)).utf8))
  }

  @Test func stringsFiles() {
    for pattern in Self.patterns {
      for head in ["", "{", "a = \"", "/* a = (b, ", "a = {"] {
        let table = StringsReader.readOldStyle(file(pattern, head: head))
        for index in stride(from: 0, to: table.count, by: 1 + table.count / 10) { _ = table.comments(of: index) }
        #expect(table.findings.count <= FindingCollector.limit + 1)
      }
    }
  }

  @Test func xmlFiles() {
    for pattern in Self.patterns {
      for head in ["", "<plist><dict>", "<dict><key>a</key><string>", "<dict><key>a</key><array>"] {
        let list = XMLPropertyListReader.read(file(pattern, head: head))
        #expect(list.findings.count <= 2 * FindingCollector.limit + 2)
      }
    }
  }

  @Test func jsonFiles() {
    for pattern in Self.patterns {
      for head in ["", "{", "{\"a\":", "[", "{\"a\":[{\"b\":\""] {
        let document = JSONReader.read(file(pattern, head: head))
        #expect(document.findings.count <= FindingCollector.limit + 1)
      }
    }
  }
}
