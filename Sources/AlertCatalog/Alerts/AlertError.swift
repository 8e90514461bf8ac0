/// An error that an alert tells of: a generated enum with one case for each alert of the catalog with `error: true`.
///
///     throw Alerts.Failure.serverUnreachable(server: host)
///
/// Errors are equal when their alerts are: catalog, key and arguments.
public protocol AlertError: Error, Hashable, Identifiable where ID == AlertID {
  /// The actions of all alerts of the enum. One alert has some of them.
  associatedtype Action: AlertActions

  /// The alert that tells of the error.
  var item: AlertItem<Action> { get }
}

extension AlertError {
  /// Catalog, key and arguments of the alert.
  public var id: AlertID { item.id }

  /// Whether both are told of by the same alert with the same arguments.
  public static func == (left: Self, right: Self) -> Bool { left.item == right.item }

  public func hash(into hasher: inout Hasher) { hasher.combine(item) }
}
