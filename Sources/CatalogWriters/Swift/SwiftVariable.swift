/// A constant or a variable.
package struct SwiftVariable: Sendable, Equatable {
  package var documentation: SwiftDocumentation
  package var modifiers: [String]
  package var isConstant: Bool
  package var name: String
  package var type: String?
  package var value: SwiftExpression?
  /// What a computed variable gives.
  package var getter: SwiftExpression?
  /// What a computed variable does, where that is more than an expression.
  package var body: [SwiftStatement]

  package init(
    _ name: String,
    modifiers: [String] = [],
    isConstant: Bool = true,
    type: String? = nil,
    value: SwiftExpression? = nil,
    getter: SwiftExpression? = nil,
    body: [SwiftStatement] = [],
    documentation: SwiftDocumentation = SwiftDocumentation()
  ) {
    self.documentation = documentation
    self.modifiers = modifiers
    self.isConstant = isConstant
    self.name = name
    self.type = type
    self.value = value
    self.getter = getter
    self.body = body
  }
}
