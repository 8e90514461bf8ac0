#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The disk.
package struct DiskFileSystem: FileSystem {
  package init() {}

  package var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  package func kind(of path: String) -> FileKind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      return .folder(
        identity: FileIdentity(
          device: UInt64(truncatingIfNeeded: status.st_dev),
          node: UInt64(truncatingIfNeeded: status.st_ino)
        )
      )
    case S_IFREG: return .file
    default: return .other
    }
  }

  package func details(of path: String) -> FileDetails? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileDetails(size: Int(status.st_size), modified: Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec))
  }

  package func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw Self.error(folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.error(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.error(path) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileError(path: path, reason: "it is a folder") }
    return try Self.read(descriptor, path: path, expected: Int(status.st_size))
  }

  /// Everything that a descriptor gives, such as standard input.
  package static func read(_ descriptor: Int32, path: String, expected: Int = 0) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var size = max(expected, 4096) + 1
    while true {
      var failure: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        count = Self.fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor, &failure)
      }
      guard failure == 0 else { throw error(path, failure) }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if chunk.count < size { return bytes }
      size = max(size, 1 << 16)
    }
  }

  /// What `errno` says of a file.
  package func digest(of path: String) throws(FileError) -> ContentDigest {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.error(path) }
    defer { close(descriptor) }
    var hasher = ContentHasher()
    var failure: Int32 = 0
    withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 16) { buffer in
      guard let start = buffer.baseAddress else { return }
      var count = buffer.count
      while count == buffer.count, failure == 0 {
        count = Self.fill(buffer, from: descriptor, &failure)
        hasher.add(start, count)
      }
    }
    guard failure == 0 else { throw Self.error(path, failure) }
    return hasher.digest
  }

  /// Reads until a buffer is full or there is no more.
  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer,
    from descriptor: Int32,
    _ failure: inout Int32
  ) -> Int {
    var count = 0
    while count < buffer.count {
      #if canImport(Glibc)
        let got = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      #elseif canImport(Musl)
        let got = Musl.read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      #else
        let got = Darwin.read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      #endif
      if got < 0, errno == EINTR { continue }
      if got < 0 { failure = errno }
      if got <= 0 { break }
      count += got
    }
    return count
  }

  package static func error(_ path: String, _ number: Int32 = errno) -> FileError {
    FileError(path: path, reason: String(cString: strerror(number)).lowercasedFirst)
  }
}

extension String {
  /// The system's reasons begin with a capital; ours do not.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
