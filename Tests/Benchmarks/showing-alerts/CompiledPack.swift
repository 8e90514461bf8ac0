import AlertCatalog
import BenchmarkSupport
import CatalogCompiler
import CatalogModel
import Foundation

/// The pack that the compiler writes for a catalog.
struct CompiledPack {
  let bytes: [UInt8]
  let pack: AlertPack

  /// The pack of a made catalog.
  init(_ catalog: MadeCatalog) throws {
    try self.init { _ = try catalog.write(.yaml, to: $0) }
  }

  /// The pack of the one catalog that `write` writes into a folder.
  init(_ write: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("showing-alerts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(folder)
    let pipeline = CatalogPipeline(fileSystem: DiskFileSystem())
    let outputs = try pipeline.outputs(of: pipeline.build([folder.path]), OutputChoices(pack: .file))
    guard let output = outputs.files.first(where: { $0.name.hasSuffix(".alertpack") }) else { throw Failure.noPack }
    bytes = output.bytes
    pack = try AlertPack(bytes)
  }

  /// A text of the first alert, ready to be shown.
  func text(at index: Int, locale: String) throws -> PackText {
    guard let position = pack.locales.firstIndex(of: locale),
      let text = PackText(pack, locale: position, alert: 0, index: index)
    else { throw Failure.noText(locale: locale) }
    return text
  }
}

/// Why nothing can be measured.
enum Failure: Error {
  case noPack
  case noText(locale: String)
  case refused(String)
  /// What is shown is not what ICU shows.
  case different(shown: String, icu: String)
}
