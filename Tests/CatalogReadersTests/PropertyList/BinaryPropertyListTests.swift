import CatalogDiagnostics
import Foundation
import TestSupport
import Testing

@testable import CatalogReaders

@Suite struct BinaryPropertyListTests {
  private func read(_ bytes: [UInt8]) -> PropertyList {
    PropertyListReader.read(SourceDecoder.decode(bytes, path: "Alerts.strings").file)
  }

  /// A list by its objects, laid out by hand: offsets and references of one byte.
  private func list(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(objects.count), top, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    return bytes
  }

  private static let a: [UInt8] = [0x51, 0x61]
  private static let b: [UInt8] = [0x51, 0x62]

  @Test func theTextsOfATable() {
    let list = read(list([[0xD2, 1, 2, 3, 2], Self.a, [0x62, 0xD8, 0x3D, 0xDE, 0x00], [0x51, 0x62]]))
    #expect(list.findings.isEmpty)
    #expect(list.root?.dictionary?.map(\.key.string) == ["a", "😀"])
    #expect(list.root?.dictionary?.map { $0.value.text?.string } == ["b", "😀"])
  }

  @Test func everythingIsAtTheStart() throws {
    let file = SourceDecoder.decode(list([[0xD1, 1, 2], Self.a, Self.b]), path: "Alerts.strings").file
    let text = try #require(StringsReader.read(file).first?.value.text)
    #expect(text.location(of: Span(0, 1)).start == 0)
    #expect(text.notation.written("x", at: Span(0, 1), in: text) == nil)
  }

  @Test func everyKindThatFoundationWrites() throws {
    let value: [String: Any] = [
      "text": "Grüße 😀", "long": String(repeating: "x", count: 70_000), "empty": "", "yes": true, "no": false,
      "integer": 12, "negative": -1, "large": Int.max, "real": 1.5, "date": Date(timeIntervalSinceReferenceDate: 0),
      "data": Data([1, 2, 3]), "array": ["a", ["b"]], "dictionary": ["c": ["d": "e"]],
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    let list = read(Array(data))
    #expect(list.findings.isEmpty)
    #expect(list.root.map { PlainValue($0) } == PlainValue(foundation: value))
  }

  /// What is damaged costs its entry, or the list; never more.
  @Test(
    arguments: [
      ("a reference to nothing", [[0xD2, 1, 1, 9, 2], a, b], ["a"]),
      ("a key that is no text", [[0xD2, 2, 1, 1, 1], a, [0x09]], ["a"]),
      ("an unknown marker", [[0xD2, 1, 2, 3, 2], a, b, [0xE0]], ["b"]),
      ("a text that is too long", [[0xD2, 1, 2, 3, 2], a, b, [0x5F, 0x11, 0xFF, 0xFF]], ["b"]),
      (
        "a length of nearly 2^63", [[0xD1, 1, 2], a, [0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], []
      ),
      ("a cycle", [[0xD2, 1, 2, 0, 1], a, b], ["b"]),
      ("an inner cycle", [[0xD2, 1, 2, 3, 1], a, b, [0xA1, 3]], ["a", "b"]),
      ("half a surrogate pair", [[0xD1, 1, 2], a, [0x61, 0xD8, 0x3D]], ["a"]),
    ] as [(String, [[UInt8]], [String])]
  )
  func damageIsFound(name: String, objects: [[UInt8]], keys: [String]) {
    let list = read(list(objects))
    #expect(list.findings.count == 1, "\(list.findings.map(\.message))")
    #expect(list.isPartial)
    #expect(list.root?.dictionary?.map(\.key.string) ?? [] == keys)
  }

  @Test func trailersThatLieAreFound() {
    let whole = list([[0xD1, 1, 2], Self.a, Self.b])
    for count in 8..<whole.count { #expect(!read(Array(whole.prefix(count))).findings.isEmpty, "\(count) bytes") }
    for offset in whole.count - 26..<whole.count where whole[offset] < 0x80 {
      var bytes = whole
      bytes[offset] = 0xFF
      #expect(!read(bytes).findings.isEmpty, "byte \(offset)")
    }
    #expect(!read(list([[0xD1, 1, 2], Self.a, Self.b], top: 3)).findings.isEmpty)
  }

  /// Each level holds the next one twice: thirty levels would be a thousand million values.
  @Test func sharedContainersCannotExplode() {
    let levels = (0..<30).map { [UInt8(0xA2), UInt8($0 + 1), UInt8($0 + 1)] }
    let list = read(list(levels + [Self.a]))
    #expect(list.root == nil)
    #expect(list.findings.count == 1)
  }

  @Test func mutationsAreSurvived() throws {
    let value: [String: Any] = ["a": "b", "c": ["d": ["e", "f😀"], "g": 1.5], "h": Data([1])]
    let whole = Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
    var random = SeededRandom(seed: 7)
    for _ in 0..<Effort.mutations {
      var bytes = whole
      for _ in 0...Int.random(in: 0...2, using: &random) {
        bytes[Int.random(in: 8..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let list = read(bytes)
      #expect(list.root != nil || !list.findings.isEmpty)
    }
  }
}
