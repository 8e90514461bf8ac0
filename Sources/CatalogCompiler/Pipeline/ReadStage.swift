import CatalogChecks
import CatalogDiagnostics
import CatalogModel
import CatalogReaders
import LocaleData

/// Reads the files of catalogs, all at once.
struct ReadStage {
  private let fileSystem: any FileSystem
  private let memory: BuildMemory?

  init(_ fileSystem: any FileSystem, _ memory: BuildMemory? = nil) {
    self.fileSystem = fileSystem
    self.memory = memory
  }

  struct Result: Sendable {
    var catalogs: [ReadCatalog]
    /// Each once, however many catalogs it is for; in the order of their paths.
    var configurations: [ReadConfiguration]
    var failures: [FileError]
  }

  /// - Complexity: O(*n*) in the bytes of all files, divided by the number of cores.
  func read(_ discovered: CatalogDiscovery.Result) -> Result {
    let configurations = readConfigurations(discovered.catalogs)
    var failures = discovered.failures + configurations.values.compactMap(\.failure)
    let settings = discovered.catalogs.map { found in
      CatalogConfiguration(nearestFirst: found.configurations.compactMap { configurations[$0]?.read?.configuration })
    }
    let files = zip(discovered.catalogs, settings).flatMap { found, settings in
      found.files.map { FileTask(file: $0, catalog: found, keys: settings.keys) }
    }
    var documents = Parallel.map(files, document)[...]
    var catalogs: [ReadCatalog] = []
    var foreign: [ForeignFiles] = []
    for (found, settings) in zip(discovered.catalogs, settings) {
      var own = Array(documents.prefix(found.files.count))
      documents = documents.dropFirst(found.files.count)
      let recall = recall(found, &own, settings, configurations)
      failures += own.compactMap(\.failure)
      let read = own.compactMap(\.document).filter { $0.role != .foreign }
      let catalog = ReadCatalog(found, read, settings)
      if var catalog {
        catalog.recall = recall
        catalogs.append(catalog)
      } else {
        foreign.append(ForeignFiles(found, read, settings.keys))
      }
    }
    let all = catalogs
    catalogs = all.filter { !$0.isTableBeside(all) }
    foreign += all.filter { $0.isTableBeside(all) }.map { ForeignFiles($0.files) }
    if failures.isEmpty { failures += operandsWithoutCatalog(discovered, catalogs, foreign) }
    return Result(
      catalogs: catalogs,
      configurations: configurations.values.compactMap(\.read).sorted { $0.file.path < $1.file.path },
      failures: failures.sorted { $0.path < $1.path }
    )
  }

  // MARK: Files

  private struct FileTask: Sendable {
    var file: CatalogFile
    var catalog: CatalogFiles
    var keys: KeySettings?
  }

  private func document(_ task: FileTask) -> ReadDocument {
    guard let memory else { return readDocument(task.file, keys: task.keys) }
    return recallStage(memory, keys: task.keys).document(task.file, of: task.catalog)
  }

  private func recallStage(_ memory: BuildMemory, keys: KeySettings?) -> RecallStage {
    RecallStage(memory: memory) { readDocument($0, keys: keys) }
  }

  private func recall(
    _ found: CatalogFiles,
    _ documents: inout [ReadDocument],
    _ settings: CatalogConfiguration,
    _ configurations: [String: ConfigurationOutcome]
  ) -> CatalogRecall? {
    guard let memory else { return nil }
    let files = found.configurations.compactMap { configurations[$0]?.read?.file }
    return recallStage(memory, keys: settings.keys).recall(found, &documents, settings, files)
  }

  private func readDocument(_ file: CatalogFile, keys: KeySettings?) -> ReadDocument {
    do throws(FileError) {
      let source = SourceDecoder.decode(try fileSystem.read(file.path), path: file.path)
      var document = CatalogReader.read(source.file, as: file.name, keys: keys)
      document.findings = (source.findings + document.findings).map { $0.about(file.name, document) }
      document.isPartial = document.isPartial || !source.findings.isEmpty
      return ReadDocument(document: document)
    } catch {
      return ReadDocument(failure: error.reading)
    }
  }

