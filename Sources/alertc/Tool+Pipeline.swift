import CatalogChecks
import CatalogCompiler
import CatalogDiagnostics

extension Tool {
  /// The pipeline with the rules that the command line chooses.
  func pipeline(_ invocation: Invocation) throws -> CatalogPipeline {
    CatalogPipeline(
      fileSystem: try fileSystem(for: invocation.operands),
      only: try rules(invocation, .only),
      disabled: try rules(invocation, .disable),
      progress: progress()
    )
  }

  /// The disk, and standard input where `-` is among the paths.
  func fileSystem(for operands: [String]) throws(FileError) -> any FileSystem {
    guard operands.contains(StandardInput.operand) else { return fileSystem }
    return StandardInput(bytes: try DiskFileSystem.read(0, path: StandardInput.path), rest: fileSystem)
  }

  func rules(_ invocation: Invocation, _ option: OptionName) throws(UsageError) -> Set<String> {
    let names = invocation.list(option)
    for name in names where RuleRegistry.rule(named: name) == nil {
      throw .unknownRule(name, suggestion: RuleRegistry.suggestion(for: name))
    }
    return Set(names)
  }

  func report(_ failures: [FileError]) -> ExitStatus {
    for failure in failures { report(failure) }
    return .failure
  }

  /// Tells on a terminal what is going on, once that has taken a second.
  func progress() -> CatalogPipeline.Progress {
    guard errors.isTerminal, Self.variable("TERM") != "dumb" else { return { _ in } }
    let line = ProgressLine(errors)
    return { stage in line.show(stage) }
  }
}
