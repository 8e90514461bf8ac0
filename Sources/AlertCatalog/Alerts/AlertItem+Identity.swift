extension AlertItem: Identifiable {
  /// Catalog, key and arguments. Never random, and the same in every language.
  public var id: AlertID { AlertID(reference: reference) }
}

extension AlertItem: Hashable {
  /// Whether both are the same alert of the same catalog with the same arguments.
  public static func == (left: AlertItem, right: AlertItem) -> Bool { left.reference == right.reference }

  public func hash(into hasher: inout Hasher) { hasher.combine(reference) }
}

extension AlertItem: CustomStringConvertible {
  /// For messages of tests and logs: `Alerts.file.delete("a.txt", 3)`.
  public var description: String { reference.description }
}
