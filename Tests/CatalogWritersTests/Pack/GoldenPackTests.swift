import CatalogWriters
import Foundation
import LocaleData
import TestSupport
import Testing

@Suite("The pack that is kept for each version of the format")
struct GoldenPackTests {
  private static let file = Repository.root.appendingPathComponent(
    "Tests/AlertCatalogTests/GoldenPacks/version3.alertpack"
  )

  /// The writer is canonical, so any change of these bytes is a change of the format or of the locale data.
  @Test("the sample catalog gives the same bytes, with the ICU that they were recorded with")
  func bytes() throws {
    guard LocaleDataVersions.current.icu == "72.1" else { return }
    let pack = String(decoding: try PackWriter.write(catalog: SampleAlerts.catalog), as: UTF8.self)
    #expect(Snapshot.difference(of: pack, from: Self.file) == nil)
  }
}
