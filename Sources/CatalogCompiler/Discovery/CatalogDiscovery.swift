import CatalogReaders

/// Finds catalogs by the names of files, in folders and below them.
package struct CatalogDiscovery {
  private let fileSystem: any FileSystem
  /// All files of the folders asked for, with what their names say.
  private var files: [CatalogFile] = []
  private var seenPaths: Set<String> = []
  private var seenFolders: Set<FileIdentity> = []
  /// Where a single file was asked for: the catalogs that such files belong to.
  private var wanted: Set<CatalogPlace> = []
  /// The folders where everything is asked for.
  private var wantedFolders: [String] = []
  /// Where the folder of a language was asked for: the catalogs that it has files of, and the folder around it.
  private var translated: Set<CatalogPlace> = []
  private var languageFolders: [String] = []
  /// The folders that were looked through.
  private var roots: Set<String> = []
  private var failures: [FileError] = []

  package struct Result: Sendable, Equatable {
    /// In the order of their folders and names.
    package var catalogs: [CatalogFiles]
    /// The folders that were asked for; of a language's folder, the one around it.
    package var folders: [String] = []
    /// What could not be looked at.
    package var failures: [FileError]
  }

  /// - Complexity: O(*n* log *n*) in the files below the paths.
  package static func find(
    in paths: [String],
    _ fileSystem: any FileSystem
  ) -> Result {
    var discovery = CatalogDiscovery(fileSystem)
    for path in paths { discovery.look(at: path) }
    return Result(
      catalogs: discovery.catalogs(),
      folders: discovery.wantedFolders + discovery.languageFolders,
      failures: discovery.failures
    )
  }

  private init(_ fileSystem: any FileSystem) {
    self.fileSystem = fileSystem
  }

  private mutating func look(at operand: String) {
    guard operand != StandardInput.operand else { return look(atFile: StandardInput.path) }
    let path = Path.relative(absolute(operand), to: fileSystem.workingFolder)
    switch fileSystem.kind(of: path) {
    case .folder:
      let folder = path == "." ? "" : path
      guard !look(atLanguageFolder: folder) else { return }
      wantedFolders.append(folder)
      walk(root: folder)
    case .file, .other: look(atFile: path)
    case nil: failures.append(FileError(path: path, reason: "no such file or folder"))
    }
  }

  /// A folder of one language, `de.lproj`, stands for the catalogs around it that it has translations of.
  ///
  /// - Returns: Whether it is one.
  private mutating func look(atLanguageFolder folder: String) -> Bool {
    let full = absolute(folder)
    guard full.hasSuffix(".lproj"), let names = try? fileSystem.names(in: folder.isEmpty ? "." : folder) else {
      return false
    }
    let files = names.compactMap { CatalogFileName(path: Path.join(full, $0)) }.filter { $0.role != .configuration }
    guard !files.isEmpty else { return false }
    let around = Path.relative(Path.parent(full), to: fileSystem.workingFolder)
    let parent = around == "." ? "" : around
    for file in files { translated.insert(CatalogPlace(name: file.catalog, folder: parent)) }
    languageFolders.append(parent)
    walk(root: parent)
    return true
  }

  private mutating func look(atFile path: String) {
    if path == StandardInput.path { return addStandardInput() }
    guard let name = CatalogFileName(path: absolute(path)), name.role != .configuration else {
      failures.append(FileError(path: path, reason: "this is not a file of a catalog, such as Alerts.yaml"))
      return
    }
    let folder = Self.folder(of: path, name)
    wanted.insert(CatalogPlace(name: name.catalog, folder: folder))
    walk(root: folder)
  }

  /// A catalog by itself, whatever lies in the working directory.
  private mutating func addStandardInput() {
    guard let name = CatalogFileName(path: "Alerts.yaml") else { return }
    files.append(CatalogFile(path: StandardInput.path, name: name))
    wanted.insert(CatalogPlace(name: name.catalog, folder: Self.folder(of: StandardInput.path, name)))
  }

  /// A folder may be `de.lproj` itself, which its relative path does not tell.
  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : Path.normalized(Path.join(fileSystem.workingFolder, path))
  }

  // MARK: Folders

  /// Deeper than this nobody keeps catalogs; links may lead round in circles.
  private static let deepest = 64

  private mutating func walk(root folder: String) {
    roots.insert(folder)
    walk(folder, depth: 0)
  }

  private mutating func walk(_ folder: String, depth: Int) {
    guard depth < Self.deepest, case .folder(let identity) = fileSystem.kind(of: folder.isEmpty ? "." : folder),
      seenFolders.insert(identity).inserted
    else { return }
    do throws(FileError) {
      for name in try fileSystem.names(in: folder.isEmpty ? "." : folder) where !name.hasPrefix(".") {
        let path = Path.join(folder, name)
        if let file = CatalogFileName(path: absolute(path)), isFile(path) {
          if seenPaths.insert(path).inserted { files.append(CatalogFile(path: path, name: file)) }
        } else if mayBeFolder(name), case .folder = fileSystem.kind(of: path) {
          walk(path, depth: depth + 1)
        }
      }
    } catch {
      failures.append(error)
    }
  }

  /// A link that leads nowhere counts too: that it cannot be read is worth telling.
  private func isFile(_ path: String) -> Bool {
    switch fileSystem.kind(of: path) {
    case .file, nil: true
    case .folder, .other: false
    }
  }

  /// Asking what is at a path costs; names of source code and pictures are no folders.
  private func mayBeFolder(_ name: String) -> Bool {
    !name.hasSuffix(".swift") && !name.hasSuffix(".png") && !name.hasSuffix(".json")
  }

  // MARK: Catalogs

  private func catalogs() -> [CatalogFiles] {
    let written = definitions { $0.format == .yaml }
    let stringCatalogs = definitions { $0.format == .xcstrings }
    let place = { (place: CatalogPlace) in place.nearest(in: written) ?? place.nearest(in: stringCatalogs) ?? place }
    var groups: [CatalogPlace: [CatalogFile]] = [:]
    for file in files where file.name.role != .configuration {
      let own = CatalogPlace(name: file.name.catalog, folder: Self.folder(of: file.path, file.name))
      groups[place(own), default: []].append(file)
    }
    let chosen = Set(wanted.map(place))
    let asked = chosen.union(translated.map(place))
    return groups.filter { isWanted($0.key) || asked.contains($0.key) }.map { place, files in
      CatalogFiles(
        name: place.name,
        folder: place.folder,
        files: files.sorted { $0.path < $1.path },
        isWanted: chosen.contains(place),
        configurations: configurations(for: place.folder)
      )
    }
    .sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
  }

  /// The places of files that hold definitions by their names.
  private func definitions(_ isMeant: (CatalogFileName) -> Bool) -> Set<CatalogPlace> {
    Set(
      files.filter { $0.name.role == .definitions && isMeant($0.name) }.map {
        CatalogPlace(name: $0.name.catalog, folder: Self.folder(of: $0.path, $0.name))
      }
    )
  }

  private func isWanted(_ place: CatalogPlace) -> Bool {
    wantedFolders.contains { Path.isFolder(place.folder, in: $0) }
  }

  /// From the folder upwards to the working directory. Outside of it, where builds run the tool, to the package or
  /// repository around the folder, else to the folder that was asked for.
  private func configurations(for folder: String) -> [String] {
    var result: [String] = []
    let last = folder.hasPrefix("/") ? boundary(of: folder) : ""
    var folder = folder
    while true {
      for name in ["alertc.yaml", "alertc.yml"] {
        let path = Path.join(folder, name)
        if fileSystem.kind(of: path) == .file { result.append(path) }
      }
      guard folder != last, folder != "/" else { return result }
      folder = Path.parent(folder)
    }
  }

  private func boundary(of folder: String) -> String {
    var candidate = folder
    while candidate != "/" {
      for mark in ["Package.swift", ".git"] where fileSystem.kind(of: Path.join(candidate, mark)) != nil {
        return candidate
      }
      candidate = Path.parent(candidate)
    }
    return roots.filter { Path.isFolder(folder, in: $0) }.min { $0.utf8.count < $1.utf8.count } ?? folder
  }

  /// The folder that a file counts for: `de.lproj` stands for the one around it.
  private static func folder(of path: String, _ name: CatalogFileName) -> String {
    let parent = Path.parent(path)
    guard parent.hasSuffix(".lproj"), case .translation = name.role else { return parent }
    return Path.parent(parent)
  }
}

/// Where a catalog is: its name and the folder of its definitions.
struct CatalogPlace: Hashable {
  var name: String
  var folder: String

  /// The catalog of this name in the folder or the nearest one above.
  func nearest(in places: Set<CatalogPlace>) -> CatalogPlace? {
    var place = self
    while true {
      if places.contains(place) { return place }
      guard !place.folder.isEmpty, place.folder != "/" else { return nil }
      place.folder = Path.parent(place.folder)
    }
  }
}
