import CatalogDiagnostics
import CatalogModel

/// Files that have the name of a catalog and hold nothing of one.
struct ForeignFiles: Sendable {
  let files: CatalogFiles
  /// That no key of the tables is one of those that `keys` means; `nil` where `keys` is not the reason.
  private(set) var withoutMatch: FileError?

  init(_ files: CatalogFiles) {
    self.files = files
  }

  init(_ files: CatalogFiles, _ documents: [CatalogDocument], _ keys: KeySettings?) {
    self.init(files)
    guard let keys, !keys.match.isEmpty, let table = documents.first(where: { $0.keys != nil }),
      documents.allSatisfy({ $0.tables.allSatisfy(\.alerts.isEmpty) })
    else { return }
    let place = keys.matchLocation ?? SourceLocation(startOf: table.file)
    var error = FileError(path: place.file.path, reason: .withoutMatch(keys.match), isInFile: true)
    error.position = LineIndex(place.file).position(of: place.start)
    withoutMatch = error
  }

  var notACatalog: FileError? {
    files.files.first.map { FileError(path: $0.path, reason: .notACatalog, isInFile: true) }
  }
}

extension String {
  fileprivate static let notACatalog = "this is no catalog: it has no `alerts`; “alertc init” writes a first one"

  fileprivate static func withoutMatch(_ patterns: [String]) -> String {
    let list = patterns.map { quoted($0) }.joined(separator: ", ")
    return "no key of the tables that is a text of an alert matches `match`: \(list)"
  }
}
