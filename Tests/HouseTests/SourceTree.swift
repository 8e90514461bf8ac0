import Foundation
import TestSupport

/// The files of the repository that are compiled.
enum SourceTree {
  /// A file of a module.
  struct File {
    /// The folder under `Sources`.
    var module: String
    /// Relative to the repository.
    var path: String
    var text: String

    var name: String { (path as NSString).lastPathComponent }
    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  }

  static func files(in folder: String = "Sources", endingWith suffixes: String...) throws -> [File] {
    let root = Repository.root.appendingPathComponent(folder)
    let enumerator = FileManager.default.enumerator(atPath: root.path)
    var files: [File] = []
    while let path = enumerator?.nextObject() as? String {
      guard suffixes.contains(where: path.hasSuffix) else { continue }
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      let module = path.split(separator: "/").first.map(String.init) ?? ""
      files.append(File(module: module, path: folder + "/" + path, text: text))
    }
    return files.sorted { $0.path < $1.path }
  }

  static func modules() throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appendingPathComponent("Sources").path
    )
    return Set(names.filter { !$0.hasPrefix(".") })
  }
}
