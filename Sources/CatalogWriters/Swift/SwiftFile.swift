/// A file of Swift code as a value: what the generator decided, for ``SwiftRenderer`` to print.
package struct SwiftFile: Sendable, Equatable {
  /// Lines of the comment at the top.
  package var header: [String]
  package var imports: [SwiftImport]
  package var declarations: [SwiftDeclaration]

  package init(header: [String], imports: [SwiftImport], declarations: [SwiftDeclaration]) {
    self.header = header
    self.imports = imports
    self.declarations = declarations
  }
}

/// A declaration of generated code.
package indirect enum SwiftDeclaration: Sendable, Equatable {
  case type(SwiftType)
  case function(SwiftFunction)
  case variable(SwiftVariable)
  case cases([SwiftCase])
  case alias(SwiftAlias)
}
