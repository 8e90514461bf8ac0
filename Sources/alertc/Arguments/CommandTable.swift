/// The commands with what they take, in the order in which help lists them.
enum CommandTable {
  static let all: [Command] = [
    Command(
      name: .build,
      summary: "Check catalogs, then write Swift code for them.",
      operands: .paths,
      discussion: paths + ["Findings go to standard error. Files are written whole, and only when their bytes change."]
    ),
    Command(
      name: .lint,
      summary: "Check catalogs.",
      operands: .paths,
      discussion: paths + ["Findings go to standard output."]
    ),
    Command(
      name: .render,
      summary: "Show one alert as a person sees it.",
      operands: Command.Operands(usage: "PATH", kind: .path, count: 1...1),
      discussion: [
        "A request read with --stdin: {\"alert\":\"file.delete\",\"locale\":\"de\",\"arguments\":{\"count\":3}}"
      ]
    ),
    Command(
      name: .format,
      summary: "Format one message.",
      operands: .none,
      discussion: [
        "A request read with --stdin: {\"locale\":\"ar\",\"message\":\"{n, plural, …}\",\"arguments\":{\"n\":5}}"
      ]
    ),
    Command(name: .rules, summary: "List the checks.", operands: .none),
    Command(
      name: .explain,
      summary: "Explain a check, with examples.",
      operands: Command.Operands(usage: "RULE", kind: .rule, count: 1...1)
    ),
    Command(
      name: .stats,
      summary: "Show how much of each locale is translated.",
      operands: .paths
    ),
    Command(
      name: .`init`,
      summary: "Write a first catalog to start from.",
      operands: Command.Operands(usage: "[DIR]", kind: .path, count: 0...1)
    ),
    Command(
      name: .completions,
      summary: "Print a script that completes commands and options in a shell.",
      operands: Command.Operands(usage: "bash|zsh|fish", kind: .shell, count: 1...1)
    ),
  ]

  static let shells = ["bash", "zsh", "fish"]

  static func command(_ name: CommandName) -> Command? { all.first { $0.name == name } }

  private static let paths = ["A PATH is a folder with catalogs, a file of one, or - for standard input."]
}