  private struct ConfigurationOutcome: Sendable {
    var read: ReadConfiguration?
    var failure: FileError?
  }

  private func readConfigurations(_ catalogs: [CatalogFiles]) -> [String: ConfigurationOutcome] {
    var result: [String: ConfigurationOutcome] = [:]
    for path in catalogs.flatMap(\.configurations) where result[path] == nil {
      do throws(FileError) {
        let source = SourceDecoder.decode(try fileSystem.read(path), path: path)
        let read = ConfigurationReader.read(source.file)
        let unknown = Policy.unknownRules(in: read.configuration)
        let configuration = ReadConfiguration(
          file: source.file,
          configuration: read.configuration,
          findings: source.findings + read.findings + unknown,
          suppressions: read.suppressions
        )
        result[path] = ConfigurationOutcome(read: configuration)
      } catch {
        result[path] = ConfigurationOutcome(failure: error.reading)
      }
    }
    return result
  }

  /// What was asked for and turned out to hold no catalog: folders as a whole, or the files that only look like one.
  private func operandsWithoutCatalog(
    _ discovered: CatalogDiscovery.Result,
    _ catalogs: [ReadCatalog],
    _ foreign: [ForeignFiles]
  ) -> [FileError] {
    let empty = discovered.folders.filter { folder in
      !catalogs.contains { Path.isFolder($0.files.folder, in: folder) }
    }
    let lookalikes = foreign.filter { found in
      found.files.isWanted || empty.contains { Path.isFolder(found.files.folder, in: $0) }
    }
    if let error = lookalikes.lazy.compactMap(\.withoutMatch).first ?? lookalikes.first?.notACatalog { return [error] }
    return empty.map { FileError(path: $0.isEmpty ? "." : $0, reason: .noCatalog) }
  }
}

extension Finding {
  /// With the catalog, and in a translation the locale, where the reader did not say them.
  fileprivate func about(_ name: CatalogFileName, _ document: CatalogDocument) -> Finding {
    var finding = self
    finding.subject.catalog = finding.subject.catalog ?? name.catalog
    guard finding.subject.locale == nil, case .translation(let tag) = name.role else { return finding }
    finding.subject.locale = (document.locale?.value ?? tag.flatMap { LocaleID(parsing: $0)?.canonical })?.tag
    return finding
  }
}

/// A catalog's files as they were read.
struct ReadCatalog: Sendable {
  /// What earlier builds know of it; `nil` where nothing is remembered.
  var recall: CatalogRecall?
  var files: CatalogFiles
  var documents: [CatalogDocument]
  var configuration: CatalogConfiguration
  /// What the catalog's tables define, where no YAML file does.
  var tableDefinitions: CatalogDocument?

  /// `nil` where the files hold nothing of a catalog.
  init?(_ files: CatalogFiles, _ documents: [CatalogDocument], _ configuration: CatalogConfiguration) {
    guard !documents.isEmpty else { return nil }
    self.files = files
    self.documents = documents
    self.configuration = configuration
    guard !isWritten, documents.contains(where: { $0.keys != nil }) else { return }
    tableDefinitions = TableDefinitions.make(documents, configuration)
    // A table without an alert is one of the app's others.
    if tableDefinitions == nil, documents.allSatisfy({ $0.keys != nil }) { return nil }
  }

  /// Whether a YAML file defines the alerts.
  private var isWritten: Bool { documents.contains { $0.role == .definitions } }

  /// Whether the catalog is a table of another name than the catalogs in YAML around it: then it is the app's.
  func isTableBeside(_ catalogs: [ReadCatalog]) -> Bool {
    guard tableDefinitions != nil, !files.isWanted else { return false }
    return catalogs.contains { $0.isWritten && Path.isFolder(files.folder, in: $0.files.folder) }
  }
}

extension FileError {
  fileprivate var reading: FileError {
    FileError(path: path, reason: "the file cannot be read: \(reason)", isInFile: true)
  }
}

extension String {
  fileprivate static let noCatalog = "there is no catalog in this folder; “alertc init” writes a first one"
}
