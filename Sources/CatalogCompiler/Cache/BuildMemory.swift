/// What a build knows of earlier ones, and its files as they are now.
package struct BuildMemory: Sendable {
  let cache: BuildCache
  private(set) var snapshot: FileSnapshot
  let discovered: CatalogDiscovery.Result

  /// Looks for what is to be built in `paths`, and takes digests of it.
  package init(_ cache: BuildCache, _ fileSystem: any FileSystem, paths: [String]) {
    self.cache = cache
    discovered = CatalogDiscovery.find(in: paths, fileSystem)
    let files = discovered.catalogs.flatMap { $0.files.map(\.path) + $0.configurations }
    snapshot = FileSnapshot(of: Set(files).sorted(), in: fileSystem, readsFiles: false)
  }

  /// The same with the files read, which is not needed where they are as they were.
  func reading() -> BuildMemory {
    var memory = self
    memory.snapshot = snapshot.read()
    return memory
  }

  /// How a build of the same files ended; `nil` where there was none, or a file cannot be read.
  package func record(of request: BuildRequest) -> BuildRecord? {
    guard let key = key(of: request), let reader = cache.content(of: key) else { return nil }
    return try? BuildRecord(reader)
  }

  /// Keeps what a build found out: how it ended, and of each catalog what was known before, with what is known now.
  package func keep(_ record: BuildRecord, of request: BuildRequest, _ recalls: [CatalogRecall?]) {
    guard let key = key(of: request) else { return }
    var entries = [BuildCache.Entry(key: key, content: record.content)]
    var used: Set = [key]
    for recall in recalls.compactMap({ $0 }) {
      let new = recall.newEntries
      used.formUnion(recall.used)
      used.formUnion(new.map(\.key))
      entries += new
    }
    cache.save(entries, used: used)
  }

  private func key(of request: BuildRequest) -> ContentDigest? {
    guard discovered.failures.isEmpty else { return nil }
    var isWhole = true
    let key = cache.key("build") { writer in
      request.write(to: &writer)
      writer.list(discovered.folders) { $1.text($0) }
      writer.list(discovered.catalogs) { catalog, writer in
        writer.text(catalog.name)
        writer.text(catalog.folder)
        writer.flag(catalog.isWanted)
        for paths in [catalog.files.map(\.path), catalog.configurations] {
          writer.list(paths) { path, writer in
            if !write(path, to: &writer) { isWhole = false }
          }
        }
      }
    }
    return isWhole ? key : nil
  }

  /// A file's path and digest.
  ///
  /// - Returns: Whether it could be read.
  func write(_ path: String, to writer: inout CacheWriter) -> Bool {
    guard let digest = snapshot.knownDigest(of: path) else { return false }
    writer.text(path)
    writer.digest(digest)
    return true
  }
}
