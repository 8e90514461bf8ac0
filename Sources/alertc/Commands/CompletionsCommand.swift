/// `alertc completions bash|zsh|fish`
struct CompletionsCommand {
  private let tool: Tool
  private let invocation: Invocation

  init(_ tool: Tool, _ invocation: Invocation) {
    self.tool = tool
    self.invocation = invocation
  }

  func run() throws(UsageError) -> ExitStatus {
    let shell = invocation.operands[0]
    guard let script = Completions.script(for: shell) else {
      throw .invalidChoice(source: "the shell", value: shell, choices: CommandTable.shells)
    }
    tool.output.write(script)
    return .success
  }
}
