import CatalogDiagnostics
import CatalogModel

extension CatalogYAMLReader {
  /// An argument: the name of its type, or fields.
  func readArgument(_ name: YAMLKey) -> ArgumentDefinition {
    var argument = ArgumentDefinition(
      name: name.name,
      location: nodes.location(name.range.lowerBound, name.range.upperBound)
    )
    if nodes.events.kind == .scalar {
      argument.type = nodes.choice(ArgumentTypeName.self, of: .type)?.type
      return argument
    }
    var example: Located<String>?
    var rangeLocation: SourceLocation?
    nodes.fields(.argument, or: "a type, or the fields of an argument") { field in
      switch field {
      case .type: argument.type = readType()
      case .enum: argument.type = readEnumeration()
      case .min:
        rangeLocation = nodes.currentLocation
        argument.minimum = nodes.integer(field)
      case .max:
        rangeLocation = nodes.currentLocation
        argument.maximum = nodes.integer(field)
      case .example: example = readExample()
      default: nodes.skip()
      }
    }
    if let rangeLocation { checkRange(of: &argument, at: rangeLocation) }
    argument.example = example?.value
    if let example { checkExample(example, of: argument) }
    return argument
  }

  private func readType() -> ArgumentType? {
    guard nodes.events.kind == .mappingStart else {
      return nodes.choice(ArgumentTypeName.self, of: .type)?.type
    }
    var type: ArgumentType?
    nodes.fields(.argumentType, or: "a type") { _ in type = readEnumeration() }
    return type
  }

  private func readEnumeration() -> ArgumentType? {
    var values: [String] = []
    let location = nodes.list("a list of names") {
      guard let value = nodes.string("a name") else { return }
      if !isSelectKey(value.value) {
        nodes.report(.invalidValue, at: value.location, .noSelectKey(value.value))
      } else if values.contains(value.value) {
        nodes.report(.invalidValue, at: value.location, .repeatedValue(value.value))
      } else {
        values.append(value.value)
      }
    }
    if values.isEmpty { nodes.report(.invalidValue, at: location, .emptyEnumeration) }
    return values.isEmpty ? nil : .enumeration(values)
  }

  /// A value as it is written; of a list, its entries with commas between.
  private func readExample() -> Located<String>? {
    guard nodes.events.kind == .sequenceStart else { return nodes.string("a value") }
    var entries: [String] = []
    let location = nodes.list("a list") {
      if let entry = nodes.string() { entries.append(entry.value) }
    }
    return Located(entries.joined(separator: ", "), at: location)
  }

  /// What a `select` can have before a branch's brace.
  private func isSelectKey(_ name: String) -> Bool {
    !name.isEmpty
      && !name.unicodeScalars.contains { $0.properties.isPatternWhitespace || "{}'|#,".unicodeScalars.contains($0) }
  }
}

// MARK: - What does not fit together

extension CatalogYAMLReader {
  private func checkRange(of argument: inout ArgumentDefinition, at location: SourceLocation) {
    if let type = argument.type, type != .int {
      nodes.report(.invalidValue, at: location, .rangeOfOther)
      argument.minimum = nil
      argument.maximum = nil
      return
    }
    argument.type = .int
    let least = argument.minimum ?? min(AlertArgument.defaultRange.lowerBound, argument.maximum ?? 0)
    let greatest = argument.maximum ?? max(AlertArgument.defaultRange.upperBound, least)
    guard least > greatest else { return }
    nodes.report(.invalidValue, at: location, .emptyRange(least, greatest))
    argument.minimum = nil
    argument.maximum = nil
  }

  private func checkExample(_ example: Located<String>, of argument: ArgumentDefinition) {
    guard let problem = argument.problem(withExample: example.value) else { return }
    nodes.report(.invalidValue, at: example.location, problem)
  }
}

extension ArgumentDefinition {
  fileprivate func problem(withExample example: String) -> String? {
    switch type {
    case .int:
      guard let value = Int(example) else { return .badExample(example, "an integer") }
      if let minimum, value < minimum { return .badExample(example, "at least \(minimum)") }
      if let maximum, value > maximum { return .badExample(example, "at most \(maximum)") }
      return nil
    case .double: return Double(example)?.isFinite == true ? nil : .badExample(example, "a number")
    case .bool: return example == "true" || example == "false" ? nil : .badExample(example, "true or false")
    case .enumeration(let values):
      return values.contains(example) ? nil : .badExample(example, "one of " + values.joined(separator: ", "))
    case .date:
      return Timestamp(rfc3339: example) == nil ? .badExample(example, "a time such as 2024-03-05T10:30:00Z") : nil
    case .string, .list, nil: return nil
    }
  }
}

extension String {
  fileprivate static let rangeOfOther = "`min` and `max` are for arguments of type `int`"
  fileprivate static let emptyEnumeration = "name the values of this enum"

  fileprivate static func emptyRange(_ least: Int, _ greatest: Int) -> String {
    "no integer is at least \(least) and at most \(greatest); swap `min` and `max`"
  }

  fileprivate static func badExample(_ example: String, _ expected: String) -> String {
    "the example \(quoted(example)) is not \(expected)"
  }

  fileprivate static func noSelectKey(_ value: String) -> String {
    "\(quoted(value)) cannot be a key of a `select`: it must have no spaces and none of { } ' | # ,"
  }

  fileprivate static func repeatedValue(_ value: String) -> String {
    "\(quoted(value)) is in this list already"
  }
}
