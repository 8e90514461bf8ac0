import CatalogDiagnostics
import CatalogModel
import Testing

@testable import CatalogReaders

/// Mistakes in XML property lists are found at their place, alone, and what stands around them is read.
@Suite struct XMLMistakesTests {
  struct Mistake: CustomTestStringConvertible {
    var text: String
    var keys: [String]
    var fixed: String?

    init(_ text: String, reads keys: [String], fixed: String? = nil) {
      self.text = text
      self.keys = keys
      self.fixed = fixed
    }

    var testDescription: String { text }
  }

  /// Within a dictionary, before an entry `z`.
  static let mistakes: [Mistake] = [
    // Characters
    Mistake("<key>a</key><string>x ⟦&⟧ y</string>", reads: ["a"], fixed: "<key>a</key><string>x &amp; y</string>"),
    Mistake("<key>a</key><string>x⟦&⟧#x;</string>", reads: ["a"]),
    Mistake("<key>a</key><string>x⟦&nbsp;⟧y</string>", reads: ["a"]),
    Mistake("<key>a</key><string>⟦&#1;⟧⟦&#xD83D;⟧⟦&#x110000;⟧⟦&#99999999999;⟧</string>", reads: ["a"]),
    Mistake(
      "<key>a</key><string>x ⟦<⟧ 3 ⟦<⟧</string>",
      reads: ["a"],
      fixed: "<key>a</key><string>x &lt; 3 &lt;</string>"
    ),
    Mistake("<key>a</key><string>x⟦]]>⟧</string>", reads: ["a"], fixed: "<key>a</key><string>x]]&gt;</string>"),
    Mistake("<key>a</key><string>x⟦\u{8}⟧y</string>⟦\u{1}⟧", reads: ["a"], fixed: "<key>a</key><string>xy</string>"),
    Mistake("<key>a</key><string>x⟦\u{FFFE}⟧y</string>", reads: ["a"]),
    Mistake("<!-- a ⟦--⟧ b -- c --><key>a</key><string>x</string><!-- ⟦--⟧->", reads: ["a"]),
    // Tags
    Mistake("<key>a</key><string>x⟦</strin>⟧", reads: ["a"]),
    Mistake("<key>a</key><string>x⟦</key>⟧", reads: ["a"]),
    Mistake("<key>a</key><string>x ⟦<key>⟧b</key><string>y</string>", reads: ["b"]),
    Mistake("<key>a</key><dict><key>b</key><string>y⟦</dict>⟧<key>c</key><string>z</string>", reads: ["a", "c"]),
    Mistake("<key>a ⟦<string>⟧y</string>", reads: []),
    Mistake("<key>a</key><string>x ⟦<b>⟧bold</b></string>", reads: []),
    Mistake("<key>a</key>⟦<strng>⟧x</strng>", reads: []),
    Mistake("<key>a</key>⟦<foo>⟧<bar>x</bar></foo>", reads: []),
    Mistake("<key>a</key><string foo⟦>⟧x</string>", reads: []),
    Mistake("<key>a</key><string⟦<⟧/string>", reads: []),
    Mistake("<key>a</key><array><string>x</string>⟦</dict>⟧<key>b</key><string>y</string>", reads: ["a", "b"]),
    // Entries
    Mistake("⟦<key>a</key>⟧", reads: []),
    Mistake("⟦<key>a</key>⟧<key>b</key><string>y</string>", reads: ["b"]),
    Mistake("<key>a</key><string>x</string>⟦<string>⟧y</string>", reads: ["a"]),
    Mistake("⟦lost⟧<key>a</key><string>x</string>", reads: ["a"]),
    Mistake("<key>a</key><true>⟦x⟧</true>", reads: ["a"]),
    Mistake("<key>a</key><array>⟦<key>k</key>⟧</array>", reads: ["a"]),
    Mistake("<key>a</key>⟦<plist>⟧</plist>", reads: []),
    // Values
    Mistake("<key>a</key>⟦<integer>1.5</integer>⟧", reads: []),
    Mistake("<key>a</key>⟦<integer></integer>⟧", reads: []),
    Mistake("<key>a</key>⟦<real>much</real>⟧", reads: []),
    Mistake("<key>a</key>⟦<date>today</date>⟧", reads: []),
    Mistake("<key>a</key>⟦<data>*</data>⟧", reads: []),
  ]

  private func read(_ text: String) -> (source: MarkedSource, list: PropertyList) {
    let source = MarkedSource(text, path: "Alerts.stringsdict")
    return (source, PropertyListReader.read(source.file))
  }

