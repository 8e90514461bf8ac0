/// An expression of generated code.
package indirect enum SwiftExpression: Sendable, Equatable {
  /// Code that is right as it stands: a name, a number, `.cancel`.
  case code(String)
  /// A string literal of this text.
  case string(String)
  /// A string literal of these bytes, UTF-8, over as many lines as it needs.
  case longString([UInt8])
  case call(SwiftExpression, [SwiftCallArgument])
  case member(SwiftExpression, String)

  package static func call(_ callee: String, _ arguments: [SwiftCallArgument]) -> SwiftExpression {
    .call(.code(callee), arguments)
  }
}

/// An argument of a call.
package struct SwiftCallArgument: Sendable, Equatable {
  package var label: String?
  package var value: SwiftExpression

  package init(_ label: String? = nil, _ value: SwiftExpression) {
    self.label = label
    self.value = value
  }
}
