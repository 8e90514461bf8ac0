/// An enum, a struct or an extension.
package struct SwiftType: Sendable, Equatable {
  package var documentation: SwiftDocumentation
  /// `public`, or `nil` where nothing is written.
  package var access: String?
  package var keyword: Keyword
  package var name: String
  /// The raw type and the protocols.
  package var inherits: [String]
  package var members: [SwiftDeclaration]

  package enum Keyword: String, Sendable {
    case `enum`, `struct`, `extension`
  }

  package init(
    _ keyword: Keyword,
    _ name: String,
    access: String? = nil,
    inherits: [String] = [],
    documentation: SwiftDocumentation = SwiftDocumentation(),
    members: [SwiftDeclaration] = []
  ) {
    self.documentation = documentation
    self.access = access
    self.keyword = keyword
    self.name = name
    self.inherits = inherits
    self.members = members
  }
}

/// A case of an enum.
package struct SwiftCase: Sendable, Equatable {
  package var name: String
  /// A string, where it differs from the name.
  package var rawValue: String?
  /// Its associated values.
  package var parameters: [SwiftParameter]

  package init(_ name: String, rawValue: String? = nil, parameters: [SwiftParameter] = []) {
    self.name = name
    self.rawValue = rawValue
    self.parameters = parameters
  }
}

/// A second name of a type.
package struct SwiftAlias: Sendable, Equatable {
  package var documentation: SwiftDocumentation
  package var name: String
  package var target: String

  package init(_ name: String, of target: String, documentation: SwiftDocumentation = SwiftDocumentation()) {
    self.documentation = documentation
    self.name = name
    self.target = target
  }
}
