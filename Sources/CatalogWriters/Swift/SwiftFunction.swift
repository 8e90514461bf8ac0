/// A function or an initializer.
package struct SwiftFunction: Sendable, Equatable {
  package var documentation: SwiftDocumentation
  /// `public static`, in their order.
  package var modifiers: [String]
  /// With its parameters' parentheses left out; `init` for an initializer.
  package var name: String
  package var parameters: [SwiftParameter]
  package var returns: String?
  package var body: [SwiftStatement]

  package init(
    _ name: String,
    modifiers: [String] = [],
    parameters: [SwiftParameter] = [],
    returns: String? = nil,
    documentation: SwiftDocumentation = SwiftDocumentation(),
    body: [SwiftStatement]
  ) {
    self.documentation = documentation
    self.modifiers = modifiers
    self.name = name
    self.parameters = parameters
    self.returns = returns
    self.body = body
  }
}

/// A parameter of a function.
package struct SwiftParameter: Sendable, Equatable {
  package var label: String
  /// Where it differs from the label.
  package var name: String?
  package var type: String

  package init(_ label: String, name: String? = nil, type: String) {
    self.label = label
    self.name = name
    self.type = type
  }
}

/// A statement of a body.
package indirect enum SwiftStatement: Sendable, Equatable {
  case expression(SwiftExpression)
  case assignment(to: String, SwiftExpression)
  case `return`(SwiftExpression)
  case `switch`(SwiftExpression, [SwiftBranch])
}

/// A branch of a `switch`.
package struct SwiftBranch: Sendable, Equatable {
  /// `.unreachable(let server)`
  package var pattern: String
  package var body: [SwiftStatement]

  package init(_ pattern: String, _ body: [SwiftStatement]) {
    self.pattern = pattern
    self.body = body
  }
}
