import Foundation
import TestSupport
import Testing

@testable import CatalogCompiler

@Suite("The cache of builds")
struct BuildCacheTests {
  private let fileSystem = MemoryFileSystem([:])

  private func cache(_ identity: String = "tool 1") -> BuildCache {
    BuildCache(fileSystem, output: "out", identity: identity)
  }

  private func key(_ name: String, _ cache: BuildCache) -> ContentDigest { cache.key("test") { $0.text(name) } }

  private func save(_ text: String, as name: String) -> ContentDigest {
    let key = key(name, cache())
    cache().save([BuildCache.Entry(key: key, content: Array(text.utf8))], used: [key])
    return key
  }

  private func text(of key: ContentDigest) -> String? {
    cache().content(of: key).map { String(decoding: $0.rest, as: UTF8.self) }
  }

  @Test("an entry is found by its key, and by no other tool's")
  func entries() {
    let one = save("first", as: "one")
    let two = save("", as: "two")
    #expect(text(of: one) == "first")
    #expect(text(of: two) == "")
    #expect(text(of: key("three", cache())) == nil)
    #expect(key("one", cache("tool 2")) != one)
    #expect(fileSystem.text(of: "out/.alertc-cache/.gitignore") == "*\n")
  }

  @Test("an entry with a changed byte, cut off or made longer counts as missing")
  func damaged() throws {
    let key = save("The quick brown fox", as: "one")
    let path = "out/.alertc-cache/" + key.name
    let whole = try fileSystem.read(path)
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 0x10
      try fileSystem.replace([FileReplacement(path: path, bytes: bytes)])
      #expect(text(of: key) == nil, "byte \(index)")
      try fileSystem.replace([FileReplacement(path: path, bytes: Array(whole[..<index]))])
      #expect(text(of: key) == nil, "cut off at \(index)")
    }
    try fileSystem.replace([FileReplacement(path: path, bytes: whole + [0])])
    #expect(text(of: key) == nil)
    // Another entry's bytes under this name.
    let other = save("The quick brown fox", as: "two")
    let foreign = try fileSystem.read("out/.alertc-cache/" + other.name)
    try fileSystem.replace([FileReplacement(path: path, bytes: foreign)])
    #expect(text(of: key) == nil)
    try fileSystem.replace([FileReplacement(path: path, bytes: whole)])
    #expect(text(of: key) == "The quick brown fox")
  }

  @Test("where a folder cannot be written nothing is kept, and nothing fails")
  func unwritable() throws {
    let folder = try TemporaryFolder([".alertc-cache": "a file is in the way"])
    let cache = BuildCache(DiskFileSystem(), output: folder.url.path, identity: "tool")
    let key = key("one", cache)
    cache.save([BuildCache.Entry(key: key, content: [1])], used: [key])
    #expect(cache.content(of: key) == nil)
    #expect(try folder.text(of: ".alertc-cache") == "a file is in the way")
  }

  @Test("what was not used for longest is removed where there is too much")
  func limit() throws {
    let folder = try TemporaryFolder()
    let cache = BuildCache(DiskFileSystem(), output: folder.url.path, identity: "tool")
    let content = [UInt8](repeating: 1, count: BuildCache.unusedLimit / 3)
    let keys = (1...5).map { key(String($0), cache) }
    try FileManager.default.createDirectory(at: folder[".alertc-cache"], withIntermediateDirectories: true)
    try Data(content).write(to: folder[".alertc-cache/somebody’s"])
    for (age, key) in keys.enumerated() {
      cache.save([BuildCache.Entry(key: key, content: content)], used: [keys[0], key])
      let date = Date(timeIntervalSince1970: 1_000_000 + Double(age))
      let path = folder[".alertc-cache/" + key.name].path
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder[".alertc-cache"].path)
    // The last one, the first one, which was always used, two that were not, and what is no entry.
    #expect(Set(names) == Set([".gitignore", "somebody’s"] + [0, 2, 3, 4].map { keys[$0].name }))
  }
}
