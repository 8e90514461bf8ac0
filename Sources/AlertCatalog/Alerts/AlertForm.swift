/// An alert with text fields: an item, and the type of what people type into it.
public struct AlertForm<Action: Sendable, Fields: AlertFields>: Sendable {
  /// The alert.
  public let item: AlertItem<Action>

  /// What generated functions call.
  ///
  /// - Parameter item: The alert, whose fields are those of `Fields` in the same order.
  @inline(never)
  public init(_ item: AlertItem<Action>) {
    self.item = item
  }

  /// The alert's texts in the language that the localizer chooses; see ``AlertItem/resolved(for:)``.
  ///
  /// - Parameter localizer: Which languages are wanted, and which packs have them. The system's unless given.
  /// - Returns: Everything that is needed to present the alert.
  public func resolved(for localizer: AlertLocalizer = .system) -> ResolvedAlert<Action> {
    item.resolved(for: localizer)
  }

  /// The same alert with other actions.
  ///
  /// - Parameter transform: The new action for each of the alert's actions.
  /// - Returns: A form with the same id and fields.
  public func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> AlertForm<NewAction, Fields> {
    AlertForm<NewAction, Fields>(item.map(transform))
  }
}

extension AlertForm: Identifiable, Hashable {
  /// Catalog, key and arguments. Never random, and the same in every language.
  public var id: AlertID { item.id }

  /// Whether both are the same alert of the same catalog with the same arguments.
  public static func == (left: AlertForm, right: AlertForm) -> Bool { left.item == right.item }

  public func hash(into hasher: inout Hasher) { hasher.combine(item) }
}

extension AlertForm: CustomStringConvertible {
  /// For messages of tests and logs: `Alerts.file.rename("a.txt")`.
  public var description: String { item.description }
}
