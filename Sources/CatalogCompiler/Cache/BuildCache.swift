/// What earlier builds found out, one file an entry, named by a digest of everything that it depends on.
///
/// Nothing in it is relied on: an entry that is damaged, cut off or another version's counts as missing, and what cannot
/// be written is not kept. Entries appear whole, under their names, so that any number of builds can go on at once.
package struct BuildCache: Sendable {
  /// Within the folder of the outputs; its name keeps catalogs and sources from being looked for in it.
  package static let folderName = ".alertc-cache"

  private let fileSystem: any FileSystem
  private let folder: String
  /// Part of every key: what else than the inputs decides what a build does.
  let identity: String

  /// The cache in the folder `output`; `identity` is the tool's, and has to differ where the tool would do something else
  /// with the same files.
  package init(_ fileSystem: any FileSystem, output: String, identity: String) {
    self.fileSystem = fileSystem
    folder = Path.join(output, Self.folderName)
    self.identity = identity
  }

  /// What is to be kept under a key.
  struct Entry: Sendable {
    let key: ContentDigest
    let content: [UInt8]
  }

  /// A key of this version of the tool; `kind` is what is kept under it.
  func key(_ kind: String, _ write: (inout CacheWriter) -> Void) -> ContentDigest {
    var writer = CacheWriter()
    writer.text(identity)
    writer.text(kind)
    write(&writer)
    return ContentDigest(writer.bytes)
  }

  func content(of key: ContentDigest) -> CacheReader? {
    guard let bytes = try? fileSystem.read(path(of: key.name)) else { return nil }
    return try? CacheEnvelope.content(of: bytes, key)
  }

  /// Writes entries, then removes what has not been used for longest where there is too much; `used` are the keys of all
  /// entries that this build has used or written.
  func save(_ entries: [Entry], used: Set<ContentDigest>) {
    guard !entries.isEmpty else { return }
    do throws(FileError) {
      try fileSystem.makeFolder(folder)
      let ignored = Path.join(folder, ".gitignore")
      if fileSystem.kind(of: ignored) == nil {
        try fileSystem.replace([FileReplacement(path: ignored, bytes: Array("*\n".utf8))])
      }
      for entry in entries {
        let bytes = CacheEnvelope.bytes(of: entry)
        try fileSystem.replace([FileReplacement(path: path(of: entry.key.name), bytes: bytes)])
      }
      try removeOldest(except: Set(used.map(\.name)))
    } catch {
      // The outputs are written; the next build takes longer than it might.
    }
  }

  /// How many bytes of entries are kept that the last build did not use: what is on another branch, or was before.
  static let unusedLimit = 64 << 20

  private func removeOldest(except used: Set<String>) throws(FileError) {
    let unused = try fileSystem.names(in: folder).filter { !used.contains($0) && ContentDigest.isName($0) }
    let files = unused.compactMap { name in
      fileSystem.details(of: path(of: name)).map { (path: path(of: name), details: $0) }
    }
    var size = 0
    for file in files.sorted(by: { ($0.details.modified, $0.path) > ($1.details.modified, $1.path) }) {
      size += file.details.size
      if size > Self.unusedLimit { try? fileSystem.remove(file.path) }
    }
  }

  private func path(of name: String) -> String { Path.join(folder, name) }
}
