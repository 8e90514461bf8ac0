import AlertCatalog
import TestSupport
import Testing

/// A million of them, with the address sanitizer (on Linux swiftc has none for undefined behaviour); its search for leaks
/// does not see what Swift refers to by pointers that carry more, so the tool, which makes the sample alerts, would fail:
///
///     ASAN_OPTIONS=detect_leaks=0 ALERTCATALOG_THOROUGH=1 swift test -c release --sanitize address \
///       --scratch-path .build/address --filter DamagedPackTests
@Suite("Damaged packs")
struct DamagedPackTests {
  private static let arguments: [[AlertArgument]] = [
    [.string("a.txt"), .int(3)], [.string("a.txt")], [.choice("male"), .int(2), .double(0.5), .bool(false)], [], [],
    [.date(secondsSince1970: 1e9), .list(["a", "iglesia", "א"])],
    [.double(-1234.567), .int(1_500_000), .double(0.256), .double(3)],
  ]

  /// Reads all that can be read.
  private func exercise(_ bytes: [UInt8]) {
    guard let pack = try? AlertPack(bytes) else { return }
    let catalog = CompiledCatalog(pack)
    _ = pack.locales
    _ = pack.cldrVersion
    for (index, arguments) in Self.arguments.enumerated() {
      for language in ["ar", "en-GB", "iw", "fa", "es", "pl"] {
        let item = AlertItem(catalog, index: index, arguments: arguments)
        let alert = item.resolved(for: AlertLocalizer(preferredLanguages: [language], isolation: .bidi))
        #expect(alert.title != item.key || item.key.isEmpty)
      }
    }
  }

  /// With a size and a checksum that fit, so that what follows is read.
  private func repaired(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > PackFormat.headerSize else { return bytes }
    var bytes = bytes
    for index in 0..<4 { bytes[10 + index] = UInt8(truncatingIfNeeded: bytes.count >> (7 * (3 - index)) & 0x7F) }
    return bytes
  }

  @Test("every truncation is an error, and is never read beyond its end")
  func truncations() {
    for count in 0..<SamplePack.bytes.count {
      let bytes = Array(SamplePack.bytes.prefix(count))
      #expect(throws: AlertPackError.self) { try AlertPack(bytes) }
      exercise(repaired(bytes))
    }
  }

  @Test("flipped bits")
  func flippedBits() throws {
    var random = SeededRandom(seed: 1)
    for _ in 0..<Effort.packs / 5 * 2 {
      var bytes = SamplePack.bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: 10..<bytes.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
      exercise(repaired(bytes))
    }
  }

  @Test("overwritten bytes and runs of equal bytes")
  func overwritten() {
    var random = SeededRandom(seed: 2)
    for _ in 0..<Effort.packs / 5 * 2 {
      var bytes = SamplePack.bytes
      let start = Int.random(in: 10..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...20, using: &random))
      let value: UInt8? =
        Bool.random(using: &random) ? [0, 1, 2, 0x3F, 0x40, 0x7F, 0xFF].randomElement(using: &random) : nil
      for index in start..<end { bytes[index] = value ?? UInt8.random(in: 0...255, using: &random) }
      exercise(repaired(bytes))
    }
  }

  @Test("random bytes behind a good header")
  func randomBytes() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<Effort.packs / 5 {
      var bytes = SamplePack.bytes
      for index in PackFormat.headerSize..<bytes.count { bytes[index] = UInt8.random(in: 0..<128, using: &random) }
      exercise(bytes)
    }
  }

  @Test("what is wrong is said")
  func reasons() throws {
    func error(_ change: (inout [UInt8]) -> Void) -> AlertPackError? {
      var bytes = SamplePack.bytes
      change(&bytes)
      do throws(AlertPackError) {
        try AlertPack(bytes).verify()
        return nil
      } catch {
        return error
      }
    }
    let size = SamplePack.bytes.count
    #expect(error { _ in } == nil)
    #expect(error { $0 = [] } == .notAPack)
    #expect(error { $0[0] = 0 } == .notAPack)
    #expect(error { $0[9] = 1 } == .unsupportedVersion(1))
    #expect(error { $0.removeLast() } == .wrongSize(expected: size, actual: size - 1))
    #expect(error { $0.append(0) } == .wrongSize(expected: size, actual: size + 1))
    #expect(error { $0[PackFormat.checkedStart] = 7 } == .malformed(offset: PackFormat.checkedStart + 1))
    #expect(error { $0[PackFormat.checkedStart + 4] ^= 1 } == .malformed(offset: PackFormat.checkedStart + 5))
    #expect(error { $0[size - 1] ^= 1 } == .damaged)
    #expect(AlertPackError.wrongSize(expected: 3, actual: 2).description == "the pack should have 3 bytes and has 2")
  }

  @Test("a pack that does not fit the code is refused")
  func mismatch() throws {
    let catalog = try SamplePack.catalog()
    #expect(throws: Never.self) { try AlertPack(SamplePack.bytes, for: catalog) }
    let other = CompiledCatalog(name: "Sample", signature: 1, pack: "")
    #expect(throws: AlertPackError.wrongSignature(expected: 1, actual: catalog.signature)) {
      try AlertPack(SamplePack.bytes, for: other)
    }
    let named = CompiledCatalog(name: "Other", signature: catalog.signature, pack: "")
    #expect(throws: AlertPackError.wrongCatalog(expected: "Other", actual: "Sample")) {
      try AlertPack(SamplePack.bytes, for: named)
    }
  }

  @Test("a damaged text falls back")
  func fallback() throws {
    var bytes = SamplePack.bytes
    let german = Array("„".utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: german) })
    // The message's second part begins before the quotation mark: the branch's literal.
    bytes[start - 1] = 0x7F
    let catalog = CompiledCatalog(try AlertPack(bytes))
    let alert = SamplePack.delete("a.txt", 1, in: catalog).resolved(for: AlertLocalizer(preferredLanguages: ["de"]))
    #expect(alert.locale == "en")
    #expect(alert.title == "Delete “a.txt”?")
  }
}
