/// What there is to know about an option: parsing, help and completions read it here.
struct Option: Sendable {
  let name: OptionName
  /// `-o`
  var short: Character?
  let value: Value
  /// Whether it may be given several times, each adding to the others.
  var repeats = false
  /// Whether a variable of the environment can stand in for it.
  var readsEnvironment = false
  let help: String
  let commands: Set<CommandName>

  enum Value: Sendable {
    case none
    /// Free text, with the word that help shows for it.
    case text(String)
    case choice([String])
    case file
    case folder
    case rule
    case locale
  }
}

extension Option.Value {
  /// What stands for the value in help; `nil` for a flag.
  var placeholder: String? {
    switch self {
    case .none: nil
    case .text(let word): word
    case .choice(let choices): choices.joined(separator: "|")
    case .file: "FILE"
    case .folder: "DIR"
    case .rule: "RULE"
    case .locale: "LOCALE"
    }
  }
}
