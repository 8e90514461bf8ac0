import CatalogDiagnostics

/// A mistake in the command line or in the environment, as values; worded in one place.
enum UsageError: Error, Equatable {
  case missingCommand
  case unknownCommand(String)
  case unknownOption(String, CommandName?)
  case missingValue(OptionName)
  case emptyValue(OptionName)
  case unexpectedValue(OptionName)
  case invalidChoice(source: String, value: String, choices: [String])
  case missingOption(OptionName)
  case missingOperand(String)
  case extraOperand(String)
  case conflict(OptionName, OptionName)
  case malformed(OptionName, String, expected: String)
  case unknownRule(String, suggestion: String?)
  case unknownLocale(String, known: [String])
  case notAvailable(String)
}

extension UsageError {
  var message: String {
    switch self {
    case .missingCommand: "name a command"
    case .unknownCommand(let name): "there is no command \(quoted(name))" + Self.hint(suggestedCommand(name))
    case .unknownOption(let name, let command):
      "there is no option \(quoted(name))" + Self.hint(suggestedOption(name, command))
    case .missingValue(let option): "\(option.flag) needs a value"
    case .emptyValue(let option): "the value of \(option.flag) is empty"
    case .unexpectedValue(let option): "\(option.flag) takes no value"
    case .invalidChoice(let source, let value, let choices): Self.invalid(source, value, choices)
    case .missingOption(let option): "\(option.flag) is missing"
    case .missingOperand(let usage): "\(usage) is missing"
    case .extraOperand(let operand): "\(quoted(operand)) is one argument too many"
    case .conflict(let first, let second): "\(first.flag) and \(second.flag) exclude each other"
    case .malformed(let option, let value, let expected): "\(option.flag) \(quoted(value)): expected \(expected)"
    case .unknownRule(let name, let suggestion):
      "there is no rule \(quoted(name))" + (suggestion.map { "; did you mean \(quoted($0))?" } ?? "")
    case .unknownLocale(let tag, let known): Self.noLocale(tag, known)
    case .notAvailable(let what): "\(what) is not available yet"
    }
  }

  private static func invalid(_ source: String, _ value: String, _ choices: [String]) -> String {
    let known = choices.joined(separator: ", ")
    let suggestion = Suggestions.closest(to: value, among: choices)
    return "\(source) cannot be \(quoted(value)); it is one of \(known)" + hint(suggestion)
  }

  private static func noLocale(_ tag: String, _ known: [String]) -> String {
    let shown = known.prefix(40).joined(separator: ", ") + (known.count > 40 ? ", …" : "")
    return "no catalog here has the locale \(quoted(tag)); there are \(shown)"
  }

  private static func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean \(quoted($0))?" } ?? ""
  }

  private func suggestedCommand(_ name: String) -> String? {
    Suggestions.closest(to: name, among: CommandName.allCases.map(\.rawValue))
  }

  private func suggestedOption(_ name: String, _ command: CommandName?) -> String? {
    let options = command.map(OptionTable.options(of:)) ?? OptionTable.all
    return Suggestions.closest(to: name, among: options.map(\.name.flag))
  }
}
