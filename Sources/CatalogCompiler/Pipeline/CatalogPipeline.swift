import CatalogChecks
import CatalogDiagnostics
package import CatalogModel

/// From the paths on the command line to the files that are written: discover → read → build → check → policy → write.
///
/// Each stage takes and gives plain values. One bad file, locale or message never hides what is wrong with others.
package struct CatalogPipeline {
  let fileSystem: any FileSystem
  /// `--only` and `--disable`
  let only: Set<String>
  let disabled: Set<String>
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

  package init(
    fileSystem: any FileSystem,
    only: Set<String> = [],
    disabled: Set<String> = [],
    progress: @escaping Progress = { _ in }
  ) {
    self.fileSystem = fileSystem
    self.only = only
    self.disabled = disabled
    self.progress = progress
  }

  /// Catalogs with everything that is wrong with them; where code is to be written, also what the command line leaves
  /// out and code cannot be written for.
  package func check(_ paths: [String], isBuilding: Bool = false) -> CheckedCatalogs {
    let built = stages(paths)
    progress(.check)
    let findings = CheckStage(only: only, disabled: disabled, isBuilding: isBuilding).findings(in: built)
    progress(nil)
    return CheckedCatalogs(
      catalogs: built.catalogs.map(\.catalog),
      findings: findings,
      failures: built.failures
    )
  }

  /// Catalogs as far as their texts can be compiled, whatever is wrong with the rest.
  package func build(_ paths: [String]) -> CheckedCatalogs {
    let built = stages(paths)
    progress(nil)
    return CheckedCatalogs(catalogs: built.catalogs.map(\.catalog), findings: [], failures: built.failures)
  }

  /// The files to be written for catalogs without errors.
  package func outputs(of catalogs: [Catalog], _ choices: OutputChoices) throws(OutputError) -> [OutputFile] {
    progress(.write)
    defer { progress(nil) }
    return try WriteStage(choices).outputs(of: catalogs)
  }

  private func stages(_ paths: [String]) -> BuildStage.Result {
    progress(.discover)
    let discovered = CatalogDiscovery.find(in: paths, fileSystem)
    progress(.read)
    let read = ReadStage(fileSystem).read(discovered)
    progress(.build)
    return BuildStage.build(read)
  }
}
