import CatalogDiagnostics
import CatalogModel

/// The options of all commands. Nothing else in the tool lists them.
enum OptionTable {
  static let all: [Option] = writing + reporting + resolving + general

  static func options(of command: CommandName) -> [Option] { all.filter { $0.commands.contains(command) } }

  private static let writing = [
    Option(
      name: .output,
      short: "o",
      value: .folder,
      help: "The folder that the files are written to.",
      commands: [.build]
    ),
    Option(
      name: .access,
      value: .choice(AccessLevel.allCases.map(\.rawValue)),
      readsEnvironment: true,
      help: "The access level of generated declarations (default: public).",
      commands: [.build]
    ),
    Option(
      name: .pack,
      value: .choice(PackForm.allCases.map(\.rawValue)),
      readsEnvironment: true,
      help: "Embed the translations in the code, or write them to a file beside it (default: embedded).",
      commands: [.build]
    ),
    Option(
      name: .parts,
      value: .text("CATALOG=N"),
      repeats: true,
      help: "Split the functions of a catalog into N files, 16 at most (default: one for each 512 KB of definitions).",
      commands: [.build]
    ),
    Option(
      name: .check,
      value: .none,
      help: "Write nothing; exit with 1 if the files are not what would be written.",
      commands: [.build]
    ),
    Option(
      name: .noCache,
      value: .none,
      readsEnvironment: true,
      help: "Find everything out again, and keep nothing for the next build.",
      commands: [.build]
    ),
  ]

  private static let reporting = [
    Option(
      name: .format,
      short: "f",
      value: .choice(ReportFormat.allCases.map(\.rawValue)),
      readsEnvironment: true,
      help: "How findings are written (default: text).",
      commands: [.lint]
    ),
    Option(
      name: .output,
      short: "o",
      value: .file,
      help: "Write the findings to a file instead of standard output.",
      commands: [.lint]
    ),
    Option(
      name: .strict,
      value: .none,
      readsEnvironment: true,
      help: "Exit with 1 on warnings and infos, too.",
      commands: [.build, .lint]
    ),
    Option(
      name: .locale,
      short: "l",
      value: .locale,
      repeats: true,
      help: "Report what concerns this locale only; may be given several times.",
      commands: [.lint]
    ),
    Option(
      name: .only,
      value: .rule,
      repeats: true,
      readsEnvironment: true,
      help: "Report this rule only; may be given several times.",
      commands: [.lint]
    ),
    Option(
      name: .baseline,
      value: .file,
      readsEnvironment: true,
      help: "Report only what is not in this file.",
      commands: [.lint]
    ),
    Option(
      name: .writeBaseline,
      value: .file,
      help: "Write everything that is found to a file for --baseline, and report nothing.",
      commands: [.lint]
    ),
    Option(
      name: .fix,
      value: .none,
      help: "Repair the files where a finding says how, then report what is left.",
      commands: [.lint]
    ),
    Option(
      name: .disable,
      value: .rule,
      repeats: true,
      readsEnvironment: true,
      help: "Do not report this rule; may be given several times.",
      commands: [.build, .lint]
    ),
  ]

  private static let resolving = [
    Option(
      name: .alert,
      short: "a",
      value: .text("KEY"),
      help: "The key of the alert.",
      commands: [.render]
    ),
    Option(
      name: .catalog,
      value: .text("NAME"),
      help: "The alert's catalog, where several have the key.",
      commands: [.render]
    ),
    Option(
      name: .locale,
      short: "l",
      value: .locale,
      repeats: true,
      help: "A language to show it in; may be given several times.",
      commands: [.render]
    ),
    Option(
      name: .locale,
      short: "l",
      value: .locale,
      help: "The language to show it in.",
      commands: [.format]
    ),
    Option(
      name: .message,
      short: "m",
      value: .text("TEXT"),
      help: "The message, as ICU MessageFormat has it.",
      commands: [.format]
    ),
    Option(
      name: .arg,
      value: .text("NAME=VALUE"),
      repeats: true,
      help: "The value of an argument; may be given several times.",
      commands: [.render, .format]
    ),
    Option(
      name: .json,
      value: .none,
      help: "Print JSON.",
      commands: [.render, .format, .stats, .rules, .explain]
    ),
    Option(
      name: .markdown,
      value: .none,
      help: "Print the whole reference: each rule with its reason and examples, as one page of Markdown.",
      commands: [.rules]
    ),
    Option(
      name: .stdin,
      value: .none,
      help: "Read one JSON request a line and answer each with a line of JSON.",
      commands: [.render, .format]
    ),
  ]

  private static let general = [
    Option(
      name: .help,
      short: "h",
      value: .none,
      help: "Show what a command does and its options.",
      commands: Set(CommandName.allCases)
    ),
    Option(
      name: .version,
      value: .none,
      help: "Show the versions of the tool, of ICU and of CLDR.",
      commands: []
    ),
  ]
}
