import CatalogModel

/// An alert as every locale of a pack sees it.
struct PackAlert: Sendable {
  let key: String
  /// Its shape in the form of the pack.
  let shape: [UInt8]
  /// The alert's slots in the order in which a record has their texts.
  let slots: [Int]
  let arguments: [(name: String, type: ArgumentType)]
  /// For each text of a record the index of the standard action that stands there if there is no other text, or -1.
  let standardActions: [Int]
}

/// The alerts of a pack.
struct PackAlerts: Sendable {
  private(set) var alerts: [PackAlert] = []
  private(set) var standardIDs: [String] = []
  /// Of all records of one locale.
  private(set) var textCount = 0

  init(_ catalog: Catalog) throws(PackWritingError) {
    alerts.reserveCapacity(catalog.alerts.count)
    for alert in catalog.alerts {
      let shape = try PackShape(alert)
      textCount += shape.slots.count
      alerts.append(
        PackAlert(
          key: alert.key,
          shape: shape.bytes.array,
          slots: shape.slots,
          arguments: alert.arguments.map { (name: $0.name, type: $0.type) },
          standardActions: shape.slots.map { standardAction(alert.slots[$0].standardAction) }
        )
      )
    }
  }

  private mutating func standardAction(_ id: String?) -> Int {
    guard let id else { return -1 }
    if let index = standardIDs.firstIndex(of: id) { return index }
    standardIDs.append(id)
    return standardIDs.count - 1
  }
}
