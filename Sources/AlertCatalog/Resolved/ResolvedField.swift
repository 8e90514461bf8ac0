/// A text field of an alert in one language.
public struct ResolvedField: Sendable, Hashable {
  /// Its id in the catalog, `name`: the same in every language.
  public var id: String
  public var kind: AlertFieldKind
  /// The text beside the field, where it has one.
  public var title: String?
  /// The text that an empty field shows, where it has one.
  public var placeholder: String?
  /// What the field holds at first.
  public var initial: String

  /// A field from its parts.
  public init(
    id: String,
    kind: AlertFieldKind = .text,
    title: String? = nil,
    placeholder: String? = nil,
    initial: String = ""
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.placeholder = placeholder
    self.initial = initial
  }
}
