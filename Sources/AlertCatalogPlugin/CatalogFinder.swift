import Foundation

/// Finds the catalogs among files, as far as a build has to know them before the tool reads them.
///
/// What the files' names mean is the tool's to say. A plugin only has to know which files the tool may read, and after
/// which catalogs it names what it writes.
struct CatalogFinder {
  /// All files that a catalog may consist of, and every `alertc.yaml` that applies to them.
  let inputs: [URL]
  /// One file of each catalog, from which the tool finds the others.
  let representatives: [URL]

  /// `Alerts` for `Alerts.yaml`, in alphabetical order.
  var names: [String] { Set(representatives.map(Self.stem)).sorted() }

  /// Into how many files the functions of a catalog are split: one for each 512 KB of definitions, 16 at most, as the tool
  /// splits them by itself.
  func parts(of name: String) -> Int {
    let files = representatives.filter { Self.stem($0) == name }
    let sizes = files.compactMap { try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize }
    return min(max((sizes.max() ?? 0) >> 19, 1), 16)
  }

  /// The names of the files that the tool writes for all catalogs.
  var outputs: [String] {
    names.flatMap { name in
      let others = (1..<parts(of: name)).map { "\(name).part\($0 + 1).generated.swift" }
      return [name + ".generated.swift"] + others + [name + ".texts.generated.swift"]
    }
  }

  /// - Parameters:
  ///   - files: Where catalogs may be among.
  ///   - root: The folder of the package or project: `alertc.yaml` applies to all folders below it.
  init(files: [URL], root: URL) {
    let candidates = files.filter { Self.extensions.contains($0.pathExtension) }
    let definitions = candidates.filter(Self.isDefinitions)
    representatives = definitions.isEmpty ? Self.tables(candidates, root: root) : definitions
    let folders = Set(representatives.map { $0.deletingLastPathComponent() })
    let configurations = folders.flatMap { Self.configurations(from: $0, to: root) }
    inputs = representatives.isEmpty ? [] : Set(candidates + configurations).sorted { $0.path < $1.path }
  }

  /// - Parameters:
  ///   - folder: Everything below it is looked at, hidden files aside.
  ///   - root: The folder of the package.
  init(folder: URL, root: URL) {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    self.init(files: files?.compactMap { $0 as? URL } ?? [], root: root)
  }

  private static let extensions: Set = ["yaml", "yml", "strings", "stringsdict", "xcstrings"]

  private static func stem(_ file: URL) -> String { file.deletingPathExtension().lastPathComponent }

  /// Whether a file is a catalog's own YAML, and not a translation or another tool's file.
  private static func isDefinitions(_ file: URL) -> Bool {
    guard ["yaml", "yml"].contains(file.pathExtension), file.deletingLastPathComponent().pathExtension != "lproj",
      stem(file) != "alertc", !stem(file).contains("."), let text = text(of: file)
    else { return false }
    return text.hasPrefix("alerts:") || text.contains("\nalerts:") || text.contains("\nsourceLocale:")
  }

  /// Without definitions in YAML, tables of strings define the alerts: those that have a title of one.
  private static func tables(_ files: [URL], root: URL) -> [URL] {
    var tables: [String: URL] = [:]
    for file in files.sorted(by: { $0.path < $1.path }) where tableExtensions.contains(file.pathExtension) {
      guard tables[stem(file)] == nil, let text = text(of: file) else { continue }
      let configurations = configurations(from: file.deletingLastPathComponent(), to: root).compactMap {
        Self.text(of: $0)
      }
      let marks = configurations.lazy.compactMap(adoptedKeys).first ?? [".title"]
      if marks.contains(where: text.contains) { tables[stem(file)] = file }
    }
    return tables.values.sorted { $0.path < $1.path }
  }

  private static let tableExtensions: Set = ["xcstrings", "strings", "stringsdict"]

  /// What keys of adopted tables contain, as `keys` in `alertc.yaml` has it; `nil` where it has no `keys`.
  private static func adoptedKeys(_ configuration: String) -> [String]? {
    let lines = configuration.split(separator: "\n", omittingEmptySubsequences: false)
    guard let keys = lines.firstIndex(where: { $0.hasPrefix("keys:") }) else { return nil }
    let settings = lines[(keys + 1)...].prefix { $0.isEmpty || $0.first == " " || $0.first == "#" }
    guard let match = settings.firstIndex(where: { $0.contains("match:") }) else { return ["itle"] }
    let isFlow = lines[match].contains("[")
    let list = isFlow ? settings[match...].prefix(1) : settings[(match + 1)...].prefix { $0.contains("- ") }
    let words = list.joined(separator: ",").split { " ,[]\"'".contains($0) }
    return words.filter { $0 != "-" && $0 != "match:" }.map { String($0.prefix { $0 != "*" }) }
  }

  private static func text(of file: URL) -> String? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    return isUTF16 ? String(data: data, encoding: .utf16) : String(decoding: data, as: UTF8.self)
  }

  /// The `alertc.yaml` of a folder and of those above it.
  private static func configurations(from folder: URL, to root: URL) -> [URL] {
    var found: [URL] = []
    var folder = folder.standardizedFileURL
    let root = root.standardizedFileURL
    while folder.path == root.path || folder.path.hasPrefix(root.path + "/") {
      for name in ["alertc.yaml", "alertc.yml"] {
        let file = folder.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: file.path) { found.append(file) }
      }
      folder.deleteLastPathComponent()
    }
    return found
  }
}
