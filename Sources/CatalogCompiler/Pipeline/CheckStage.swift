import CatalogChecks
import CatalogDiagnostics
import CatalogModel
import LocaleData

/// Checks catalogs, all locales at once, and applies what configuration, suppressions and the command line say.
struct CheckStage {
  let only: Set<String>
  let disabled: Set<String>
  /// Whether code is to be written for what is checked.
  let isBuilding: Bool

  /// What counts of everything that was found, in no particular order.
  func findings(in built: BuildStage.Result) -> [Finding] {
    let checked = check(built.catalogs)
    var findings: [Finding] = []
    for (index, catalog) in built.catalogs.enumerated() {
      let policy = Policy(
        catalog.catalog.configuration,
        only: only,
        disabled: disabled,
        sourceLocale: catalog.catalog.sourceLocale.tag,
        isBuilding: isBuilding
      )
      findings += policy.apply(to: catalog.findings + checked[index], suppressions: catalog.suppressions)
    }
    return settled(findings, in: built.configurations)
  }

  /// A piece of work: the definitions of a catalog, or one of its locales.
  private struct Task: Sendable {
    var catalog: Int
    var runner: CheckRunner
    /// `nil` for the definitions.
    var localization: Int?
  }

  private func check(_ catalogs: [BuiltCatalog]) -> [[Finding]] {
    var tasks: [Task] = []
    for (index, built) in catalogs.enumerated() {
      let runner = CheckRunner(built.catalog)
      tasks.append(Task(catalog: index, runner: runner))
      tasks += built.catalog.localizations.indices.map { Task(catalog: index, runner: runner, localization: $0) }
    }
    let found = Parallel.map(tasks) { task in
      task.localization.map(task.runner.run(localization:)) ?? task.runner.runDefinitions()
    }
    var result = [[Finding]](repeating: [], count: catalogs.count)
    for (task, findings) in zip(tasks, found) { result[task.catalog] += findings }
    return result
  }
}
