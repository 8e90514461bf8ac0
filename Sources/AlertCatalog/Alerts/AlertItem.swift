/// One alert of a catalog with the values of its arguments: what a generated function returns.
///
/// An item holds no text. It says which alert is meant; the texts come from ``resolved(for:)``, each time in the
/// language wanted then. Two items are equal when catalog, key and arguments are, whatever language is shown.
public struct AlertItem<Action: Sendable>: Sendable {
  @usableFromInline let reference: AlertReference
  /// The action for an action's id, `nil` for ids that `Action` does not have.
  @usableFromInline let decode: @Sendable (String) -> Action?

  init(reference: AlertReference, decode: @escaping @Sendable (String) -> Action?) {
    self.reference = reference
    self.decode = decode
  }

  /// The alert's key in its catalog, `file.delete`.
  public var key: String { reference.key }

  /// The values of the alert's arguments, in the order of its definition.
  public var arguments: [AlertArgument] { reference.arguments }

  /// The alert's texts in the language that the localizer chooses.
  ///
  /// This never fails: where a text is missing or a pack is damaged, the next language that has the whole alert
  /// answers, in the end the catalog's source language.
  ///
  /// - Parameter localizer: Which languages are wanted, and which packs have them. The system's unless given.
  /// - Returns: Everything that is needed to present the alert.
  @inlinable
  public func resolved(for localizer: AlertLocalizer = .system) -> ResolvedAlert<Action> {
    // What is generic is compiled for the caller's type of actions; everything else is not generic.
    ResolvedAlert(reference, for: localizer.state, decode: decode)
  }

  /// The same alert with other actions.
  ///
  /// - Parameter transform: The new action for each of the alert's actions.
  /// - Returns: An item with the same id.
  public func map<NewAction>(_ transform: @escaping @Sendable (Action) -> NewAction) -> AlertItem<NewAction> {
    AlertItem<NewAction>(reference: reference) { [decode] id in decode(id).map(transform) }
  }
}
