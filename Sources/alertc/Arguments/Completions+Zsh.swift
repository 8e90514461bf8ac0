extension Completions {
  static func zsh() -> String {
    """
    #compdef alertc
    # Completions of alertc for zsh: a file named _alertc in a folder of $fpath.
    _alertc() {
      local -a commands
      commands=(
    \(CommandTable.all.map { "    '\($0.name.rawValue):\(zshText($0.summary))'\n" }.joined())  )
      if (( CURRENT == 2 )); then
        _describe command commands
        return
      fi
      case $words[2] in
    \(CommandTable.all.map(zshCommand).joined())  esac
    }
    compdef _alertc alertc

    """
  }

  private static func zshCommand(_ command: Command) -> String {
    let options = OptionTable.options(of: command.name).map { option in
      let star = option.repeats ? "*" : ""
      return "'\(star)\(option.name.flag)[\(zshText(option.help))]\(zshValue(option.value))'"
    }
    let operand =
      switch command.operands.kind {
      case .path: ["'*:path:_files'"]
      case .rule: ["'*:rule:($(alertc rules 2>/dev/null | cut -d\" \" -f1))'"]
      case .shell: ["'*:shell:(\(CommandTable.shells.joined(separator: " ")))'"]
      case .none: [String]()
      }
    return "    \(command.name.rawValue)) _arguments '1: :' \((options + operand).joined(separator: " ")) ;;\n"
  }

  private static func zshValue(_ value: Option.Value) -> String {
    switch value {
    case .none: ""
    case .choice(let choices): ":value:(\(choices.joined(separator: " ")))"
    case .file: ":file:_files"
    case .folder: ":folder:_files -/"
    case .rule: ":rule:($(alertc rules 2>/dev/null | cut -d\" \" -f1))"
    case .text(let word): ":\(word.lowercased()):"
    case .locale: ":locale:"
    }
  }

  private static func zshText(_ text: String) -> String {
    String(text.flatMap { "[]:'".contains($0) ? "" : String($0) })
  }
}
