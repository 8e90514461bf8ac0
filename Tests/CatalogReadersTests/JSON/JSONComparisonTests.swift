import CatalogDiagnostics
import CatalogModel
import Foundation
import TestSupport
import Testing

@testable import CatalogReaders

/// Random JSON says what was written into it, and what Foundation reads from it.
@Suite struct JSONComparisonTests {
  @Test func files() throws {
    for seed in 0..<UInt64(Effort.files) {
      var writer = JSONTextWriter(seed: seed)
      let written = writer.write()
      let bytes = Array(writer.file.utf8)
      let document = JSONReader.read(SourceFile(path: "Alerts.xcstrings", bytes: bytes))
      let mistakes = document.findings.filter { $0.rule != .duplicateKey }
      #expect(mistakes.isEmpty, "seed \(seed): \(mistakes.map(\.message)) in \(writer.file)")
      let value = document.root.map { PlainValue($0) }
      #expect(value == written, "seed \(seed): \(writer.file)")
      let foundation = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      #expect(value == PlainValue(foundation: foundation), "seed \(seed): \(writer.file)")
    }
  }

  /// Whatever Foundation refuses has a finding. It accepts a few things that RFC 8259 does not.
  @Test func mutatedFilesThatFoundationRefuses() {
    for seed in 0..<UInt64(Effort.files) {
      var writer = JSONTextWriter(seed: seed)
      _ = writer.write()
      var bytes = Array(writer.file.utf8)
      var random = SeededRandom(seed: seed)
      bytes.mutate(using: &random)
      guard String(validating: bytes, as: UTF8.self) != nil,
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) == nil
      else { continue }
      let document = JSONReader.read(SourceFile(path: "Alerts.xcstrings", bytes: bytes))
      // Numbers too large for Swift are no mistake of the file.
      #expect(
        !document.findings.isEmpty || bytes.contains(UInt8(ascii: "e")),
        "\(String(decoding: bytes, as: UTF8.self))"
      )
    }
  }
}
