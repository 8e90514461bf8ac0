import BenchmarkSupport
import CatalogCompiler
import CatalogDiagnostics
import CatalogModel
import CatalogReaders
import Foundation

extension Comparison {
  /// Reading takes less than reading the bytes and validating them twice into a `String`.
  static func strings(_ size: Int, in folder: URL, _ stopwatch: Stopwatch) throws -> Comparison {
    let bytes = TableWriter.strings(size)
    let file = try TableFile("en.lproj/Alerts.strings", bytes, in: folder)
    let steps = try Step.measured(
      stopwatch,
      [
        ("read the file", { try file.bytes().count }),
        ("validate its bytes into a String", { String(validating: bytes, as: UTF8.self)?.utf8.count ?? 0 }),
        ("read the file into a table", { StringsReader.read(try file.source()).count }),
        ("read the file into a catalog's document", { try file.document().tables.count }),
      ]
    )
    return Comparison(
      title: "\(bytes.count) bytes of .strings, \(StringsReader.read(try file.source()).count) entries",
      steps: steps,
      measured: steps[2].name,
      bound: Bound(name: "the file and two times the String", seconds: steps[0].seconds + 2 * steps[1].seconds)
    )
  }

  /// Reading takes no longer than Foundation does.
  static func stringCatalog(_ size: Int, in folder: URL, _ stopwatch: Stopwatch) throws -> Comparison {
    let bytes = TableWriter.stringCatalog(size)
    let file = try TableFile("Alerts.xcstrings", bytes, in: folder)
    let steps = try Step.measured(
      stopwatch,
      [
        (
          "read the file with JSONSerialization",
          { try JSONSerialization.jsonObject(with: Data(contentsOf: file.url)) is [String: Any] ? 1 : 0 }
        ),
        ("read the file as JSON", { JSONReader.read(try file.source()).findings.count }),
        ("read the file into a catalog's document", { try file.document().tables.count }),
      ]
    )
    return Comparison(
      title: "\(bytes.count) bytes of .xcstrings",
      steps: steps,
      measured: steps[2].name,
      bound: Bound(name: "JSONSerialization", seconds: steps[0].seconds)
    )
  }
}

/// A table on disk, read as the tool reads it.
private struct TableFile {
  let url: URL
  private let name: CatalogFileName

  init(_ path: String, _ bytes: [UInt8], in folder: URL) throws {
    guard let name = CatalogFileName(path: path) else { throw CocoaError(.fileNoSuchFile) }
    self.name = name
    url = folder.appendingPathComponent((path as NSString).lastPathComponent)
    try Data(bytes).write(to: url)
  }

  func bytes() throws -> [UInt8] { try DiskFileSystem().read(url.path) }
  func source() throws -> SourceFile { SourceDecoder.decode(try bytes(), path: url.path).file }
  func document() throws -> CatalogDocument { CatalogReader.read(try source(), as: name) }
}
