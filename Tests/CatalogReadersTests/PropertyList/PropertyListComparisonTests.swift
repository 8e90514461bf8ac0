import CatalogDiagnostics
import CatalogModel
import Foundation
import TestSupport
import Testing

@testable import CatalogReaders

/// Random property lists say what was written into them, and what Foundation reads from them.
@Suite struct PropertyListComparisonTests {
  private func foundation(_ bytes: [UInt8]) throws -> PlainValue {
    PlainValue(foundation: try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil))
  }

  private func list(_ bytes: [UInt8]) -> PropertyList {
    PropertyListReader.read(SourceDecoder.decode(bytes, path: "en.lproj/Alerts.stringsdict").file)
  }

  @Test func xmlFiles() throws {
    for seed in 0..<UInt64(Effort.files) {
      var writer = XMLWriter(seed: seed)
      writer.write()
      let bytes = Array(writer.file.utf8)
      let list = list(bytes)
      let mistakes = list.findings.filter { $0.rule != .duplicateKey }
      #expect(mistakes.isEmpty, "seed \(seed): \(mistakes.map(\.message)) in \(writer.file)")
      #expect(list.root?.dictionary?.count == writer.entries.count, "seed \(seed)")
      let value = list.root.map { PlainValue($0) }
      #expect(value == .dictionary(writer.entries), "seed \(seed): \(writer.file)")
      #expect(try value == foundation(bytes), "seed \(seed): \(writer.file)")
    }
  }

  /// Foundation writes what the old style and XML say as a binary list.
  @Test func binaryFiles() throws {
    for seed in 0..<UInt64(Effort.files) {
      var writer = XMLWriter(seed: seed)
      writer.write()
      let value = try PropertyListSerialization.propertyList(from: Data(writer.file.utf8), options: [], format: nil)
      let data = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
      let list = list(Array(data))
      #expect(list.findings.isEmpty, "seed \(seed): \(list.findings.map(\.message))")
      #expect(list.root.map { PlainValue($0) } == PlainValue(foundation: value), "seed \(seed)")
    }
  }

  @Test func oldStyleFiles() throws {
    for seed in 0..<UInt64(Effort.files / 10) {
      var writer = StringsWriter(seed: seed)
      writer.write()
      let list = list(Array(writer.file.utf8))
      #expect(list.root.map { PlainValue($0) } == .dictionary(writer.entries), "seed \(seed): \(writer.file)")
    }
  }

  /// The three formats under the name of a strings file.
  @Test func stringsFilesOfEveryFormat() throws {
    let texts = ["alerts.delete.title": "Grüße & 😀", "ok": "", "a\"b": "c\nd"]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: texts, format: format, options: 0)
      let table = StringsReader.read(SourceDecoder.decode(Array(data), path: "en.lproj/Alerts.strings").file)
      #expect(table.findings.isEmpty)
      #expect(PlainValue(table) == .dictionary(texts.map { ($0, .text($1)) }))
    }
  }

  @Test func aStringsFileHoldsADictionary() {
    let source = MarkedSource("<plist>⟦<array><string>a</string></array>⟧</plist>")
    let table = StringsReader.read(source.file)
    source.expect(table.findings)
    #expect(table.findings.first?.rule == .invalidValue)
    #expect(table.isEmpty)
  }
}
