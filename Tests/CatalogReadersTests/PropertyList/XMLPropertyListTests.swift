import CatalogDiagnostics
import Testing

@testable import CatalogReaders

/// What XML property lists say.
@Suite struct XMLPropertyListTests {
  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  private func read(_ text: String) -> PropertyList {
    PropertyListReader.read(SourceFile(path: "Alerts.stringsdict", bytes: Array(text.utf8)))
  }

  /// The texts of a dictionary without mistakes.
  private func entries(_ body: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> [[String]] {
    let list = read(Self.head + "<dict>" + body + "</dict>\n</plist>\n")
    #expect(list.findings.isEmpty, "\(list.findings.map(\.message))", sourceLocation: sourceLocation)
    #expect(!list.isPartial, sourceLocation: sourceLocation)
    return list.root?.dictionary?.map { [$0.key.string, $0.value.text?.string ?? $0.value.kindName] } ?? []
  }

  @Test func everyKindOfValue() {
    #expect(
      entries(
        """
        <key>text</key><string>Delete?</string>
        <key>empty</key><string/>
        <key/><string></string>
        <key>integer</key><integer>-12</integer><key>hex</key><integer>0x1F</integer>
        <key>real</key><real>1.5e3</real>
        <key>yes</key><true/><key>no</key><false></false>
        <key>date</key><date>2024-05-31T12:00:00Z</date>
        <key>data</key><data> AAE= </data>
        <key>array</key><array><string>x</string><array/></array>
        <key>dictionary</key><dict><key>x</key><string>y</string></dict>
        """
      ) == [
        ["text", "Delete?"], ["empty", ""], ["", ""], ["integer", "a number"], ["hex", "a number"],
        ["real", "a number"], ["yes", "a boolean"], ["no", "a boolean"], ["date", "a date"], ["data", "data"],
        ["array", "an array"], ["dictionary", "a dictionary"],
      ]
    )
  }

  @Test(arguments: [
    ("a &amp; b &lt;c&gt; &quot;d&quot; &apos;e&apos;", "a & b <c> \"d\" 'e'"),
    ("caf&#233; &#xE9; &#x1F600;&#128512;", "café é 😀😀"),
    ("<![CDATA[a & b <c>]]> and <![CDATA[]]]]>", "a & b <c> and ]]"),
    ("one<!-- two -->three", "onethree"),
    ("one<?two?>three", "onethree"),
    (" a\r\nb\rc\td ", " a\r\nb\rc\td "),
    ("“%lld” 日本 😀", "“%lld” 日本 😀"),
  ])
  func texts(written: String, text: String) {
    #expect(entries("<key>k</key><string>\(written)</string>") == [["k", text]])
    #expect(entries("<key>\(written)</key><string>v</string>") == [[text, "v"]])
  }

  @Test func whatStandsAroundTheDictionaryMayDiffer() {
    let dictionary = "<dict><key>k</key><string>v</string></dict>"
    for text in [
      dictionary, "<plist>\(dictionary)</plist>", "\u{FEFF}<plist>\(dictionary)</plist>",
      "\n<plist version='1.0'>\(dictionary)</plist>\n<!-- end -->\n", "<!-- start -->" + dictionary,
      "<!DOCTYPE plist SYSTEM \"file://localhost/System/Library/DTDs/PropertyList.dtd\">" + dictionary,
    ] {
      let list = read(text)
      #expect(list.findings.isEmpty, "\(text)")
      #expect(list.root?.dictionary?.first?.value.text?.string == "v", "\(text)")
    }
  }

  @Test func tokensAreElements() throws {
    let source = MarkedSource(
      "<plist><dict>⟦<key>k</key>⟧ ⟦<string a='>'>v</string>⟧⟦<key/>⟧⟦<string />⟧</dict></plist>"
    )
    let entries = try #require(PropertyListReader.read(source.file).root?.dictionary)
    let tokens = entries.flatMap { [$0.key.token, $0.value.text?.token ?? 0..<0] }
    #expect(tokens == source.marks)
  }

  @Test func commentsBelongToTheirEntries() throws {
    let list = read(
      Self.head + """
        <dict>
          <!-- About nothing. -->

          <!-- About one. -->
          <key>one</key>
          <string>1</string>
          <!-- alertc:disable three-dots -->
          <!-- About two. -->
          <key>two</key>
          <dict>
            <!-- About three. -->
            <key>three</key> <!-- Still three. -->
            <string>3</string> <!-- And three. -->
          </dict>
          <!-- <key>gone</key> <string>4</string> -->
          <key>five</key>
          <string>5</string>
        </dict>
        </plist>
        """
    )
    let entries = try #require(list.root?.dictionary)
    #expect(entries.map { $0.comments.map(\.string) } == [["About one."], ["About two."], []])
    let inner = try #require(entries[1].value.dictionary)
    #expect(inner.map { $0.comments.map(\.string) } == [["About three.", "Still three.", "And three."]])
    #expect(list.suppressions.flatMap(\.rules).map(\.value) == ["three-dots"])
  }

  @Test func utf16IsRead() {
    let text = Self.head.replacing("UTF-8", with: "UTF-16") + "<dict><key>k</key><string>é</string></dict></plist>"
    var bytes: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    let source = SourceDecoder.decode(bytes, path: "Alerts.stringsdict")
    let list = PropertyListReader.read(source.file)
    #expect(list.findings.isEmpty)
    #expect(list.root?.dictionary?.first?.value.text?.string == "é")
  }
}
