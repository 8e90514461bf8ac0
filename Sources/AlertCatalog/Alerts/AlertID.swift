/// What identifies an alert: its catalog, its key and its arguments.
public struct AlertID: Sendable, Hashable {
  let reference: AlertReference

  /// The name of the catalog, `Alerts`.
  public var catalog: String { reference.catalog.name }

  /// The alert's key in its catalog, `file.delete`.
  public var key: String { reference.key }
}

extension AlertID: CustomStringConvertible {
  /// For messages of tests and logs: `Alerts.file.delete("a.txt", 3)`.
  public var description: String { reference.description }
}
