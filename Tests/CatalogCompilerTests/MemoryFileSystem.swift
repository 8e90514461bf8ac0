import CatalogCompiler
import Synchronization

/// Files in memory.
final class MemoryFileSystem: FileSystem {
  private let files: Mutex<[String: [UInt8]]>
  /// What cannot be read or written.
  private let locked: Set<String>

  /// In the texts of `files`, `invalidByte` is a byte that is no UTF-8.
  init(_ files: [String: String], locked: Set<String> = []) {
    self.files = Mutex(files.mapValues(Self.bytes))
    self.locked = locked
  }

  static let invalidByte = "\u{10FFFD}"

  private static func bytes(_ text: String) -> [UInt8] {
    guard text.contains(invalidByte) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { String($0) == invalidByte ? [0xFF] : Array(String($0).utf8) }
  }

  var workingFolder: String { "/home/app" }

  func kind(of path: String) -> FileKind? {
    files.withLock { files in
      if files[path] != nil { return .file }
      let prefix = path == "." ? "" : path + "/"
      guard path == "." || files.keys.contains(where: { $0.hasPrefix(prefix) }) else { return nil }
      return .folder(identity: FileIdentity(device: 0, node: UInt64(truncatingIfNeeded: path.hashValue)))
    }
  }

  func names(in folder: String) throws(FileError) -> [String] {
    guard !locked.contains(folder) else { throw FileError(path: folder, reason: "permission denied") }
    let prefix = folder == "." ? "" : folder + "/"
    let names = files.withLock { files in
      Set(
        files.keys.filter { $0.hasPrefix(prefix) }.compactMap { $0.dropFirst(prefix.count).split(separator: "/").first }
      )
    }
    return names.map(String.init).sorted()
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    guard !locked.contains(path) else { throw FileError(path: path, reason: "permission denied") }
    guard let bytes = files.withLock({ $0[path] }) else { throw FileError(path: path, reason: "no such file") }
    return bytes
  }

  func replace(_ replacements: [FileReplacement]) throws(FileError) {
    for file in replacements where locked.contains(file.path) {
      throw FileError(path: file.path, reason: "permission denied")
    }
    files.withLock { files in
      for file in replacements { files[file.path] = file.bytes }
    }
  }

  func makeFolder(_ path: String) throws(FileError) {}

  /// All files are as old.
  func details(of path: String) -> FileDetails? {
    files.withLock { $0[path] }.map { FileDetails(size: $0.count, modified: 0) }
  }

  func remove(_ path: String) throws(FileError) {
    files.withLock { _ = $0.removeValue(forKey: path) }
  }

  func text(of path: String) -> String? {
    files.withLock { $0[path] }.map { String(decoding: $0, as: UTF8.self) }
  }

  var paths: [String] { files.withLock { $0.keys.sorted() } }
}
