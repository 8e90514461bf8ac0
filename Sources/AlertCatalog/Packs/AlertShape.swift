/// What an alert is made of, as its pack says it: enough to tell whether a saved item fits.
struct AlertShape {
  /// The ids of the actions.
  private(set) var actions: [String] = []
  private var arguments: [Argument] = []

  private struct Argument {
    let type: Int
    /// The values of a `select`, empty for other types.
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
      var argument = Argument(type: reader.byte())
      var choices = argument.type == 4 ? reader.number() : 0
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
      case .string: argument.type == 0
      case .int: argument.type == 1
      case .double: argument.type == 2
      case .bool: argument.type == 3
      case .choice(let key): argument.type == 4 && argument.choices.contains(key)
      case .list: argument.type == 5
      case .date: argument.type == 6
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
