package import CatalogDiagnostics

/// A button of an alert.
package struct AlertAction: Sendable {
  package var id: String
  package var role: ActionRole
  package var location: SourceLocation
  /// The index of its label in the alert's slots.
  package var slot: Int

  package init(id: String, role: ActionRole, location: SourceLocation, slot: Int) {
    self.id = id
    self.role = role
    self.location = location
    self.slot = slot
  }
}

/// What a button does to the person's data: `role` in the definitions.
package enum ActionRole: String, Sendable, Hashable, CaseIterable {
  case `default`, cancel, destructive
}
