import CatalogChecks
import CatalogDiagnostics
import CatalogModel

/// From the paths on the command line to the files that are written: discover → read → build → check → policy → write.
///
/// Each stage takes and gives plain values. One bad file, locale or message never hides what is wrong with others.
package struct CatalogPipeline {
  let fileSystem: any FileSystem
  /// `--only` and `--disable`
  let only: Set<String>
  let disabled: Set<String>
  private let memory: BuildMemory?
  private let progress: Progress

  package enum Stage: String, Sendable, CaseIterable {
    case discover = "looking for catalogs"
    case read = "reading"
    case build = "putting catalogs together"
    case check = "checking"
    case write = "writing"
  }

  /// Told of each stage when it begins, and of `nil` at the end.
  package typealias Progress = (Stage?) -> Void

  /// `memory` is what is known of earlier builds of the same paths; then the files are those that it has seen.
  package init(
    fileSystem: any FileSystem,
    only: Set<String> = [],
    disabled: Set<String> = [],
    memory: BuildMemory? = nil,
    progress: @escaping Progress = { _ in }
  ) {
    self.fileSystem = memory?.snapshot ?? fileSystem
    self.memory = memory
    self.only = only
    self.disabled = disabled
    self.progress = progress
  }

  /// Catalogs with everything that is wrong with them; where code is to be written, also what the command line leaves
  /// out and code cannot be written for.
  package func check(_ paths: [String], isBuilding: Bool = false) -> CheckedCatalogs {
    let built = stages(paths, memory)
    progress(.check)
    let checked = CheckStage(only: only, disabled: disabled, isBuilding: isBuilding).check(built)
    progress(nil)
    return CheckedCatalogs(
      catalogs: built.catalogs.map(\.catalog),
      findings: checked.findings,
      failures: built.failures,
      recalls: checked.recalls
    )
  }

  /// Catalogs as far as their texts can be compiled, whatever is wrong with the rest.
  package func build(_ paths: [String]) -> CheckedCatalogs {
    let built = stages(paths, nil)
    progress(nil)
    return CheckedCatalogs(catalogs: built.catalogs.map(\.catalog), findings: [], failures: built.failures)
  }

  /// The files to be written for catalogs without errors.
  package func outputs(
    of checked: CheckedCatalogs,
    _ choices: OutputChoices
  ) throws(OutputError) -> WrittenCatalogs {
    progress(.write)
    defer { progress(nil) }
    return try WriteStage(choices, readAll: readAll).outputs(of: checked.catalogs, checked.recalls)
  }

  /// The catalogs that were asked for, with all of their texts.
  private func readAll() -> [Catalog] {
    memory.map { stages($0.discovered, nil).catalogs.map(\.catalog) } ?? []
  }

  private func stages(_ paths: [String], _ memory: BuildMemory?) -> BuildStage.Result {
    progress(.discover)
    return stages(memory?.discovered ?? CatalogDiscovery.find(in: paths, fileSystem), memory)
  }

  private func stages(_ discovered: CatalogDiscovery.Result, _ memory: BuildMemory?) -> BuildStage.Result {
    progress(.read)
    let read = ReadStage(fileSystem, memory).read(discovered)
    progress(.build)
    return BuildStage.build(read)
  }
}
