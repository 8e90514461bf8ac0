import CatalogCompiler
import CatalogDiagnostics
import CatalogModel

/// `alertc build PATH... --output DIR`
struct BuildCommand {
  private let tool: Tool
  private let invocation: Invocation

  init(_ tool: Tool, _ invocation: Invocation) {
    self.tool = tool
    self.invocation = invocation
  }

  func run() throws -> ExitStatus {
    let folder = try invocation.required(.output)
    let pipeline = try tool.pipeline(invocation)
    let checked = pipeline.check(invocation.operands, isBuilding: true)
    tool.errors.write(ReportFormat.text.reporter(tool.style(of: tool.errors)).text(of: checked.report))
    guard checked.failures.isEmpty else { return tool.report(checked.failures) }
    guard !tool.fails(checked.report, isStrict: invocation.has(.strict)) else { return .findings }
    let files = try pipeline.outputs(of: checked.catalogs, choices)
    let writer = OutputWriter(tool.fileSystem, folder: folder)
    guard !invocation.has(.check) else { return try check(files, writer) }
    try writer.write(files)
    return .success
  }

  private var choices: OutputChoices {
    OutputChoices(
      access: invocation.choice(.access, as: AccessLevel.self),
      pack: invocation.choice(.pack, as: PackForm.self)
    )
  }

  private func check(_ files: [OutputFile], _ writer: OutputWriter) throws -> ExitStatus {
    let outdated = try writer.outdated(files)
    for path in outdated {
      tool.errors.write(DisplayText.escaped(path) + ": error: this is not what would be written; build again\n")
    }
    return outdated.isEmpty ? .success : .findings
  }
}
