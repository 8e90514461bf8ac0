package import CatalogDiagnostics

/// The files that the pipeline reads and writes: the disk, or memory in tests.
///
/// Paths have `/` between their parts and are relative to the working directory or absolute.
package protocol FileSystem: Sendable {
  /// The absolute path of the working directory.
  var workingFolder: String { get }
  /// What is at a path; `nil` where there is nothing.
  func kind(of path: String) -> FileKind?
  /// How large a file is, and when it was written; `nil` where there is nothing.
  func details(of path: String) -> FileDetails?
  /// The names in a folder, sorted by their bytes, without `.` and `..`.
  func names(in folder: String) throws(FileError) -> [String]
  func read(_ path: String) throws(FileError) -> [UInt8]
  /// Of what is in a file, without keeping it.
  func digest(of path: String) throws(FileError) -> ContentDigest
  /// Writes files, each whole or not at all; where one cannot be written, none is.
  func replace(_ files: [FileReplacement]) throws(FileError)
  /// Makes a folder and those above it, where they do not exist.
  func makeFolder(_ path: String) throws(FileError)
  func remove(_ path: String) throws(FileError)
}

extension FileSystem {
  package func digest(of path: String) throws(FileError) -> ContentDigest { ContentDigest(try read(path)) }
}

/// What is known of a file without reading it.
package struct FileDetails: Sendable, Equatable {
  package let size: Int
  /// In nanoseconds since 1970.
  package let modified: Int

  package init(size: Int, modified: Int) {
    self.size = size
    self.modified = modified
  }
}

/// What a file is to hold from now on.
package struct FileReplacement: Sendable {
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// What is at a path, with symbolic links followed.
package enum FileKind: Sendable, Equatable {
  /// With what tells two names of one folder from two folders.
  case folder(identity: FileIdentity)
  case file
  /// A device, a pipe, a socket.
  case other
}

/// What tells two names of one folder from two folders.
package struct FileIdentity: Sendable, Hashable {
  let device: UInt64
  let node: UInt64

  package init(device: UInt64, node: UInt64) {
    self.device = device
    self.node = node
  }
}

/// A file that could not be read or written, and why, in words.
package struct FileError: Error, Sendable, Equatable {
  package var path: String
  /// Lower case, without a full stop: `permission denied`.
  package var reason: String
  /// Whether it is about a file's content.
  package var isInFile: Bool
  /// Where in the content.
  package var position = SourcePosition(line: 1, column: 1)

  package init(path: String, reason: String, isInFile: Bool = false) {
    self.path = path
    self.reason = reason
    self.isInFile = isInFile
  }
}
