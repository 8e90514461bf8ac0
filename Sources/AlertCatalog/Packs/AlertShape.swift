/// What an alert is made of, as its pack says it: enough to tell whether a saved item fits.
struct AlertShape {
  /// The ids of the actions.
  private(set) var actions: [String] = []
  private var arguments: [Argument] = []

  private struct Argument {
    let type: PackedArgumentType
    /// The values of an enum, empty for other types.
    var choices: [String] = []
  }

  /// Reads what ``PackAlert`` reads, without texts.
  ///
  /// - Returns: `nil` where the pack is damaged.
  init?(_ reader: PackReader) {
    var reader = reader
    _ = (reader.byte(), reader.byte(), reader.byte(), reader.number())
    for _ in 0..<reader.byte() { _ = (reader.text(), reader.byte(), reader.byte()) }
    for _ in 0..<reader.byte() {
      actions.append(reader.string())
      _ = reader.byte()
    }
    var count = reader.number()
    while count > 0, !reader.isFailed {
      count -= 1
      _ = reader.text()
      guard let type = PackedArgumentType(rawValue: reader.byte()) else { return nil }
      var argument = Argument(type: type)
      var choices = type == .choice ? reader.number() : 0
      while choices > 0, !reader.isFailed {
        choices -= 1
        argument.choices.append(reader.string())
      }
      arguments.append(argument)
    }
    guard !reader.isFailed else { return nil }
  }

  /// Whether values are of the declared types, in their order.
  func fits(_ values: [AlertArgument]) -> Bool {
    guard values.count == arguments.count else { return false }
    return zip(arguments, values).allSatisfy { argument, value in
      switch value {
      case .string: argument.type == .string
      case .int: argument.type == .int
      case .double: argument.type == .double
      case .bool: argument.type == .bool
      case .choice(let key): argument.type == .choice && argument.choices.contains(key)
      case .list: argument.type == .list
      case .date: argument.type == .date
      }
    }
  }
}

extension CompiledCatalog {
  /// The position of an alert; `nil` where the catalog has no such key.
  func index(of key: String) -> Int? {
    guard case .success(let pack) = embedded else { return nil }
    return (0..<pack.alertCount).first { pack.key(at: $0) == key }
  }

  /// What the alert at a position is made of.
  func shape(at index: Int) -> AlertShape? {
    guard case .success(let pack) = embedded else { return nil }
    return pack.read { pack in pack.shape(ofAlert: index).flatMap { AlertShape($0) } }
  }
}
