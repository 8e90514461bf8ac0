import TestSupport
import Testing

@testable import CatalogCompiler

@Suite("Values of entries")
struct CacheReaderTests {
  @Test("values come back in the order in which they were written")
  func roundTrip() throws {
    var writer = CacheWriter()
    let numbers = [0, 1, 127, 128, -1, Int.max, Int.min]
    numbers.forEach { writer.number($0) }
    writer.text("Größe 🎉")
    writer.text(nil)
    writer.flag(true)
    writer.bits(.max - 3)
    writer.digest(ContentDigest([1, 2, 3]))
    writer.list(["a", "b"]) { $1.text($0) }
    var reader = CacheReader(writer.bytes)
    for number in numbers { #expect(try reader.number() == number) }
    #expect(try reader.text() == "Größe 🎉")
    #expect(try reader.optionalText() == nil)
    #expect(try reader.flag())
    #expect(try reader.bits() == .max - 3)
    #expect(try reader.digest() == ContentDigest([1, 2, 3]))
    #expect(try reader.list { reader throws(CacheMiss) in try reader.text() } == ["a", "b"])
    #expect(reader.isAtEnd)
  }

  @Test("any bytes are read or refused")
  func anyBytes() {
    var random = SeededRandom(seed: 2)
    for _ in 0..<5000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      var reader = CacheReader(bytes)
      _ = try? reader.list { reader throws(CacheMiss) in
        _ = try reader.number()
        return try reader.optionalText()
      }
      _ = try? BuildRecord(CacheReader(bytes))
    }
  }
}
