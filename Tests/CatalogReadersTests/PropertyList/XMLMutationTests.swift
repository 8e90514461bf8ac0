import CatalogDiagnostics
import Foundation
import TestSupport
import Testing

@testable import CatalogReaders

/// Damaged XML is read to its end, and what was right or wrong elsewhere in it is still seen.
@Suite struct XMLMutationTests {
  private static let file = LineFile(
    head: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n",
    lines: [
      "<key>file.delete.title</key><string>Delete “%@”?</string>",
      "<key>file.delete.message</key><string>Tom &amp; Jerry &#233; <![CDATA[<b>]]></string>",
      "<key>count</key><dict><key>one</key><string>%lld file</string><key>other</key><string>%lld files</string></dict>",
      "<key>flag</key><true/><key>number</key><integer>12</integer><key>empty</key><string/>",
      "<key>list</key><array><string>a</string><string>b</string></array>",
      "<key>file.cancel</key> <string>Abbrechen</string>",
    ],
    last: "<key>last</key><integer>x</integer>\n<key>end</key><string>e</string>\n",
    tail: "</dict>\n</plist>\n"
  )

  @Test func otherEntriesAreStillRead() {
    var random = SeededRandom(seed: 12)
    for _ in 0..<Effort.mutations {
      let (bytes, changed) = Self.file.mutated(using: &random)
      let source = SourceDecoder.decode(bytes, path: "en.lproj/Alerts.stringsdict")
      let list = PropertyListReader.read(source.file)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(list.findings.contains { $0.message.contains("“x” is no integer") }, "\(text)")
      guard let entries = list.root?.dictionary else {
        Issue.record("no dictionary in \(text)")
        continue
      }
      #expect(changed == 0 || entries.first?.key.string == "file.delete.title", "\(text)")
      // What stands in a dictionary too many has no place.
      let opens = text.components(separatedBy: "<dict>").count > text.components(separatedBy: "</dict>").count
      #expect(contains("end", entries) || opens, "\(text)")
    }
  }

  /// An end tag that got lost may have put the rest of the file into a dictionary.
  private func contains(_ key: String, _ entries: [PropertyListEntry]) -> Bool {
    entries.contains { $0.key.string == key || $0.value.dictionary.map { contains(key, $0) } ?? false }
  }

  @Test func anyBytesAreSurvived() {
    for seed in 0..<UInt64(Effort.mutations / 4) {
      var random = SeededRandom(seed: seed)
      var writer = XMLWriter(seed: seed)
      writer.write()
      var bytes = Array(writer.file.utf8)
      for _ in 0..<Int.random(in: 1...8, using: &random) { bytes.mutate(using: &random) }
      let list = PropertyListReader.read(SourceDecoder.decode(bytes, path: "en.lproj/Alerts.stringsdict").file)
      _ = list.root.map { PlainValue($0) }
      for finding in list.findings { #expect(finding.location.end <= list.file.bytes.count) }
    }
  }
}
