#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension DiskFileSystem {
  package func makeFolder(_ path: String) throws(FileError) {
    switch kind(of: path) {
    case .folder: return
    case .file, .other: throw FileError(path: path, reason: "a file is in the way")
    case nil: break
    }
    let parent = Path.parent(path)
    if !parent.isEmpty, parent != path { try makeFolder(parent) }
    guard mkdir(path, 0o777) != 0 else { return }
    let number = errno
    // Another process may have made it meanwhile.
    if case .folder = kind(of: path) { return }
    throw Self.error(path, number)
  }

  package func replace(_ files: [FileReplacement]) throws(FileError) {
    var prepared: [(temporary: String, path: String)] = []
    do throws(FileError) {
      for file in files where try isReplaceable(file.path) {
        let target = Self.resolved(file.path)
        prepared.append((try Self.writeAside(FileReplacement(path: target, bytes: file.bytes)), target))
      }
      for file in files where try !isReplaceable(file.path) { try Self.writeInPlace(file) }
      while let file = prepared.first {
        guard rename(file.temporary, file.path) == 0 else { throw Self.error(file.path) }
        prepared.removeFirst()
      }
    } catch {
      for file in prepared { unlink(file.temporary) }
      throw error
    }
  }

  package func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else { throw Self.error(path) }
  }

  /// A device or a pipe is written to, never replaced; nor is what `/dev/stdout` leads to.
  private func isReplaceable(_ path: String) throws(FileError) -> Bool {
    switch kind(of: path) {
    case .folder: throw FileError(path: path, reason: "a folder is in the way")
    case .other: false
    case .file, nil: !path.hasPrefix("/dev/") && !path.hasPrefix("/proc/")
    }
  }

  /// The file that a link leads to, so that the link stays one.
  private static func resolved(_ path: String) -> String {
    guard let target = realpath(path, nil) else { return path }
    defer { free(target) }
    return String(cString: target)
  }

  private static func writeInPlace(_ file: FileReplacement) throws(FileError) {
    let descriptor = open(file.path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(file.path) }
    defer { close(descriptor) }
    let failure = write(file.bytes, to: descriptor)
    guard failure == 0 else { throw error(file.path, failure) }
  }

  /// Writes the bytes into a file of their own in the same folder, which takes the old one's place when it is complete.
  ///
  /// - Returns: The path of the file.
  private static func writeAside(_ file: FileReplacement) throws(FileError) -> String {
    // What `mkstemp` replaces by something that no other file is called.
    let placeholder = String(repeating: "X", count: 6)
    var template = Array(Path.join(Path.parent(file.path), ".alertc." + placeholder).utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw error(file.path) }
    let temporary = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    var failure = write(file.bytes, to: descriptor)
    if failure == 0, fchmod(descriptor, mode(of: file.path)) != 0 { failure = errno }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    guard failure == 0 else {
      unlink(temporary)
      throw error(file.path, failure)
    }
    return temporary
  }

  /// - Returns: The number of the error, or 0.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, rest.baseAddress, rest.count)
        #else
          let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count < 0, errno == EINTR { continue }
        if count < 0 { return errno }
        written += count
      }
      return 0
    }
  }

  /// As the file that is replaced has it, else as the process makes files.
  private static func mode(of path: String) -> mode_t {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & 0o777 }
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }
}
