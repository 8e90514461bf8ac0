/// Scripts that complete commands, options and their values in a shell, from the tables.
enum Completions {
  static func script(for shell: String) -> String? {
    switch shell {
    case "bash": bash()
    case "zsh": zsh()
    case "fish": fish()
    default: nil
    }
  }

  static var commandNames: String { CommandName.allCases.map(\.rawValue).joined(separator: " ") }
}
