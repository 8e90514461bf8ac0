import CatalogDiagnostics
import TestSupport
import Testing

@testable import CatalogReaders

/// What is read without expat is what expat reads, down to the places of findings.
@Suite struct XMLPlainTagsTests {
  private static let table = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <!-- Asked before a file is deleted. -->
      <key>file.delete.title</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key> <string>%#@count@</string>
        <key>count</key>
        <dict>
          <key>one</key><string>%lld file &amp; more</string>
          <!-- Others -->
          <key>other</key><string></string>
        </dict>
      </dict>
      <key>file.delete.message</key><string>You can’t undo this.</string>
      <key>flag</key><true/>
      <key>list</key><array><string>a</string><dict></dict></array>
      <key>file.cancel</key>
      <string>Abbrechen</string>
    </dict>
    </plist>

    """

  private static let tags = [
    "<key>", "</key>", "<string>", "</string>", "<dict>", "</dict>", "<array>", "</array>", "<plist>", "</plist>",
    "<string/>", "<key >", "<strong>", "text", "<!-- x -->", "<!--", "&#65;", "<![CDATA[x]]>", "<?x?>", "\r\n",
  ]

  @Test func damagedTablesReadTheSame() {
    for seed in 0..<UInt64(Effort.mutations) {
      var random = SeededRandom(seed: seed)
      var bytes = Array(Self.table.utf8)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        if Bool.random(using: &random) { bytes.mutate(using: &random) } else { exchangeTag(in: &bytes, &random) }
      }
      expectTheSame(bytes)
    }
  }

  @Test func filesOfAnySpellingReadTheSame() {
    for seed in 0..<UInt64(Effort.files) {
      var writer = XMLWriter(seed: seed)
      writer.write()
      expectTheSame(Array(writer.file.utf8))
    }
  }

  @Test func filesThatEndAnywhereReadTheSame() {
    let bytes = Array(Self.table.utf8)
    for count in bytes.indices { expectTheSame(Array(bytes[..<count])) }
  }

  @Test func asManyMistakesAreReported() {
    let entry = "<key>a</key><dict><key>b</key><strong>c</string></dict>\n"
    expectTheSame(Array("<plist><dict>\(String(repeating: entry, count: 1100))</dict></plist>".utf8))
  }

  /// Puts a tag, or what looks like one, in the place of one of the file's tags, or before it.
  private func exchangeTag(in bytes: inout [UInt8], _ random: inout SeededRandom) {
    let starts = bytes.indices.filter { bytes[$0] == UInt8(ascii: "<") }
    guard let start = starts.randomElement(using: &random), let tag = Self.tags.randomElement(using: &random),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return }
    bytes.replaceSubrange(start..<(Bool.random(using: &random) ? start : end + 1), with: tag.utf8)
  }

  private func expectTheSame(_ bytes: [UInt8]) {
    let file = SourceDecoder.decode(bytes, path: "en.lproj/Alerts.stringsdict").file
    let list = XMLPropertyListReader.read(file)
    let other = XMLPropertyListReader.read(file, readsPlainTags: false)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(list.findings == other.findings, "\(text)")
    #expect(list.isPartial == other.isPartial, "\(text)")
    #expect(list.root.map(outline) == other.root.map(outline), "\(text)")
  }

  private func outline(_ value: PropertyListValue) -> String {
    let place = "\(value.location.start)-\(value.location.end)"
    switch value.content {
    case .text(let text): return place + outline(text)
    case .array(let values): return place + "[" + values.map(outline).joined(separator: ", ") + "]"
    case .dictionary(let entries): return place + "{" + entries.map(outline).joined(separator: ", ") + "}"
    default: return place + "\(value.content)"
    }
  }

  private func outline(_ entry: PropertyListEntry) -> String {
    outline(entry.key) + entry.comments.map(outline).joined() + "=" + outline(entry.value)
  }

  private func outline(_ text: SourceText) -> String {
    "“\(text.string)”\(text.token)" + (text.isVerbatim ? "\(text.range)" : "")
  }
}
