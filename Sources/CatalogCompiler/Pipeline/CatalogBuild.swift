import CatalogDiagnostics
package import CatalogModel

/// A whole build: what has changed since an earlier one is checked, files are written, and findings are shown.
package struct CatalogBuild {
  private let request: BuildRequest
  private let fileSystem: any FileSystem
  private let progress: CatalogPipeline.Progress
  /// Who this tool is, for what it remembers; `nil` where nothing is to be remembered.
  private let identity: String?

  package enum Ending: Sendable, Equatable {
    case written
    /// Findings of which some fail it, so that nothing was written.
    case findings
    /// Files that could not be read, and nothing was written.
    case failures([FileError])
    /// The files that are not what would be written.
    case outdated([String])
  }

  package struct Result: Sendable {
    package var ending: Ending
    /// Whether an earlier build had the same files, so that none was looked into.
    package var isRepeated = false
    /// Of each catalog what was known and what was found out, where builds are remembered.
    package var recalls: [CatalogRecall?] = []
    /// What was built.
    package var catalogs: [Catalog] = []
  }

  /// `identity` is the tool's: it has to differ where the tool would do something else with the same files.
  package init(
    _ request: BuildRequest,
    _ fileSystem: any FileSystem,
    identity: String?,
    progress: @escaping CatalogPipeline.Progress = { _ in }
  ) {
    self.request = request
    self.fileSystem = fileSystem
    self.identity = request.isComparing ? nil : identity
    self.progress = progress
  }

  /// Builds; `show` is given the text of all findings before anything is written.
  package func run(show: (String) -> Void) throws -> Result {
    let writer = OutputWriter(fileSystem, folder: request.output)
    let memory = identity.map {
      BuildMemory(BuildCache(fileSystem, output: request.output, identity: $0), fileSystem, paths: request.paths)
    }
    if let record = memory?.record(of: request), writer.holds(record) {
      show(record.report)
      return Result(ending: record.hasFailed ? .findings : .written, isRepeated: true)
    }
    return try run(memory?.reading(), writer, show)
  }

  private func run(_ memory: BuildMemory?, _ writer: OutputWriter, _ show: (String) -> Void) throws -> Result {
    let pipeline = CatalogPipeline(
      fileSystem: fileSystem,
      disabled: request.disabled,
      memory: memory,
      progress: progress
    )
    let checked = pipeline.check(request.paths, isBuilding: true)
    var result = try finish(checked, pipeline, memory, writer, show)
    result.catalogs = checked.catalogs
    return result
  }

  private func finish(
    _ checked: CheckedCatalogs,
    _ pipeline: CatalogPipeline,
    _ memory: BuildMemory?,
    _ writer: OutputWriter,
    _ show: (String) -> Void
  ) throws -> Result {
    let report = ReportFormat.text.reporter(request.style).text(of: checked.report)
    show(report)
    guard checked.failures.isEmpty else { return Result(ending: .failures(checked.failures)) }
    guard !checked.report.fails(isStrict: request.isStrict) else {
      if writer.hasFolder { memory?.keep(BuildRecord(report: report, hasFailed: true), of: request, checked.recalls) }
      return Result(ending: .findings, recalls: checked.recalls)
    }
    let written = try pipeline.outputs(of: checked, request.choices)
    guard !request.isComparing else { return Result(ending: .outdated(try writer.outdated(written))) }
    try writer.write(written)
    let record = BuildRecord(report: report, hasFailed: false, written)
    memory?.keep(record, of: request, written.recalls)
    return Result(ending: .written, recalls: written.recalls)
  }
}
