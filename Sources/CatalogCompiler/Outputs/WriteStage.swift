import CatalogDiagnostics
package import CatalogModel
import CatalogWriters

/// What the command line chooses of how catalogs are written; `nil` where their configuration decides.
package struct OutputChoices: Sendable, Equatable {
  package var access: AccessLevel?
  package var pack: PackForm?
  /// Into how many files the functions of catalogs are split, by the catalogs' names.
  package var parts: [String: Int]

  /// How many such files there may be.
  package static let mostParts = CodeParts.limit

  package init(access: AccessLevel? = nil, pack: PackForm? = nil, parts: [String: Int] = [:]) {
    self.access = access
    self.pack = pack
    self.parts = parts
  }
}

/// Why catalogs cannot be written, in words.
package struct OutputError: Error, Sendable, Equatable {
  package var reason: String
}

/// Makes the files of catalogs.
struct WriteStage {
  private let choices: OutputChoices
  private let readAll: () -> [Catalog]

  /// `readAll` gives all catalogs with all of their texts, where what is known of some does not do.
  init(_ choices: OutputChoices, readAll: @escaping () -> [Catalog]) {
    self.choices = choices
    self.readAll = readAll
  }

  func outputs(of catalogs: [Catalog], _ recalls: [CatalogRecall?]) throws(OutputError) -> WrittenCatalogs {
    try checkNames(of: catalogs)
    var written = WrittenCatalogs(files: [], recalls: recalls)
    for (index, catalog) in catalogs.enumerated() {
      var recall = index < recalls.count ? recalls[index] : nil
      let parts = parts(of: catalog)
      written.files += try outputs(of: catalog, parts, &recall)
      written.obsolete += (parts..<CodeParts.limit).map { OutputNames.declarations(of: catalog.name, part: $0 + 1) }
      if index < recalls.count { written.recalls[index] = recall }
    }
    // One catalog's part may be called like another catalog.
    written.obsolete.removeAll { name in written.files.contains { $0.name == name } }
    return written
  }

  private func parts(of catalog: Catalog) -> Int {
    let count = choices.parts[catalog.name] ?? CodeParts.count(definitionsSize: catalog.definitions.bytes.count)
    return min(max(count, 1), CodeParts.limit)
  }

  private func outputs(
    of catalog: Catalog,
    _ parts: Int,
    _ recall: inout CatalogRecall?
  ) throws(OutputError) -> [OutputFile] {
    let access = choices.access ?? catalog.configuration.access ?? .public
    let kept = recall?.keptDeclarations(access, parts: parts)
    let (packs, declarations) = try packs(of: catalog, &recall) {
      kept ?? SwiftGenerator(catalog, access: access)?.declarations(parts: parts).map(Self.bytes)
    }
    if kept == nil, let declarations { recall?.keep(declarations, access) }
    let signature = CatalogSignature.signature(of: catalog)
    guard let declarations,
      let texts = GeneratedTexts.file(of: catalog, pack: packs.embedded, signature: signature)
    else { throw OutputError(reason: .unusableName(catalog)) }
    var files = declarations.enumerated().map { index, bytes in
      OutputFile(name: OutputNames.declarations(of: catalog.name, part: index + 1), bytes: bytes)
    }
    files.append(OutputFile(name: OutputNames.texts(of: catalog.name), bytes: Self.bytes(texts)))
    if let pack = packs.file { files.append(OutputFile(name: OutputNames.pack(of: catalog.name), bytes: pack)) }
    return files
  }

  private struct Packs {
    var embedded: [UInt8]
    var file: [UInt8]?
  }

  /// The packs of a catalog, and the declarations that are made meanwhile.
  private func packs(
    of catalog: Catalog,
    _ recall: inout CatalogRecall?,
    beside declarations: @Sendable () -> [[UInt8]]?
  ) throws(OutputError) -> (Packs, declarations: [[UInt8]]?) {
    do throws(PackWritingError) {
      let writer = try PackWriter(catalog)
      let stage = PackPartsStage(writer, readAll: readAll)
      let (parts, other) = try stage.parts(of: catalog, &recall) {
        (declarations: declarations(), table: writer.lookupTable(catalog.localizations.count))
      }
      let isInFile = (choices.pack ?? catalog.configuration.pack ?? .embedded) == .file
      // Code whose translations are in a file still has something to show without it.
      let whole = try writer.join(parts, other.table)
      let embedded = isInFile ? try writer.join(Array(parts.prefix(1))) : whole
      return (Packs(embedded: embedded, file: isInFile ? whole : nil), other.declarations)
    } catch {
      throw OutputError(reason: "\(quoted(catalog.definitions.path)): \(error)")
    }
  }

  private static func bytes(_ file: SwiftFile) -> [UInt8] { Array(SwiftRenderer.render(file).utf8) }

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
