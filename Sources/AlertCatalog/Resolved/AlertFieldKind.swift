/// What is typed into a text field.
public enum AlertFieldKind: String, Sendable, Hashable, CaseIterable {
  case text
  /// Something secret, which is not shown while it is typed.
  case secure
  case email
  case number
}
