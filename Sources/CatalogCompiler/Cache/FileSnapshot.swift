/// The files of catalogs as they were at one moment: read once, however often they are asked for, and known by digests.
struct FileSnapshot: FileSystem {
  private let rest: any FileSystem
  private let files: [String: File]

  private struct File {
    let bytes: [UInt8]
    let digest: ContentDigest
  }

  /// Reads files; those that cannot be read are left to whoever reads them again.
  init(of paths: [String], in fileSystem: any FileSystem) {
    rest = fileSystem
    let read = Parallel.map(paths) { path -> File? in
      (try? fileSystem.read(path)).map { File(bytes: $0, digest: ContentDigest($0)) }
    }
    var files: [String: File] = [:]
    for (path, file) in zip(paths, read) { files[path] = file }
    self.files = files
  }

  func digest(of path: String) -> ContentDigest? { files[path]?.digest }

  var workingFolder: String { rest.workingFolder }
  func kind(of path: String) -> FileKind? { rest.kind(of: path) }
  func details(of path: String) -> FileDetails? { rest.details(of: path) }
  func names(in folder: String) throws(FileError) -> [String] { try rest.names(in: folder) }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    if let file = files[path] { return file.bytes }
    return try rest.read(path)
  }

  func replace(_ files: [FileReplacement]) throws(FileError) { try rest.replace(files) }
  func makeFolder(_ path: String) throws(FileError) { try rest.makeFolder(path) }
  func remove(_ path: String) throws(FileError) { try rest.remove(path) }
}