  @Test(arguments: mistakes) func isFoundAtItsPlace(_ mistake: Mistake) {
    let (source, list) = read(
      "<plist><dict>\n" + mistake.text + "\n<key>z</key><string>last</string></dict></plist>"
    )
    source.expect(list.findings)
    let keys = list.root?.dictionary?.map(\.key.string)
    #expect(keys == mistake.keys + ["z"])
    #expect(list.findings.allSatisfy { $0.rule == .fileSyntax })
    if let fixed = mistake.fixed { #expect(source.fixed(list.findings).contains(fixed)) }
  }

  /// Files that end too early, or too late.
  @Test(arguments: [
    Mistake("<plist><dict><key>a</key><string>x</string>⟦⟧", reads: ["a"]),
    Mistake("<plist><dict><key>a</key><string>x</string><key>b</key><string>y⟦⟧", reads: ["a"]),
    Mistake("<plist><dict><key>a</key><string>x</string>⟦<⟧key", reads: ["a"]),
    Mistake("<plist><dict><key>a</key><string>x</string></dict>⟦⟧", reads: ["a"]),
    Mistake("<plist><dict><key>a</key><string>x</string>⟦</plist>⟧", reads: ["a"]),
    Mistake("<plist><dict><key>a</key><string>x</string></dict></plist>⟦j⟧unk", reads: ["a"]),
    Mistake("<plist><dict><key>a</key><string>x</string></dict>⟦<dict/>⟧</plist>", reads: ["a"]),
    Mistake("⟦\n ⟧<?xml version='1.0'?><dict><key>a</key><string>x</string></dict>", reads: ["a"]),
    Mistake("⟦<plist>\n</plist>⟧", reads: []),
    Mistake("<!-- c -->\n⟦⟧", reads: []),
    Mistake("<dict/>⟦j⟧unk", reads: []),
  ])
  func endsAreFound(_ mistake: Mistake) {
    let (source, list) = read(mistake.text)
    source.expect(list.findings)
    #expect(list.root?.dictionary?.map(\.key.string) ?? [] == mistake.keys)
  }

  /// None of these may be expanded, loaded or believed.
  @Test(arguments: [
    #"<!DOCTYPE plist ⟦[⟧<!ENTITY x "y">]><dict><key>a</key><string>&x;</string></dict>"#,
    #"<!DOCTYPE plist ⟦[⟧<!ENTITY x SYSTEM "file:///etc/passwd">]><dict><key>a</key><string>&x;</string></dict>"#,
    #"<!DOCTYPE plist ⟦[⟧<!ENTITY % x SYSTEM "http://example.org/x.dtd"> %x;]><dict/>"#,
    #"<!DOCTYPE a ⟦[⟧<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY c "&b;&b;">]><dict><key>&c;</key></dict>"#,
  ])
  func declarationsAreRefused(text: String) {
    let (source, list) = read(text)
    source.expect(list.findings)
    #expect(list.root == nil)
    #expect(list.isPartial)
  }

  @Test func duplicateKeysAreFoundAtEveryLevel() {
    let (source, list) = read(
      """
      <dict>
        <key>a</key><dict><key>x</key><string>1</string>⟦<key>&#120;</key>⟧<string>2</string></dict>
        <key>b</key><string>1</string>
        ⟦<key>a</key>⟧<string>2</string>
      </dict>
      """
    )
    source.expect(list.findings)
    #expect(list.findings.allSatisfy { $0.rule == .duplicateKey && $0.notes.count == 1 })
    #expect(list.root?.dictionary?.count == 3)
  }

  @Test func nestingHasALimit() {
    let depth = 100_000
    let text =
      "<dict><key>a</key>" + String(repeating: "<array>", count: depth)
      + String(repeating: "</array>", count: depth) + "<key>b</key><true/></dict>"
    let list = PropertyListReader.read(SourceFile(path: "a.stringsdict", bytes: Array(text.utf8)))
    #expect(list.findings.count == 1)
    #expect(list.root?.dictionary?.map(\.key.string) == ["a", "b"])
  }

  @Test func anotherEncodingThanDeclaredIsFound() {
    let body = "<plist><dict><key>a</key><string>é</string></dict></plist>"
    let (latin, list) = read("<?xml version=\"1.0\" encoding=\"⟦ISO-8859-1⟧\"?>" + body)
    latin.expect(list.findings)
    #expect(list.findings.first?.rule == .fileEncoding)
    #expect(latin.fixed(list.findings).contains("encoding=\"UTF-8\""))
    let (plain, plainList) = read("<?xml version=\"1.0\" encoding=\"US-ASCII\"?>" + body.replacing("é", with: "e"))
    plain.expect(plainList.findings)
    let (wide, wideList) = read("<?xml version=\"1.0\" encoding=\"⟦UTF-16⟧\"?>" + body.replacing("é", with: "e"))
    wide.expect(wideList.findings)
  }
}
