extension Completions {
  static func bash() -> String {
    """
    # Completions of alertc for bash: eval "$(alertc completions bash)"
    _alertc() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "\(commandNames) --help --version" -- "$cur"))
        return
      fi
      case "$command $prev" in
    \(bashValues())  esac
      case $command in
    \(bashOptions())  esac
    }
    complete -F _alertc alertc

    """
  }

  private static func bashValues() -> String {
    CommandName.allCases.flatMap { command in
      OptionTable.options(of: command).compactMap { option -> String? in
        guard let words = bashWords(option.value) else { return nil }
        let names = [option.name.flag] + (option.short.map { ["-\($0)"] } ?? [])
        let patterns = names.map { "'\(command.rawValue) \($0)'" }.joined(separator: "|")
        return "    \(patterns)) COMPREPLY=($(compgen \(words) -- \"$cur\")); return ;;\n"
      }
    }.joined()
  }

  private static func bashWords(_ value: Option.Value) -> String? {
    switch value {
    case .none: nil
    case .choice(let choices): "-W \"\(choices.joined(separator: " "))\""
    case .file: "-f"
    case .folder: "-d"
    case .rule: "-W \"$(alertc rules 2>/dev/null | cut -d' ' -f1)\""
    case .text, .locale: "-W \"\""
    }
  }

  private static func bashOptions() -> String {
    CommandTable.all.map { command in
      let flags = OptionTable.options(of: command.name).map(\.name.flag).joined(separator: " ")
      let operands =
        switch command.operands.kind {
        case .path: " -f"
        case .rule: " -W \"\(flags) $(alertc rules 2>/dev/null | cut -d' ' -f1)\""
        case .shell: " -W \"\(flags) \(CommandTable.shells.joined(separator: " "))\""
        case .none: ""
        }
      let words = operands.contains("-W") ? operands : operands + " -W \"\(flags)\""
      return "    \(command.name.rawValue)) COMPREPLY=($(compgen\(words) -- \"$cur\")) ;;\n"
    }.joined()
  }
}
