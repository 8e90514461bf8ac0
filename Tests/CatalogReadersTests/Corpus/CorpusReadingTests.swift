import CatalogDiagnostics
import CatalogModel
import Foundation
import TestSupport
import Testing

@testable import CatalogReaders

/// What public apps have is read as Foundation reads it, entry by entry.
@Suite("The corpus", .enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct CorpusReadingTests {
  /// What one of our readers makes of a property list.
  private struct Reading {
    var entries: Int
    var value: PlainValue
    var findings: [Finding]
  }

  private func read(_ path: String) throws -> Reading {
    let source = SourceDecoder.decode(try Corpus.bytes(of: path), path: path)
    if path.hasSuffix(".strings") {
      let table = StringsReader.read(source.file)
      return Reading(entries: table.count, value: PlainValue(table), findings: source.findings + table.findings)
    }
    let list = PropertyListReader.read(source.file)
    let value = list.root.map { PlainValue($0) } ?? .null
    return Reading(entries: list.root?.dictionary?.count ?? 0, value: value, findings: source.findings + list.findings)
  }

  @Test("holds every file that its table names")
  func files() throws {
    let files = try Corpus.files()
    #expect(files.count > 90)
    #expect(files.count { $0.entries != nil } == files.count - 2)
  }

  @Test("what Foundation accepts is read with as many entries, and says the same")
  func propertyLists() throws {
    for file in try Corpus.files() {
      let reading = try read(file.path)
      guard let entries = file.entries else { continue }
      let list = try PropertyListSerialization.propertyList(
        from: Data(Corpus.bytes(of: file.path)),
        options: [],
        format: nil
      )
      let value = PlainValue(foundation: list)
      #expect((list as? [String: Any])?.count == entries, "\(file.path)")
      // A key that is given twice is two entries here, the last of which counts.
      let duplicates = reading.findings.count { $0.rule == .duplicateKey }
      #expect(reading.entries - duplicates == entries, "\(file.path)")
      // A control character, which XML does not allow, is reported and left out.
      guard !file.path.contains("control-character") else { continue }
      #expect(reading.value == value, "\(file.path)")
    }
  }

  @Test("a String Catalog says what JSONSerialization reads")
  func stringCatalog() throws {
    let bytes = try Corpus.bytes(of: "icecubes/Localizable.xcstrings")
    let document = JSONReader.read(SourceDecoder.decode(bytes, path: "Localizable.xcstrings").file)
    #expect(document.findings.isEmpty)
    let root = try #require(document.root)
    #expect(PlainValue(root) == PlainValue(foundation: try JSONSerialization.jsonObject(with: Data(bytes))))
    let strings = try #require(root["strings"])
    #expect(Array(strings.members).count == 733)
    #expect(strings.members.contains { $0.key.isEmpty })
  }

  /// What is odd about each, and what is said of it: nothing where Apple's tools take it as it is.
  @Test(
    "oddities are read to their end",
    arguments: [
      "binary-plist/InfoPlist.strings": [], "xml-plist/InfoPlist.strings": [], "utf16be/InfoPlist.strings": [],
      "crlf/Vector.strings": ["duplicate-key"], "lone-cr/schema.strings": [], "raw-newline/Localizable.strings": [],
      "comment-in-comment/schema.strings": [], "line-separator/SUUpdatePermissionPrompt.strings": [],
      "undefined-variable/pl.lproj/Localizable.stringsdict": [],
      "control-character/ko.lproj/Localizable.stringsdict": ["file-syntax"],
      "utf16le-double-mark/zh-TW.lproj/Localizable.strings": ["file-encoding"], "mark-only/Localizable.strings": [],
    ] as [String: [String]]
  )
  func oddity(path: String, rules: [String]) throws {
    let reading = try read("oddities/" + path)
    #expect(Set(reading.findings.map(\.rule.name)) == Set(rules), "\(reading.findings.map(\.message))")
    #expect((reading.entries > 0) == !path.hasPrefix("mark-only"))
  }

  @Test("a table with only a byte-order mark is empty, one with two is read")
  func marks() throws {
    #expect(try read("oddities/mark-only/Localizable.strings").entries == 0)
    let doubled = try read("oddities/utf16le-double-mark/zh-TW.lproj/Localizable.strings")
    #expect(doubled.entries == 534)
    #expect(doubled.findings.allSatisfy { $0.severity == .warning })
  }
}
