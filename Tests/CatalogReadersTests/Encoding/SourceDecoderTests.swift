import CatalogDiagnostics
import Foundation
import TestSupport
import Testing

@testable import CatalogReaders

@Suite struct SourceDecoderTests {
  static let text = "/* Größe */ \"a\" = \"Ça va — 😀 日本\";\n"

  private func decode(_ bytes: some Sequence<UInt8>) -> DecodedSource {
    SourceDecoder.decode(Array(bytes), path: "Alerts.strings")
  }

  private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
  }

  private func places(_ source: DecodedSource) -> [String] {
    let index = LineIndex(source.file)
    return source.findings.map { finding in
      let position = index.position(of: finding.location.start)
      return "\(position.line):\(position.column) \(finding.severity)"
    }
  }

  @Test func utf8IsTakenAsItIs() {
    let source = decode(Self.text.utf8)
    #expect(source.file.bytes == Array(Self.text.utf8))
    #expect(source.file.encoding == .utf8)
    #expect(source.findings.isEmpty)
  }

  @Test func aByteOrderMarkIsNoText() {
    let source = decode([0xEF, 0xBB, 0xBF] + Self.text.utf8)
    #expect(source.findings.isEmpty)
    #expect(source.file.contentStart == 3)
    #expect(LineIndex(source.file).position(of: 3) == SourcePosition(line: 1, column: 1))
  }

  @Test(arguments: [true, false]) func utf16IsTranscoded(isBigEndian: Bool) {
    let mark: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
    let source = decode(mark + utf16(Self.text, isBigEndian: isBigEndian))
    #expect(source.file.bytes == Array(Self.text.utf8))
    #expect(source.file.encoding == (isBigEndian ? .utf16BigEndian : .utf16LittleEndian))
    #expect(source.findings.isEmpty)
  }

  @Test(arguments: [true, false]) func utf16WithoutAMarkIsReadAndNamed(isBigEndian: Bool) {
    let source = decode(utf16(Self.text, isBigEndian: isBigEndian))
    #expect(source.file.bytes == Array(Self.text.utf8))
    #expect(places(source) == ["1:1 warning"])
    #expect(source.findings.first?.message.contains(isBigEndian ? "big endian" : "little endian") == true)
  }

  @Test func doubledMarksAreReadAndNamed() {
    let wide = decode([0xFF, 0xFE, 0xFF, 0xFE] + utf16(Self.text, isBigEndian: false))
    #expect(wide.file.bytes == Array(Self.text.utf8))
    #expect(places(wide) == ["1:1 warning"])
    let narrow = decode([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF] + Self.text.utf8)
    #expect(narrow.file.contentStart == 6)
    #expect(places(narrow) == ["1:1 warning"])
    #expect(narrow.findings.first?.fix?.edits.first?.location.start == 3)
  }

  @Test func aMarkAloneIsAnEmptyFile() {
    #expect(decode([0xFF, 0xFE]).file.bytes.isEmpty)
    #expect(decode([0xFF, 0xFE]).findings.isEmpty)
    #expect(decode([]).findings.isEmpty)
  }

  /// Each with the place of every mistake, in bytes of the line.
  @Test(arguments: [
    ([0x61, 0xE9, 0x62], ["1:2 error"]),
    ([0x61, 0xE9, 0xE9, 0x62, 0x0A, 0xFF], ["1:2 error", "2:1 error"]),
    ([0xC0, 0x80], ["1:1 error"]),
    ([0x61, 0xED, 0xA0, 0x80], ["1:2 error"]),
    ([0xF4, 0x90, 0x80, 0x80, 0x61], ["1:1 error"]),
    ([0xE2, 0x82], ["1:1 error"]),
    ([0xE2, 0x82, 0xAC, 0x80], ["1:4 error"]),
    ([0xF0, 0x9F, 0x98, 0x80, 0xF0, 0x9F, 0x98], ["1:5 error"]),
  ])
  func bytesThatAreNoTextAreLocated(bytes: [UInt8], expected: [String]) {
    let source = decode(bytes)
    #expect(places(source) == expected)
    #expect(source.file.bytes.count == bytes.count)
    #expect(String(validating: source.file.bytes, as: UTF8.self) != nil)
  }

  @Test func aFileInAnotherEncodingIsNotReportedByteByByte() {
    let source = decode((0..<1000).flatMap { _ in [UInt8(0x61), 0xE9] })
    #expect(source.findings.count == 20)
    #expect(source.findings.last?.message.contains("980 more places") == true)
  }

  @Test func halfCharactersOfUTF16AreLocated() {
    #expect(places(decode([0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x3D, 0x00, 0x62])) == ["1:2 error"])
    #expect(places(decode([0xFE, 0xFF, 0x00, 0x61, 0xDE, 0x00, 0x00, 0x62])) == ["1:2 error"])
    #expect(places(decode([0xFE, 0xFF, 0x00, 0x61, 0x00])) == ["1:2 error"])
  }

  @Test func utf32IsNamed() {
    #expect(decode([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]).findings.first?.message.contains("UTF-32") == true)
  }

  @Test func binaryPropertyListsStayBinary() {
    #expect(decode("bplist00\u{0}".utf8).file.encoding == .binary)
  }

  /// Against the standard library, which knows what is UTF-8.
  @Test func randomBytesAreJudgedAsTheStandardLibraryDoes() {
    var random = SeededRandom(seed: 1)
    let pieces: [[UInt8]] = [
      Array("plain ".utf8), Array("é".utf8), Array("日本".utf8), Array("😀".utf8), [0x80], [0xC3], [0xE2, 0x82], [0xED],
      [0xA0], [0xF0, 0x9F], [0xF4], [0x8F], [0xBF], Array("a long run of plain text, ".utf8),
    ]
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0...6, using: &random)).flatMap { _ in
        pieces.randomElement(using: &random) ?? []
      }
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      let source = UTF8Decoder.decode(bytes, path: "a")
      #expect(source.findings.isEmpty == isValid, "\(bytes)")
      #expect(String(validating: source.file.bytes, as: UTF8.self) != nil, "\(bytes)")
    }
  }
}
