package import Foundation

/// A folder of its own for a test, removed with the last reference to it.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("alert-catalog-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// A folder with files in it, folders above them included.
  package convenience init(_ files: [String: String]) throws {
    try self.init()
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  package subscript(name: String) -> URL { url.appendingPathComponent(name) }

  /// Keeps the folder while `body` uses it.
  package func during<Result>(_ body: (URL) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try body(url) }
  }

  package func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  package func write(_ data: Data, to name: String) throws {
    let file = self[name]
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  package func text(of name: String) throws -> String {
    try String(contentsOf: self[name], encoding: .utf8)
  }

  /// The names of everything in the folder, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
