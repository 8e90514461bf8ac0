import CatalogDiagnostics
import MessageFormat

/// The arguments of an alert: those that the definitions declare, then those that the source texts name.
///
/// The first use that tells a type decides; others that do not fit are a check's matter.
struct ArgumentInference {
  private var known: [Known] = []
  private var indices: [String: Int] = [:]

  private struct Known {
    var argument: AlertArgument
    /// Whether the definitions or a use have told the type.
    var isTyped: Bool
    /// The keys of all selects, where these tell the type.
    var selectKeys: [String]?
  }

  init(_ declared: [ArgumentDefinition]) {
    known = declared.map { Known(argument: AlertArgument($0), isTyped: $0.type != nil) }
    for (index, definition) in declared.enumerated() where indices[definition.name] == nil {
      indices[definition.name] = index
    }
  }

  var arguments: [AlertArgument] {
    known.map { known in
      var argument = known.argument
      if let keys = known.selectKeys { argument.type = ArgumentType(selectKeys: keys) }
      return argument
    }
  }

  mutating func add(_ message: Message) {
    message.pattern.forEachArgument { argument in
      let index = index(of: argument, in: message.text)
      if case .select(let select) = argument.format {
        addKeys(of: select, to: index)
      } else if !known[index].isTyped, let type = argument.format.type {
        known[index].argument.type = type
        known[index].isTyped = true
      }
    }
  }

  private mutating func addKeys(of select: Select, to index: Int) {
    guard !known[index].isTyped || known[index].selectKeys != nil else { return }
    known[index].isTyped = true
    var keys = known[index].selectKeys ?? []
    for branch in select.branches where !keys.contains(branch.key) { keys.append(branch.key) }
    known[index].selectKeys = keys
  }

  private mutating func index(of argument: Argument, in text: SourceText) -> Int {
    if let index = indices[argument.name] { return index }
    let inferred = AlertArgument(inferred: argument.name, in: text, at: argument.nameSpan)
    indices[argument.name] = known.count
    known.append(Known(argument: inferred, isTyped: false))
    return known.count - 1
  }
}

extension AlertArgument {
  fileprivate init(_ definition: ArgumentDefinition) {
    let least = definition.minimum ?? min(Self.defaultRange.lowerBound, definition.maximum ?? 0)
    let greatest = definition.maximum ?? max(Self.defaultRange.upperBound, least)
    self.init(
      name: definition.name,
      type: definition.type ?? .string,
      location: definition.location,
      isDeclared: true,
      range: least...max(least, greatest),
      hasDeclaredRange: definition.minimum != nil || definition.maximum != nil,
      example: definition.example
    )
  }
}

extension ArgumentType {
  /// What a `select` with these keys is over: a bool where it tells true from false, else an enum.
  fileprivate init(selectKeys: [String]) {
    let choices = selectKeys.filter { $0 != "other" }
    if choices.isEmpty {
      self = .string
    } else {
      self = choices.allSatisfy { $0 == "true" || $0 == "false" } ? .bool : .enumeration(selectKeys)
    }
  }
}

extension Argument.Format {
  /// The type that the format asks for; `nil` where any is shown.
  fileprivate var type: ArgumentType? {
    switch self {
    case .plain, .select: nil
    case .number(let style): style?.text == "percent" ? .double : .int
    case .plural(let plural): plural.valueConversion?.value == .double ? .double : .int
    case .date, .time: .date
    case .list: .list
    case .printf(let conversion): conversion.type
    }
  }
}

extension PrintfConversion {
  fileprivate var type: ArgumentType {
    switch value {
    case .string, .address: .string
    case .integer: .int
    case .double: .double
    }
  }
}
