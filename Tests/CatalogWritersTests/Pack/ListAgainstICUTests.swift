import AlertCatalog
import CatalogModel
import CatalogWriters
import LocaleData
import MessageFormat
import TestSupport
import Testing

@Suite("Lists through the pack are ICU's lists")
struct ListAgainstICUTests {
  /// Items whose sound or script changes the conjunction before them, and others.
  private static let items = [
    "a.txt", "iglesia", "Ivan", "hijo", "HIELO", "hiato", "hi", "h", "oro", "OSO", "hoy", "8", "11", "11 b", "111", "1",
    "", "שלום", "\u{FB2A}", "日本", "é", "İ", "х", "a, b",
  ]

  private func text(_ style: ListStyle, _ items: [String], in locale: LocaleID, _ packer: inout MessagePacker) throws
    -> String?
  {
    let pack = try packer.pack(message("{l, list, \(style.name)}"), locale: locale, arguments: [("l", .list)])
    return pack.format([.list(items)])
  }

  @Test("every style in every locale of ICU", arguments: ListStyle.all)
  func allLocales(style: ListStyle) throws {
    var random = SeededRandom(seed: 7)
    var packer = MessagePacker()
    for locale in LocaleID.available {
      for count in 0...6 {
        let items = (0..<count).compactMap { _ in Self.items.randomElement(using: &random) }
        let actual = try text(style, items, in: locale, &packer)
        let expected = ListPatterns.joined(items, in: locale, style)
        #expect(actual.map { Array($0.utf8) } == Array(expected.utf8), "\(locale.tag) \(items)")
      }
    }
  }

  @Test("every last item that changes a conjunction", arguments: ["es", "es-MX", "he"])
  func contexts(locale: String) throws {
    let locale = LocaleID(tag: locale)
    var packer = MessagePacker()
    for style in ListStyle.all {
      for item in Self.items {
        for items in [["x", item], ["x", "y", item]] {
          #expect(
            try text(style, items, in: locale, &packer) == ListPatterns.joined(items, in: locale, style),
            "\(items)"
          )
        }
      }
    }
  }

  @Test("what a Hebrew letter is, for every code point")
  func hebrew() throws {
    let locale = LocaleID(tag: "he")
    var packer = MessagePacker()
    for value in UInt32(1)...0x1_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let items = ["x", String(scalar)]
      let actual = try text(.standard, items, in: locale, &packer)
      if actual != ListPatterns.joined(items, in: locale, .standard) { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test("a list by itself is joined by “and”; each item is isolated where that is wanted")
  func plain() throws {
    var packer = MessagePacker()
    let english = LocaleID(tag: "en")
    let pack = try packer.pack(message("Share with {l}?"), locale: english, arguments: [("l", .list)])
    #expect(pack.format([.list(["Ann", "Bob", "Cy"])]) == "Share with Ann, Bob, and Cy?")
    #expect(
      pack.format([.list(["א", "b"])], isolation: .bidi) == "Share with \u{2068}א\u{2069} and \u{2068}b\u{2069}?"
    )
    #expect(pack.format([.string("Ann")]) == nil)
  }
}
