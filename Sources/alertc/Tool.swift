import CatalogCompiler
import CatalogDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The tool at its edge: where it reads, where it writes, and how it ends.
struct Tool {
  let output = OutputChannel(descriptor: OutputChannel.standardOutput)
  let errors = OutputChannel(descriptor: OutputChannel.standardError)
  let fileSystem: any FileSystem = DiskFileSystem()
  let kept = KeptCatalogs()

  func run(_ words: [String]) -> ExitStatus {
    var status: ExitStatus
    do {
      status = try perform(ArgumentParser.parse(words, environment: Self.variable))
    } catch let error as UsageError {
      say(error)
      status = .failure
    } catch let error as FileError {
      report(error)
      status = .failure
    } catch let error as OutputError {
      complain(error.reason)
      status = .failure
    } catch {
      complain("\(error)")
      status = .failure
    }
    output.flush()
    if case .failed(let reason) = output.state {
      complain("standard output cannot be written: \(reason)")
      status = .failure
    }
    errors.flush()
    return status
  }

  private func perform(_ request: Request) throws -> ExitStatus {
    switch request {
    case .help(let command):
      output.write(HelpText.text(for: command))
      return .success
    case .version:
      output.write(ToolVersion.text + "\n")
      return .success
    case .run(let invocation):
      return try run(invocation)
    }
  }

  private func run(_ invocation: Invocation) throws -> ExitStatus {
    switch invocation.command {
    case .build: try BuildCommand(self, invocation).run()
    case .lint: try LintCommand(self, invocation).run()
    case .render: try RenderCommand(self, invocation).run()
    case .format: try FormatCommand(self, invocation).run()
    case .rules: RulesCommand(self, invocation).run()
    case .explain: try ExplainCommand(self, invocation).run()
    case .stats: try StatsCommand(self, invocation).run()
    case .`init`: try InitCommand(self, invocation).run()
    case .completions: try CompletionsCommand(self, invocation).run()
    }
  }

  // MARK: Messages

  func complain(_ text: String) {
    errors.write("alertc: " + colors.severity(.error) + DisplayText.escaped(text) + "\n")
  }

  func report(_ error: FileError) {
    let position = error.isInFile ? ":\(error.position.line):\(error.position.column)" : ""
    errors.write(DisplayText.escaped(error.path) + position + ": " + colors.severity(.error))
    errors.write(DisplayText.escaped(error.reason) + "\n")
  }

  private func say(_ error: UsageError) {
    complain(error.message)
    if case .missingCommand = error { errors.write("'alertc --help' lists the commands.\n") }
  }

  private var colors: TerminalColors { TerminalColors(isEnabled: style(of: errors).usesColor) }

  // MARK: The environment

  /// How findings look where `channel` is shown.
  func style(of channel: OutputChannel) -> ReportStyle {
    guard channel.isTerminal else { return .plain }
    let isDumb = Self.variable("TERM") == "dumb"
    let isColorless = !(Self.variable("NO_COLOR") ?? "").isEmpty
    return ReportStyle(showsContext: true, usesColor: !isDumb && !isColorless, width: channel.width ?? 120)
  }

  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
