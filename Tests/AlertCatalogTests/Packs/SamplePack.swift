import AlertCatalog
import Foundation
import TestSupport

/// The pack of the sample catalog in version 3 of the format, and its alerts as generated code would have them.
enum SamplePack {
  static let file = Repository.root.appendingPathComponent("Tests/AlertCatalogTests/GoldenPacks/version3.alertpack")
  static let bytes = (try? Data(contentsOf: file)).map(Array.init) ?? []

  /// The catalog of a pack.
  static func catalog(_ bytes: [UInt8] = bytes) throws -> CompiledCatalog { CompiledCatalog(try AlertPack(bytes)) }

  static func delete(_ fileName: String, _ count: Int, in catalog: CompiledCatalog) -> AlertItem<CancelDelete> {
    AlertItem(catalog, 0, .string(fileName), .int(count))
  }

  static func rename(_ fileName: String, in catalog: CompiledCatalog) -> AlertForm<CancelRename, NameFields> {
    AlertForm(AlertItem(catalog, 1, .string(fileName)))
  }

  static func done(in catalog: CompiledCatalog) -> AlertItem<OK> { AlertItem(catalog, 3) }
}

enum CancelDelete: String, AlertActions { case cancel, delete }
enum CancelRename: String, AlertActions { case cancel, rename }
enum OK: String, AlertActions { case ok }

struct NameFields: AlertFields {
  var name: String

  init(texts: AlertFieldTexts) { name = texts[0] }
}
