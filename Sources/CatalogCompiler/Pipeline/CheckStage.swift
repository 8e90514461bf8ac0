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

  struct Result: Sendable {
    /// What counts of everything that was found, in no particular order.
    var findings: [Finding]
    /// Of each catalog what is known of it, with what was found out.
    var recalls: [CatalogRecall?]
  }

  func check(_ built: BuildStage.Result) -> Result {
    let (checked, recalls) = check(built.catalogs)
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
    return Result(findings: settled(findings, in: built.configurations), recalls: recalls)
  }

  /// A piece of work: the definitions of a catalog, or one of its locales.
  private struct Task: Sendable {
    var catalog: Int
    var runner: CheckRunner
    /// `nil` for the definitions.
    var localization: Int?
    /// What earlier builds know of the localization.
    var record: LocalizationRecord?
  }

  private func check(_ catalogs: [BuiltCatalog]) -> (findings: [[Finding]], recalls: [CatalogRecall?]) {
    let tasks = catalogs.indices.flatMap { self.tasks(of: catalogs[$0], at: $0) }
    let found = Parallel.map(tasks) { task in
      guard let localization = task.localization else { return task.runner.runDefinitions() }
      return task.record?.checked ?? task.runner.run(localization: localization)
    }
    var result = [[Finding]](repeating: [], count: catalogs.count)
    var recalls = catalogs.map(\.recall)
    for (task, findings) in zip(tasks, found) {
      result[task.catalog] += findings
      let built = catalogs[task.catalog]
      guard let index = task.localization, task.record == nil, built.recall != nil else { continue }
      recalls[task.catalog]?.locales[built.catalog.localizations[index].locale]?.newRecord = LocalizationRecord(
        built: built.localizationFindings[index],
        checked: findings,
        uses: task.runner.uses(localization: index)
      )
    }
    return (result, recalls)
  }

  private func tasks(of built: BuiltCatalog, at catalog: Int) -> [Task] {
    let records = built.catalog.localizations.map { built.recall?.locales[$0.locale]?.record }
    let uses = records.enumerated().compactMap { index, record in record.map { (index, $0.uses) } }
    let prepared = Parallel.map(Parallel.ranges(of: built.catalog.alerts.indices)) { [catalog = built.catalog] in
      CheckRunner.prepare(catalog, $0)
    }
    let runner = CheckRunner(built.catalog, prepared, knownUses: Dictionary(uses) { first, _ in first })
    let definitions = Task(catalog: catalog, runner: runner)
    return [definitions]
      + records.enumerated().map { Task(catalog: catalog, runner: runner, localization: $0, record: $1) }
  }
}
