#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

import CatalogCompiler
import LocaleData

/// What tells this build of the tool from every other, so that none believes what another has kept.
enum ToolIdentity {
  /// The versions, and where, when and how large the executable was written, which changes each time that somebody who
  /// develops the tool links it. `nil` where the executable cannot be looked at, such as one that was replaced meanwhile.
  static var current: String? {
    guard let path = executable, let details = DiskFileSystem().details(of: path) else { return nil }
    return
      "alertc \(ToolVersion.number) ICU \(LocaleDataVersions.current.icu) \(path) \(details.size) \(details.modified)"
  }

  #if canImport(Darwin)
    private static var executable: String? {
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size))
      guard size > 0, _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return path.withUnsafeBufferPointer { buffer in buffer.baseAddress.map { String(cString: $0) } }
    }
  #else
    private static var executable: String? {
      guard let path = realpath("/proc/self/exe", nil) else { return nil }
      defer { free(path) }
      return String(cString: path)
    }
  #endif
}
