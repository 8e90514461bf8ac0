import CatalogDiagnostics
package import CatalogModel
import CatalogWriters

/// What the command line chooses of how catalogs are written; `nil` where their configuration decides.
package struct OutputChoices: Sendable, Equatable {
  package var access: AccessLevel?
  package var pack: PackForm?

  package init(access: AccessLevel? = nil, pack: PackForm? = nil) {
    self.access = access
    self.pack = pack
  }
}

/// Why catalogs cannot be written, in words.
package struct OutputError: Error, Sendable, Equatable {
  package var reason: String
}

/// Makes the files of catalogs.
struct WriteStage {
  private let choices: OutputChoices

  init(_ choices: OutputChoices) {
    self.choices = choices
  }

  func outputs(of catalogs: [Catalog]) throws(OutputError) -> [OutputFile] {
    try checkNames(of: catalogs)
    var files: [OutputFile] = []
    for catalog in catalogs { files += try outputs(of: catalog) }
    return files
  }

  private func outputs(of catalog: Catalog) throws(OutputError) -> [OutputFile] {
    let access = choices.access ?? catalog.configuration.access ?? .public
    guard let generator = SwiftGenerator(catalog, access: access) else {
      throw OutputError(reason: .unusableName(catalog))
    }
    let form = choices.pack ?? catalog.configuration.pack ?? .embedded
    // Code whose translations are in a file still has something to show without it.
    let embedded = try pack(catalog, form == .embedded ? .all : .source)
    let texts = generator.texts(pack: embedded, signature: CatalogSignature.signature(of: catalog))
    var files = [
      Self.swift(OutputNames.declarations(of: catalog.name), generator.declarations()),
      Self.swift(OutputNames.texts(of: catalog.name), texts),
    ]
    if form == .file {
      files.append(OutputFile(name: OutputNames.pack(of: catalog.name), bytes: try pack(catalog, .all)))
    }
    return files
  }

  private func pack(_ catalog: Catalog, _ locales: PackWriter.Locales) throws(OutputError) -> [UInt8] {
    do throws(PackWritingError) {
      return try PackWriter.write(catalog: catalog, locales: locales)
    } catch {
      throw OutputError(reason: "\(quoted(catalog.definitions.path)): \(error)")
    }
  }

  private static func swift(_ name: String, _ file: SwiftFile) -> OutputFile {
    OutputFile(name: name, bytes: Array(SwiftRenderer.render(file).utf8))
  }

  /// Catalogs of the same name in several folders are fine, as long as they are not written into one.
  private func checkNames(of catalogs: [Catalog]) throws(OutputError) {
    var seen: [String: Catalog] = [:]
    for catalog in catalogs {
      let name = SwiftIdentifier(type: catalog.name)?.name ?? catalog.name
      if let first = seen.updateValue(catalog, forKey: name.lowercased()) {
        throw OutputError(reason: .sameName(first, catalog))
      }
    }
  }
}

extension String {
  fileprivate static func unusableName(_ catalog: Catalog) -> String {
    "\(quoted(catalog.definitions.path)) has names that cannot be written in Swift; “alertc lint” shows them"
  }

  fileprivate static func sameName(_ first: Catalog, _ second: Catalog) -> String {
    let paths = "\(quoted(first.definitions.path)) and \(quoted(second.definitions.path))"
    return "\(paths) would be written as one; rename a catalog, or build them into two folders"
  }
}
