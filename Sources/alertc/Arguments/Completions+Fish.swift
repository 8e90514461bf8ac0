extension Completions {
  static func fish() -> String {
    let commands = CommandTable.all.map { command in
      "complete -c alertc -n __fish_use_subcommand -f -a \(command.name.rawValue) -d '\(fishText(command.summary))'\n"
    }
    return "# Completions of alertc for fish: alertc completions fish | source\n"
      + commands.joined() + CommandTable.all.map(fishCommand).joined()
  }

  private static func fishCommand(_ command: Command) -> String {
    let condition = "complete -c alertc -n '__fish_seen_subcommand_from \(command.name.rawValue)'"
    let options = OptionTable.options(of: command.name).map { option in
      "\(condition) -l \(option.name.rawValue)\(option.short.map { " -s \($0)" } ?? "")"
        + "\(fishValue(option.value)) -d '\(fishText(option.help))'\n"
    }
    let operands =
      switch command.operands.kind {
      case .path: ""
      case .rule: "\(condition) -f -a '(alertc rules 2>/dev/null | cut -d\" \" -f1)'\n"
      case .shell: "\(condition) -f -a '\(CommandTable.shells.joined(separator: " "))'\n"
      case .none: "\(condition) -f\n"
      }
    return options.joined() + operands
  }

  private static func fishValue(_ value: Option.Value) -> String {
    switch value {
    case .none: " -f"
    case .choice(let choices): " -x -a '\(choices.joined(separator: " "))'"
    case .file: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .rule: " -x -a '(alertc rules 2>/dev/null | cut -d\" \" -f1)'"
    case .text, .locale: " -x"
    }
  }

  private static func fishText(_ text: String) -> String {
    String(text.flatMap { "'\\".contains($0) ? "" : String($0) })
  }
}
