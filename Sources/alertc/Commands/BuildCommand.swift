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
    let build = CatalogBuild(
      try request(),
      try tool.fileSystem(for: invocation.operands),
      identity: remembersBuilds ? ToolIdentity.current : nil,
      progress: tool.progress()
    )
    let result = try build.run(show: tool.errors.write)
    tool.kept.keep(result.catalogs)
    switch result.ending {
    case .written: return .success
    case .findings: return .findings
    case .failures(let failures): return tool.report(failures)
    case .outdated(let paths): return report(outdated: paths)
    }
  }

  private func request() throws -> BuildRequest {
    var request = BuildRequest(paths: invocation.operands, output: try invocation.required(.output))
    request.choices = OutputChoices(
      access: invocation.choice(.access, as: AccessLevel.self),
      pack: invocation.choice(.pack, as: PackForm.self),
      parts: try invocation.parts()
    )
    request.disabled = try tool.rules(invocation, .disable)
    request.isStrict = invocation.has(.strict)
    request.isComparing = invocation.has(.check)
    request.style = tool.style(of: tool.errors)
    return request
  }

  /// What is on standard input is gone when it is read.
  private var remembersBuilds: Bool {
    !invocation.has(.noCache) && !invocation.operands.contains(StandardInput.operand)
  }

  private func report(outdated paths: [String]) -> ExitStatus {
    for path in paths {
      tool.errors.write(DisplayText.escaped(path) + ": error: this is not what would be written; build again\n")
    }
    return paths.isEmpty ? .success : .findings
  }
}
