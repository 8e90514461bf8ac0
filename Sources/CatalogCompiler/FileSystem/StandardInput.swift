/// A file system in which standard input is a file that defines the catalog `Alerts`.
package struct StandardInput: FileSystem {
  /// What stands for standard input on the command line.
  package static let operand = "-"
  /// How it is called in findings.
  package static let path = "<stdin>"

  private let bytes: [UInt8]
  private let rest: any FileSystem

  package init(bytes: [UInt8], rest: any FileSystem) {
    self.bytes = bytes
    self.rest = rest
  }

  package var workingFolder: String { rest.workingFolder }

  package func kind(of path: String) -> FileKind? {
    path == Self.path ? .file : rest.kind(of: path)
  }

  package func details(of path: String) -> FileDetails? { rest.details(of: path) }

  package func names(in folder: String) throws(FileError) -> [String] { try rest.names(in: folder) }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    path == Self.path ? bytes : try rest.read(path)
  }

  package func replace(_ files: [FileReplacement]) throws(FileError) { try rest.replace(files) }
  package func makeFolder(_ path: String) throws(FileError) { try rest.makeFolder(path) }
  package func remove(_ path: String) throws(FileError) { try rest.remove(path) }
}
