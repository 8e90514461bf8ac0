import AlertCatalog
import Testing

@Suite("Catalogs of generated code")
struct CompiledCatalogTests {
  private static let localizer = AlertLocalizer(preferredLanguages: ["en"])

  @Test("a literal that is no pack gives an empty alert, and neither a key nor a trap")
  func brokenLiteral() {
    for literal: StaticString in ["", "x", "AlertPack", "not a pack at all, but long enough to have a header perhaps"] {
      let catalog = CompiledCatalog(name: "Broken", signature: 1, pack: literal)
      let alert = SamplePack.delete("a.txt", 1, in: catalog).resolved(for: Self.localizer)
      #expect(alert.title.isEmpty)
      #expect(alert.locale.isEmpty)
      #expect(alert.actions.isEmpty)
    }
  }

  @Test("a pack read at run time serves a catalog whose own pack lacks the language, and no other catalog")
  func swappedIn() throws {
    let sample = try SamplePack.catalog()
    let pack = try AlertPack(SamplePack.bytes, for: sample)
    let code = CompiledCatalog(name: "Sample", signature: sample.signature, pack: "")
    let item = SamplePack.done(in: code)
    var localizer = AlertLocalizer(preferredLanguages: ["de"])
    #expect(item.resolved(for: localizer).title.isEmpty)
    localizer.packs = [pack]
    #expect(item.resolved(for: localizer).title == "Alles ist auf dem neuesten Stand.")
    let other = CompiledCatalog(name: "Other", signature: sample.signature, pack: "")
    #expect(SamplePack.done(in: other).resolved(for: localizer).title.isEmpty)
  }

  @Test("catalogs are equal where name and signature are")
  func equality() {
    let one = CompiledCatalog(name: "A", signature: 1, pack: "")
    #expect(one == CompiledCatalog(name: "A", signature: 1, pack: "x"))
    #expect(one != CompiledCatalog(name: "B", signature: 1, pack: ""))
    #expect(one != CompiledCatalog(name: "A", signature: 2, pack: ""))
  }

  @Test("a pack says what it was made from")
  func description() throws {
    let pack = try AlertPack(SamplePack.bytes)
    #expect(pack.catalog == "Sample")
    #expect(pack.icuVersion == "72.1")
    #expect(pack.cldrVersion.hasPrefix("42"))
    #expect(pack.locales == ["en", "ar", "ar-SA", "de", "en-GB", "es", "fa", "he", "hi", "ja", "pl", "th"])
  }
}
