import CatalogModel

extension SwiftGenerator {
  /// The function that makes an alert's item.
  func function(_ function: NamespaceTree.Function) -> SwiftFunction {
    let alert = catalog.alerts[function.index]
    let action = names.actions(of: alert)
    let fields = names.fields(of: alert)
    let item = item(of: function.index)
    return SwiftFunction(
      function.name.function.code,
      modifiers: modifiers("static"),
      parameters: alert.arguments.map(parameter),
      returns: fields.map { "AlertForm<\(action), \($0)>" } ?? "AlertItem<\(action)>",
      documentation: AlertDocumentation.of(alert, source: source(of: function.index)),
      body: [.expression(fields == nil ? item : .call(".init", [SwiftCallArgument(nil, item)]))]
    )
  }

  /// The call that makes an alert's item.
  func item(of index: Int) -> SwiftExpression {
    let arguments = catalog.alerts[index].arguments
    let values = stringsAndNumbers(arguments) ?? arguments.prefix(4).map { SwiftCallArgument(nil, value(of: $0)) }
    let item = SwiftExpression.call(
      ".init",
      [SwiftCallArgument(nil, .code(Self.catalogName)), SwiftCallArgument(nil, .code(String(index)))] + values
    )
    return arguments.dropFirst(4).reduce(item) { item, argument in
      .call(.member(item, "with"), [SwiftCallArgument(nil, value(of: argument))])
    }
  }

  /// One or two texts or whole numbers as the runtime takes them by themselves; `nil` where there are others.
  private func stringsAndNumbers(_ arguments: [AlertArgument]) -> [SwiftCallArgument]? {
    guard (1...2).contains(arguments.count), arguments.allSatisfy({ $0.type == .string || $0.type == .int }) else {
      return nil
    }
    return arguments.map { SwiftCallArgument($0.type == .string ? "string" : "int", .code(code(of: $0))) }
  }

  func source(of index: Int) -> LocalizedAlert? {
    guard let alerts = catalog.localizations.first?.alerts, index < alerts.count else { return nil }
    return alerts[index]
  }

  func parameter(_ argument: AlertArgument) -> SwiftParameter {
    let type =
      switch argument.type {
      case .string: "String"
      case .int: "Int"
      case .double: "Double"
      case .date: "some AlertDate"
      case .list: "[String]"
      case .bool: "Bool"
      case .enumeration: names.choices(of: argument)
      }
    return SwiftParameter(code(of: argument), type: type)
  }

  /// The name of an argument's parameter.
  private func code(of argument: AlertArgument) -> String {
    SwiftIdentifier(member: argument.name)?.code ?? "_"
  }

  /// The runtime's value of an argument; nothing is inferred, so that this compiles quickly.
  private func value(of argument: AlertArgument) -> SwiftExpression {
    let name = code(of: argument)
    return switch argument.type {
    case .string: .call(".string", [SwiftCallArgument(nil, .code(name))])
    case .int: .call(".int", [SwiftCallArgument(nil, .code(name))])
    case .double: .call(".double", [SwiftCallArgument(nil, .code(name))])
    case .list: .call(".list", [SwiftCallArgument(nil, .code(name))])
    case .bool: .call(".bool", [SwiftCallArgument(nil, .code(name))])
    case .date: .call(".date", [SwiftCallArgument(nil, .code(name))])
    case .enumeration: .call(".choice", [SwiftCallArgument(nil, .code(name + ".rawValue"))])
    }
  }
}
