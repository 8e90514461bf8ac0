/// What `--help` prints, from the tables.
enum HelpText {
  static func text(for name: CommandName?) -> String {
    guard let name, let command = CommandTable.command(name) else { return overview() }
    return text(for: command)
  }

  private static func overview() -> String {
    """
    alertc compiles localized alert catalogs into Swift.

    usage: alertc COMMAND [OPTIONS]

    commands:
    \(columns(CommandTable.all.map { ($0.name.rawValue, $0.summary) }))
    options:
    \(columns(OptionTable.all.filter { $0.name == .help || $0.name == .version }.map { (head($0), $0.help) }))
    'alertc COMMAND --help' tells more. Exit status: 0 nothing wrong, 1 findings, 2 the command line,
    a file or the environment is at fault.

    """
  }

  private static func text(for command: Command) -> String {
    let options = OptionTable.options(of: command.name)
    let usage = ["alertc", command.name.rawValue, command.operands.usage, "[OPTIONS]"].filter { !$0.isEmpty }
    let discussion = command.discussion.isEmpty ? "" : "\n" + command.discussion.joined(separator: "\n") + "\n"
    return """
      \(command.summary)

      usage: \(usage.joined(separator: " "))
      \(discussion)
      options:
      \(columns(options.map { (head($0), help($0)) }))
      """
  }

  /// `-o, --output DIR`
  private static func head(_ option: Option) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + option.name.flag + (option.value.placeholder.map { " " + $0 } ?? "")
  }

  private static func help(_ option: Option) -> String {
    option.readsEnvironment ? option.help + " [\(option.name.variable)]" : option.help
  }

  /// Two columns; where the first is too wide for its place, the second starts on the next line.
  private static func columns(_ rows: [(String, String)]) -> String {
    let width = 26
    return rows.map { head, text in
      let start = "  " + head
      if start.count < width { return start + String(repeating: " ", count: width - start.count) + text + "\n" }
      return start + "\n" + String(repeating: " ", count: width) + text + "\n"
    }.joined()
  }
}
