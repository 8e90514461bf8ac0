/// A place of an alert where a text stands, in every locale the same.
package struct TextSlot: Sendable, Hashable {
  package var role: Role
  /// As findings name it: `title`, `message`, `actions.delete`, `fields.name.placeholder`.
  package var name: String
  /// Where the definitions give no text and each locale's standard term stands: `cancel`, `ok`, `delete`, …
  /// A translation may still give its own.
  package var standardAction: String?

  package init(role: Role, name: String, standardAction: String? = nil) {
    self.role = role
    self.name = name
    self.standardAction = standardAction
  }

  package enum Role: Sendable, Hashable {
    case title
    case message
    case fieldTitle(Int)
    case fieldPlaceholder(Int)
    case fieldInitial(Int)
    /// With the index of the action.
    case actionLabel(Int)
  }
}
