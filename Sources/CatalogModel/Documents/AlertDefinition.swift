package import CatalogDiagnostics

/// An alert as the definitions give it, without its texts.
package struct AlertDefinition: Sendable {
  package var key: String
  package var keyLocation: SourceLocation
  package var comment: String?
  package var severity: AlertSeverity = .automatic
  package var style: AlertStyle = .alert
  package var arguments: [ArgumentDefinition] = []
  package var hasMessage = false
  package var actions: [ActionDefinition] = []
  package var fields: [FieldDefinition] = []
  package var preferredAction: Located<String>?
  /// Where it says that the alert tells of an error, `nil` where it does not.
  package var errorMark: SourceLocation?
  /// Where annotations name the arguments of a printf text: its place → position, counted from 1 → name.
  package var argumentNames: [SlotPath: [Int: String]] = [:]
  /// Whether something of the alert could not be read and is already reported.
  package var isPartial = false

  package init(key: String, keyLocation: SourceLocation) {
    self.key = key
    self.keyLocation = keyLocation
  }
}

/// An entry of `arguments`.
package struct ArgumentDefinition: Sendable {
  package var name: String
  package var location: SourceLocation
  /// `nil` where the source text settles the type.
  package var type: ArgumentType?
  package var minimum: Int?
  package var maximum: Int?
  package var example: String?

  package init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
  }
}

/// An entry of `actions`.
package struct ActionDefinition: Sendable {
  package var id: String
  package var location: SourceLocation
  /// `nil` where the id decides.
  package var role: ActionRole?
  package var hasLabel = false

  package init(id: String, location: SourceLocation) {
    self.id = id
    self.location = location
  }
}

/// An entry of `fields`.
package struct FieldDefinition: Sendable {
  package var id: String
  package var location: SourceLocation
  package var kind: FieldKind = .text
  package var hasTitle = false
  package var hasPlaceholder = false
  package var hasInitial = false

  package init(id: String, location: SourceLocation) {
    self.id = id
    self.location = location
  }
}
