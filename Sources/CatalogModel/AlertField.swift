package import CatalogDiagnostics

/// A text field of an alert. Its texts are slots of the alert.
package struct AlertField: Sendable {
  package var id: String
  package var kind: FieldKind
  package var location: SourceLocation
  /// Indices into the alert's slots.
  package var titleSlot: Int?
  package var placeholderSlot: Int?
  package var initialSlot: Int?

  package init(
    id: String,
    kind: FieldKind,
    location: SourceLocation,
    titleSlot: Int?,
    placeholderSlot: Int?,
    initialSlot: Int?
  ) {
    self.id = id
    self.kind = kind
    self.location = location
    self.titleSlot = titleSlot
    self.placeholderSlot = placeholderSlot
    self.initialSlot = initialSlot
  }
}

/// What is typed into a field: `kind` in the definitions.
package enum FieldKind: String, Sendable, Hashable, CaseIterable {
  case text, secure, email, number
}
