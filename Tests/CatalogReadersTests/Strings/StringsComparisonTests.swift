import CatalogDiagnostics
import CatalogModel
import Foundation
import TestSupport
import Testing

@testable import CatalogReaders

/// Random strings files say what was written into them, and what Foundation reads from them.
@Suite struct StringsComparisonTests {
  private func foundation(_ bytes: [UInt8]) throws -> PlainValue {
    PlainValue(foundation: try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil))
  }

  private func table(_ bytes: [UInt8]) -> StringsTable {
    StringsReader.read(SourceDecoder.decode(bytes, path: "en.lproj/Alerts.strings").file)
  }

  @Test func oldStyleFiles() throws {
    for seed in 0..<UInt64(Effort.files) {
      var writer = StringsWriter(seed: seed)
      writer.write()
      let bytes = Array(writer.file.utf8)
      guard !bytes.isEmpty else { continue }
      let table = table(bytes)
      let mistakes = table.findings.filter { $0.rule != .duplicateKey }
      #expect(mistakes.isEmpty, "seed \(seed): \(mistakes.map(\.message)) in \(writer.file)")
      #expect(table.count == writer.entries.count, "seed \(seed)")
      let value = PlainValue(table)
      #expect(value == .dictionary(writer.entries), "seed \(seed): \(writer.file)")
      #expect(try value == foundation(bytes), "seed \(seed): \(writer.file)")
    }
  }

  @Test func everyEncoding() throws {
    for seed in 0..<UInt64(Effort.files / 10) {
      var writer = StringsWriter(seed: seed)
      writer.write()
      let units = Array(writer.file.utf16)
      guard let first = units.first, first < 0x80 else { continue }
      let plain = PlainValue(table(Array(writer.file.utf8)))
      let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      for bytes in [
        [0xEF, 0xBB, 0xBF] + Array(writer.file.utf8), [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big,
      ] {
        #expect(PlainValue(table(bytes)) == plain, "seed \(seed)")
      }
    }
  }

  /// NeXTSTEP's table is the one that Foundation has.
  @Test func octalEscapes() throws {
    for byte in UInt8(0x80)...0xFD {
      let bytes = Array("a = \"\\\(String(byte, radix: 8))\";".utf8)
      #expect(try PlainValue(table(bytes)) == foundation(bytes), "\(byte)")
    }
  }
}
