package import Foundation

/// Localization files of public apps, for trying the tool on what people really have.
///
/// They belong to their projects and are not part of this one: `ALERTCATALOG_CORPUS` says where they are, else they are
/// looked for in `shared/corpus` beside the checkout. Tests that need them are skipped where they are not.
package enum Corpus {
  package static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["ALERTCATALOG_CORPUS"] { return URL(fileURLWithPath: path) }
    return Repository.root.deletingLastPathComponent().appendingPathComponent("shared/corpus")
  }()

  package static var isPresent: Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("entries.tsv").path)
  }

  /// Why tests are skipped where it is not.
  package static var absence: String { "there is no corpus at \(folder.path); set ALERTCATALOG_CORPUS" }

  package static func bytes(of path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.appendingPathComponent(path)))
  }

  /// A line of `entries.tsv`: what Foundation makes of a property list.
  package struct File: Sendable {
    package let path: String
    /// `nil` where Foundation refuses the file.
    package let entries: Int?
  }

  package static func files() throws -> [File] {
    let table = try String(contentsOf: folder.appendingPathComponent("entries.tsv"), encoding: .utf8)
    return table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      return File(path: String(cells[0]), entries: cells.count > 2 && cells[1] == "ok" ? Int(cells[2]) : nil)
    }
  }
}
