import CatalogChecks
import CatalogDiagnostics
import CatalogModel
import CatalogReaders

/// Reads the files of catalogs, all at once.
struct ReadStage {
  private let fileSystem: any FileSystem

  init(_ fileSystem: any FileSystem) {
    self.fileSystem = fileSystem
  }

  struct Result: Sendable {
    var catalogs: [ReadCatalog]
    /// About configuration files, each once however many catalogs it is for.
    var configurationFindings: [Finding]
    var failures: [FileError]
  }

  /// - Complexity: O(*n*) in the bytes of all files, divided by the number of cores.
  func read(_ discovered: CatalogDiscovery.Result) -> Result {
    let configurations = readConfigurations(discovered.catalogs)
    var failures = discovered.failures + configurations.values.compactMap(\.failure)
    let files = discovered.catalogs.flatMap(\.files)
    var documents = Parallel.map(files, readDocument)[...]
    var catalogs: [ReadCatalog] = []
    for found in discovered.catalogs {
      let own = documents.prefix(found.files.count)
      documents = documents.dropFirst(found.files.count)
      failures += own.compactMap(\.failure)
      let read = own.compactMap(\.document).filter { $0.role != .foreign }
      guard !read.isEmpty else { continue }
      let parts = found.configurations.compactMap { configurations[$0]?.configuration }
      catalogs.append(
        ReadCatalog(files: found, documents: read, configuration: CatalogConfiguration(nearestFirst: parts))
      )
    }
    failures += foldersWithoutCatalog(discovered.folders, catalogs, hasFailed: !failures.isEmpty)
    return Result(
      catalogs: catalogs,
      configurationFindings: configurations.values.flatMap(\.findings),
      failures: failures.sorted { $0.path < $1.path }
    )
  }

  // MARK: Files

  private struct ReadDocument: Sendable {
    var document: CatalogDocument?
    var failure: FileError?
  }

  private func readDocument(_ file: CatalogFile) -> ReadDocument {
    do throws(FileError) {
      let source = SourceDecoder.decode(try fileSystem.read(file.path), path: file.path)
      var document = CatalogReader.read(source.file, as: file.name)
      document.findings = source.findings + document.findings
      document.isPartial = document.isPartial || !source.findings.isEmpty
      return ReadDocument(document: document)
    } catch {
      return ReadDocument(failure: error.reading)
    }
  }

  private struct ReadConfiguration: Sendable {
    var configuration: CatalogConfiguration?
    var findings: [Finding] = []
    var failure: FileError?
  }

  private func readConfigurations(_ catalogs: [CatalogFiles]) -> [String: ReadConfiguration] {
    var result: [String: ReadConfiguration] = [:]
    for path in catalogs.flatMap(\.configurations) where result[path] == nil {
      do throws(FileError) {
        let source = SourceDecoder.decode(try fileSystem.read(path), path: path)
        let read = ConfigurationReader.read(source.file)
        let unknown = Policy.unknownRules(in: read.configuration)
        let policy = Policy(read.configuration)
        result[path] = ReadConfiguration(
          configuration: read.configuration,
          findings: policy.apply(to: source.findings + read.findings + unknown, suppressions: read.suppressions)
        )
      } catch {
        result[path] = ReadConfiguration(failure: error.reading)
      }
    }
    return result
  }

  /// Folders that were asked for and hold no catalog at all.
  private func foldersWithoutCatalog(_ folders: [String], _ catalogs: [ReadCatalog], hasFailed: Bool) -> [FileError] {
    // What could not be read may have been the catalog.
    guard !hasFailed else { return [] }
    return folders.filter { folder in !catalogs.contains { Path.isFolder($0.files.folder, in: folder) } }
      .map { FileError(path: $0.isEmpty ? "." : $0, reason: .noCatalog) }
  }
}

/// A catalog's files as they were read.
struct ReadCatalog: Sendable {
  var files: CatalogFiles
  var documents: [CatalogDocument]
  var configuration: CatalogConfiguration
}

extension FileError {
  fileprivate var reading: FileError {
    FileError(path: path, reason: "the file cannot be read: \(reason)", isInFile: true)
  }
}

extension String {
  fileprivate static let noCatalog = "there is no catalog in this folder; “alertc init” writes a first one"
}
