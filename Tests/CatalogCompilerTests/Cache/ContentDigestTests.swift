import Foundation
import TestSupport
import Testing

@testable import CatalogCompiler

@Suite("Digests of contents")
struct ContentDigestTests {
  @Test("contents that differ in one bit, or in their ends, differ")
  func differences() {
    var random = SeededRandom(seed: 1)
    for count in 0..<70 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      var digests: Set = [ContentDigest(bytes), ContentDigest(bytes + [0]), ContentDigest([0] + bytes)]
      for index in bytes.indices {
        for bit in 0..<8 {
          var changed = bytes
          changed[index] ^= 1 << UInt8(bit)
          digests.insert(ContentDigest(changed))
        }
      }
      // An empty content has no other end.
      #expect(digests.count == (count == 0 ? 2 : 3 + count * 8))
    }
  }

  @Test("one bit of the content changes about half of the bits of the digest, wherever it is")
  func diffusion() {
    let bytes = [UInt8](repeating: 0x20, count: 100)
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1
      let (one, other) = (ContentDigest(bytes), ContentDigest(changed))
      let bits = (one.high ^ other.high).nonzeroBitCount + (one.low ^ other.low).nonzeroBitCount
      #expect((32...96).contains(bits), "byte \(index): \(bits)")
    }
  }

  @Test("files are known by the digests of their bytes, however large they are", arguments: [0, 1, 1 << 18, 1_000_003])
  func files(size: Int) throws {
    var random = SeededRandom(seed: UInt64(size))
    let bytes = (0..<size).map { _ in UInt8.random(in: 0...255, using: &random) }
    let folder = try TemporaryFolder()
    try folder.write(Data(bytes), to: "file")
    #expect(try DiskFileSystem().digest(of: folder["file"].path) == ContentDigest(bytes))
    #expect(throws: FileError.self) { try DiskFileSystem().digest(of: folder.url.path) }
    #expect(throws: FileError.self) { try DiskFileSystem().digest(of: folder["none"].path) }
  }

  @Test("a digest depends on the bytes, not on where they are")
  func unaligned() {
    let bytes = (0..<200).map { UInt8($0) }
    for start in 0..<16 {
      let moved = [UInt8](repeating: 0xFF, count: start) + bytes
      let digest = moved.withUnsafeBytes { ContentDigest($0.baseAddress.map { $0 + start }, bytes.count) }
      #expect(digest == ContentDigest(bytes))
    }
    #expect(ContentDigest(bytes).name.count == 32)
  }
}
