/// Paths as texts, with `/` between their parts.
package enum Path {
  /// `name` in `folder`; the working directory is `.` and is not written.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  package static func name(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// The folder that a path lies in; empty where it is a bare name.
  package static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Without `.`, doubled slashes and, where that is possible, `..`.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// `path` as seen from the folder `base`, where it lies below it; else as it is.
  package static func relative(_ path: String, to base: String) -> String {
    let path = normalized(path)
    let base = normalized(base)
    if path == base { return "." }
    let prefix = base == "/" ? base : base + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// Whether the folder `path` is `root` or lies below it, both as ``normalized(_:)`` writes them; the working
  /// directory is empty.
  package static func isFolder(_ path: String, in root: String) -> Bool {
    if root.isEmpty { return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../") }
    return path == root || path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }
}
