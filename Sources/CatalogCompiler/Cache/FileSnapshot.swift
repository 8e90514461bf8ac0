/// The files of catalogs as they were at one moment, known by digests; when they are read, once, however often they are
/// asked for.
struct FileSnapshot: FileSystem {
  private let rest: any FileSystem
  private let files: [String: File]

  private struct File {
    /// `nil` where the file was looked through and not kept.
    var bytes: [UInt8]?
    let digest: ContentDigest
  }

  /// Takes the digests of files, and where they are to be read, their bytes; what cannot be read is left to whoever reads
  /// it again.
  init(of paths: [String], in fileSystem: any FileSystem, readsFiles: Bool) {
    rest = fileSystem
    let found = Parallel.map(paths) { path -> File? in
      guard readsFiles else { return (try? fileSystem.digest(of: path)).map { File(digest: $0) } }
      return (try? fileSystem.read(path)).map { File(bytes: $0, digest: ContentDigest($0)) }
    }
    var files: [String: File] = [:]
    for (path, file) in zip(paths, found) { files[path] = file }
    self.files = files
  }

  /// The same files as they are now, with their bytes.
  func read() -> FileSnapshot { FileSnapshot(of: files.keys.sorted(), in: rest, readsFiles: true) }

  /// `nil` for a file that could not be read, or is none of those.
  func knownDigest(of path: String) -> ContentDigest? { files[path]?.digest }

  var workingFolder: String { rest.workingFolder }
  func kind(of path: String) -> FileKind? { rest.kind(of: path) }
  func details(of path: String) -> FileDetails? { rest.details(of: path) }
  func names(in folder: String) throws(FileError) -> [String] { try rest.names(in: folder) }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    if let bytes = files[path]?.bytes { return bytes }
    return try rest.read(path)
  }

  func digest(of path: String) throws(FileError) -> ContentDigest {
    if let digest = knownDigest(of: path) { return digest }
    return try rest.digest(of: path)
  }

  func replace(_ files: [FileReplacement]) throws(FileError) { try rest.replace(files) }
  func makeFolder(_ path: String) throws(FileError) { try rest.makeFolder(path) }
  func remove(_ path: String) throws(FileError) { try rest.remove(path) }
}
