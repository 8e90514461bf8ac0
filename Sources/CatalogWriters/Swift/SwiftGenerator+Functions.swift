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
    let item = SwiftExpression.call(
      ".init",
      [SwiftCallArgument(nil, .code(Self.catalogName)), SwiftCallArgument(nil, .code(String(index)))]
        + arguments.prefix(4).map { SwiftCallArgument(nil, value(of: $0)) }
    )
    return arguments.dropFirst(4).reduce(item) { item, argument in
      .call(.member(item, "with"), [SwiftCallArgument(nil, value(of: argument))])
    }
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
    return SwiftParameter(SwiftIdentifier(member: argument.name)?.code ?? "_", type: type)
  }

  /// The runtime's value of an argument; nothing is inferred, so that this compiles quickly.
  private func value(of argument: AlertArgument) -> SwiftExpression {
    let name = SwiftIdentifier(member: argument.name)?.code ?? "_"
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
