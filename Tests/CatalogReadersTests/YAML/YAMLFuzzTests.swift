import CatalogDiagnostics
import CatalogModel
import CatalogReaders
import Foundation
import TestSupport
import Testing

/// Catalogs with random damage: reading must always end, and every place it names must be in the file.
@Suite("Damaged YAML")
struct YAMLFuzzTests {
  static let seeds: [[UInt8]] = ["Definitions", "Translations"].flatMap { folder in
    YAMLFixtureTests.names(folder).compactMap { name in
      let url = YAMLFixtureTests.folder.appendingPathComponent(folder).appendingPathComponent(name)
      return (try? String(contentsOf: url, encoding: .utf8)).map { Array(MarkedText($0).text.utf8) }
    }
  }

  private static let splinters = [
    "{", "}", "[", "]", "\"", "'", "\n", "\n  ", "\n    ", ": ", " #", "|", ">", "- ", "? ", "&a ", "*a", "!!x ",
    "<<: ",
    "---\n", "\t", "\r", "\u{85}", "\u{2028}", "\u{FEFF}", "\\", "%", "@", ",", "alerts:", "title:",
    "# alertc:disable x", "é",
    "\u{0}",
  ]

  static func damaged(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.insert(contentsOf: Array((Self.splinters.randomElement(using: &random) ?? "").utf8), at: place)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...20, using: &random)))
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 3:
        let start = Int.random(in: 0...place, using: &random)
        bytes.insert(contentsOf: bytes[start..<min(place, start + 80)], at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }

  @Test("reading ends, with places inside the file", arguments: 0..<8)
  func ends(round: Int) throws {
    var random = SeededRandom(seed: UInt64(round))
    for _ in 0..<250 {
      let bytes = Self.damaged(try #require(Self.seeds.randomElement(using: &random)), &random)
      for path in ["Alerts.yaml", "Alerts.de.yaml"] {
        let document = try read(bytes, as: path)
        check(document)
      }
      let configuration = ConfigurationReader.read(SourceDecoder.decode(bytes, path: "alertc.yaml").file)
      check(configuration.findings, in: configuration.file)
    }
  }

  private func check(_ document: CatalogDocument) {
    check(document.findings, in: document.file)
    for texts in document.tables.flatMap(\.alerts) {
      for text in texts.texts.map(\.text) {
        var last = text.token.lowerBound
        for offset in 0...text.count {
          let source = text.notation.sourceOffset(of: offset, in: text)
          #expect(source >= last && source <= text.token.upperBound, "\(document.file.text)")
          guard source >= last else { return }
          last = source
        }
      }
    }
    _ = CatalogBuilder.build(name: "Alerts", definitions: document, translations: [document])
  }

  private func check(_ findings: [Finding], in file: SourceFile) {
    let index = LineIndex(file)
    for finding in findings {
      #expect(finding.location.start >= 0 && finding.location.end <= file.bytes.count, "\(file.text)")
      #expect(finding.location.start <= finding.location.end, "\(file.text)")
      #expect(index.position(of: finding.location.start).column > 0)
      #expect(
        !finding.message.isEmpty && !finding.message.contains("this is no YAML"),
        "\(finding.message): \(file.text)"
      )
    }
  }
}

extension SourceFile {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
