/// Brings a folder up to date with what should be in it.
package struct OutputWriter {
  private let fileSystem: any FileSystem
  private let folder: String

  package init(_ fileSystem: any FileSystem, folder: String) {
    self.fileSystem = fileSystem
    self.folder = folder
  }

  /// Whether the folder exists.
  package var hasFolder: Bool {
    if case .folder = fileSystem.kind(of: folder.isEmpty ? "." : folder) { true } else { false }
  }

  /// The files that are missing or hold other bytes, by their paths.
  package func outdated(_ files: [OutputFile]) throws(FileError) -> [String] {
    var paths: [String] = []
    for file in files {
      if try !isCurrent(file) { paths.append(Path.join(folder, file.name)) }
    }
    return paths
  }

  /// Writes what is missing or has changed, each file whole; what is current is not touched.
  ///
  /// The files of one run belong together: all that need writing are written aside before the first takes its place.
  package func write(_ files: [OutputFile]) throws(FileError) {
    var changed: [OutputFile] = []
    for file in files {
      if try !isCurrent(file) { changed.append(file) }
    }
    guard !changed.isEmpty else { return }
    try fileSystem.makeFolder(folder.isEmpty ? "." : folder)
    try fileSystem.replace(changed.map { FileReplacement(path: Path.join(folder, $0.name), bytes: $0.bytes) })
  }

  func isCurrent(_ output: BuildRecord.Output) -> Bool {
    let path = Path.join(folder, output.name)
    guard fileSystem.kind(of: path) == .file, let bytes = try? fileSystem.read(path) else { return false }
    return ContentDigest(bytes) == output.digest
  }

  private func isCurrent(_ file: OutputFile) throws(FileError) -> Bool {
    let path = Path.join(folder, file.name)
    guard fileSystem.kind(of: path) == .file else { return false }
    return try fileSystem.read(path) == file.bytes
  }
}
