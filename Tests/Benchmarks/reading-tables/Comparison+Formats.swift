import BenchmarkSupport
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
        ("read the file into a catalog's document", { try file.document().textCount }),
      ]
    )
    return Comparison(
      title: "\(bytes.count) bytes of .strings, \(try file.document().textCount) texts",
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
        ("read the file into a catalog's document", { try file.document().textCount }),
      ]
    )
    return Comparison(
      title: "\(bytes.count) bytes of .xcstrings, \(try file.document().textCount) texts",
      steps: steps,
      measured: steps[2].name,
      bound: Bound(name: "JSONSerialization", seconds: steps[0].seconds)
    )
  }

  /// Beside Foundation, which keeps no positions.
  static func stringsDictionary(_ size: Int, in folder: URL, _ stopwatch: Stopwatch) throws -> Comparison {
    let bytes = TableWriter.stringsDictionary(size)
    let file = try TableFile("en.lproj/Alerts.stringsdict", bytes, in: folder)
    let steps = try Step.measured(
      stopwatch,
      [
        (
          "read the file with PropertyListSerialization",
          {
            let data = try Data(contentsOf: file.url)
            return try PropertyListSerialization.propertyList(from: data, format: nil) is [String: Any] ? 1 : 0
          }
        ),
        ("read the file as a property list", { PropertyListReader.read(try file.source()).findings.count }),
        ("read the file into a catalog's document", { try file.document().textCount }),
      ]
    )
    return Comparison(
      title: "\(bytes.count) bytes of .stringsdict, \(try file.document().textCount) texts",
      steps: steps
    )
  }
}

extension CatalogDocument {
  /// How many texts of alerts there are in all locales.
  fileprivate var textCount: Int {
    tables.reduce(0) { $0 + $1.alerts.reduce(0) { $0 + $1.texts.count } }
  }
}

/// A table on disk, read as the tool reads it.
private struct TableFile {
  let url: URL
  private let name: CatalogFileName
  private let size: Int

  init(_ path: String, _ bytes: [UInt8], in folder: URL) throws {
    guard let name = CatalogFileName(path: path) else { throw CocoaError(.fileNoSuchFile) }
    self.name = name
    size = bytes.count
    url = folder.appendingPathComponent((path as NSString).lastPathComponent)
    try Data(bytes).write(to: url)
  }

  /// As the tool reads it: into one array, without a copy.
  func bytes() throws -> [UInt8] {
    guard let file = fopen(url.path, "rb") else { throw CocoaError(.fileReadUnknown) }
    defer { fclose(file) }
    setvbuf(file, nil, _IONBF, 0)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, buffer.count, file)
    }
  }

  func source() throws -> SourceFile { SourceDecoder.decode(try bytes(), path: url.path).file }
  func document() throws -> CatalogDocument { CatalogReader.read(try source(), as: name) }
}
