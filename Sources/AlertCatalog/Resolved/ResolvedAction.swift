/// A button of an alert in one language.
public struct ResolvedAction<Action: Sendable>: Sendable {
  /// What the button stands for.
  public var action: Action
  /// Its id in the catalog, `delete`: the same in every language.
  public var id: String
  public var label: String
  public var role: AlertRole
  /// Whether it is the default button.
  public var isPreferred: Bool

  /// A button from its parts.
  @inlinable
  public init(action: Action, id: String, label: String, role: AlertRole = .default, isPreferred: Bool = false) {
    self.action = action
    self.id = id
    self.label = label
    self.role = role
    self.isPreferred = isPreferred
  }
}

extension ResolvedAction: Equatable where Action: Equatable {}
extension ResolvedAction: Hashable where Action: Hashable {}
