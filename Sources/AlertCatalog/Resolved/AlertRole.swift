/// What a button does to the person's data.
public enum AlertRole: String, Sendable, Hashable, CaseIterable {
  /// Something that needs no warning.
  case `default`
  /// It leaves everything as it is.
  case cancel
  /// It destroys something.
  case destructive
}
