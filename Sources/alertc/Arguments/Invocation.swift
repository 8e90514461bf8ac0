/// A command line that was understood: the command, what it works on, and the options' values.
struct Invocation: Equatable {
  var command: CommandName
  var operands: [String] = []
  var values: [OptionName: [String]] = [:]

  func has(_ option: OptionName) -> Bool { values[option] != nil }

  /// The last value given, so that a later option overrides an earlier one.
  func text(_ option: OptionName) -> String? { values[option]?.last }

  func list(_ option: OptionName) -> [String] { values[option] ?? [] }

  /// The value of an option that one cannot do without.
  func required(_ option: OptionName) throws(UsageError) -> String {
    guard let value = text(option) else { throw .missingOption(option) }
    // A script whose variable is empty must not write into the working directory.
    guard !value.isEmpty else { throw .emptyValue(option) }
    return value
  }

  /// A choice as the value it stands for; the parser has refused all others.
  func choice<Value: RawRepresentable<String>>(_ option: OptionName, as type: Value.Type) -> Value? {
    text(option).flatMap(Value.init(rawValue:))
  }
}

/// What a command line asks for.
enum Request: Equatable {
  case run(Invocation)
  /// Help for a command, or for all.
  case help(CommandName?)
  case version
}
