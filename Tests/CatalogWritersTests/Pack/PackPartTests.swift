import CatalogModel
import CatalogWriters
import TestSupport
import Testing

@Suite("Parts of packs")
struct PackPartTests {
  private let catalog = SampleAlerts.catalog

  /// Parts as they come back from where they were kept.
  private func kept(_ parts: [PackPart], _ writer: PackWriter) throws -> [PackPart?] {
    try parts.map { part -> PackPart in try #require(writer.part(from: part.content[...])) }
  }

  @Test("parts that were kept make the pack that whole catalogs make")
  func keptParts() throws {
    let writer = try PackWriter(catalog)
    let parts = writer.parts(catalog.localizations.count)
    let joined = try writer.join(try #require(writer.completed(try kept(parts, writer)) { _ in false }))
    #expect(joined == (try PackWriter.write(catalog: catalog)))
  }

  @Test("a part is the same whether it was compiled alone or among others")
  func alone() throws {
    let writer = try PackWriter(catalog)
    let parts = writer.parts(catalog.localizations.count)
    let alone = catalog.localizations.indices.map { writer.part($0) }
    #expect(alone.contains { $0 != nil })
    for (part, alone) in zip(parts, alone) {
      if let alone { #expect(part.content == alone.content) }
    }
    #expect(try writer.join(try #require(writer.completed(alone))) == PackWriter.write(catalog: catalog))
  }

  @Test("a part that refers to formats goes with the same ones before it only")
  func formats() throws {
    func catalog(_ styles: [String]) -> Catalog {
      let titles = Dictionary(uniqueKeysWithValues: zip(["en", "de", "fr"], styles))
      return .test([TestAlert("due", [("when", .date)], ["title": titles.mapValues { "{when, date, \($0)}" }])])
    }
    let writer = try PackWriter(catalog(["short", "short", "long"]))
    let parts = try kept(writer.parts(3), writer)
    #expect(writer.part(1) == nil)
    #expect(writer.completed(parts) { _ in false } != nil)

    let changed = catalog(["short", "full", "long"])
    let other = try PackWriter(changed)
    let some = [parts[0], nil, parts[2]]
    #expect(other.completed(some) { $0 == 1 } == nil)
    #expect(try other.join(try #require(other.completed(some))) == PackWriter.write(catalog: changed))
  }

  @Test("bytes that are no part, or another catalog's, are refused or harmless")
  func damaged() throws {
    let writer = try PackWriter(catalog)
    let content = writer.parts(1)[0].content
    let part = try #require(writer.part(from: content[...]))
    #expect(part.content == content)
    for size in stride(from: 0, to: content.count, by: 7) { #expect(writer.part(from: content[..<size]) == nil) }
    var random = SeededRandom(seed: 7)
    for _ in 0..<2000 {
      var bytes = content
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if let part = writer.part(from: bytes[...]) { _ = try writer.join([part]) }
    }
    let other = try PackWriter(.test([TestAlert("a", [], ["title": ["en": "Hello"]])]))
    #expect(other.part(from: content[...]) == nil)
  }
}
