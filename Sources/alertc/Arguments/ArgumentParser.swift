/// Turns the words of a command line into a ``Request``, after the tables of commands and options.
struct ArgumentParser {
  private var words: ArraySlice<String>
  private var invocation: Invocation
  private let command: Command
  private let options: [Option]
  private var wantsHelp = false

  /// What a command line without the tool's own name asks for; `environment` gives the value of a variable.
  static func parse(_ words: [String], environment: (String) -> String?) throws(UsageError) -> Request {
    guard let first = words.first else { throw .missingCommand }
    switch first {
    case "--help", "-h": return .help(nil)
    case "--version": return .version
    case "help": return try help(on: words.dropFirst())
    default: break
    }
    guard let name = CommandName(rawValue: first), let command = CommandTable.command(name) else {
      throw first.hasPrefix("-") && first != "-" ? .unknownOption(first, nil) : .unknownCommand(first)
    }
    var parser = ArgumentParser(command, words.dropFirst())
    try parser.readWords()
    if parser.wantsHelp { return .help(name) }
    try parser.readEnvironment(environment)
    try parser.checkOperands()
    return .run(parser.invocation)
  }

  private init(_ command: Command, _ words: ArraySlice<String>) {
    self.words = words
    self.command = command
    invocation = Invocation(command: command.name)
    options = OptionTable.options(of: command.name)
  }

  private static func help(on words: ArraySlice<String>) throws(UsageError) -> Request {
    guard let word = words.first else { return .help(nil) }
    guard let command = CommandName(rawValue: word) else { throw .unknownCommand(word) }
    return .help(command)
  }

  private mutating func readWords() throws(UsageError) {
    while let word = words.popFirst() {
      if word == "--" {
        invocation.operands += words
        return
      }
      if word.hasPrefix("-"), word != "-" {
        try readOption(word)
      } else {
        invocation.operands.append(word)
      }
    }
  }

  private mutating func readOption(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name.flag == name || $0.short.map { "-\($0)" } == name }) else {
      throw .unknownOption(name, command.name)
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if case .none = option.value {
      guard attached == nil else { throw .unexpectedValue(option.name) }
      if option.name == .help { wantsHelp = true }
      invocation.values[option.name] = []
      return
    }
    guard let value = attached ?? nextValue() else { throw .missingValue(option.name) }
    try set(option, to: [value], source: option.name.flag)
  }

  /// The next word, unless it is another option: a value that begins with `--` is attached with `=`.
  private mutating func nextValue() -> String? {
    guard let word = words.first, !word.hasPrefix("--") else { return nil }
    words.removeFirst()
    return word
  }

  private mutating func set(_ option: Option, to values: [String], source: String) throws(UsageError) {
    if case .choice(let choices) = option.value {
      for value in values where !choices.contains(value) {
        throw .invalidChoice(source: source, value: value, choices: choices)
      }
    }
    invocation.values[option.name, default: []] += values
  }

  /// Variables stand in for options that the command line does not give.
  private mutating func readEnvironment(_ environment: (String) -> String?) throws(UsageError) {
    for option in options where option.readsEnvironment && !invocation.has(option.name) {
      guard let text = environment(option.name.variable), !text.isEmpty else { continue }
      if case .none = option.value {
        if try Self.flag(text, option.name.variable) { invocation.values[option.name] = [] }
      } else {
        let values = option.repeats ? text.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init) : [text]
        try set(option, to: values, source: option.name.variable)
      }
    }
  }

  private static func flag(_ text: String, _ variable: String) throws(UsageError) -> Bool {
    switch text.lowercased() {
    case "1", "true", "yes", "on": return true
    case "0", "false", "no", "off": return false
    default: throw .invalidChoice(source: variable, value: text, choices: ["1", "0"])
    }
  }

  private func checkOperands() throws(UsageError) {
    if invocation.operands.count < command.operands.count.lowerBound {
      throw .missingOperand(command.operands.usage)
    }
    if invocation.operands.count > command.operands.count.upperBound {
      throw .extraOperand(invocation.operands[command.operands.count.upperBound])
    }
  }
}
