import AlertCatalog
package import CatalogModel

/// What generated code and packs are matched by: a hash over everything of a catalog that generated functions show.
package enum CatalogSignature {
  /// A hash over the alerts' keys, the names and types of their arguments, and the ids of their actions and fields. Texts,
  /// roles, kinds and severities may differ between code and pack.
  package static func signature(of catalog: Catalog) -> UInt64 {
    let bytes = PackBytes()
    bytes.number(catalog.alerts.count)
    for alert in catalog.alerts {
      bytes.text(alert.key)
      bytes.number(alert.arguments.count)
      for argument in alert.arguments {
        bytes.text(argument.name)
        write(argument.type, to: bytes)
      }
      bytes.number(alert.actions.count)
      for action in alert.actions { bytes.text(action.id) }
      bytes.number(alert.fields.count)
      for field in alert.fields { bytes.text(field.id) }
    }
    return PackFormat.checksum(bytes.start, bytes.count)
  }

  private static func write(_ type: ArgumentType, to bytes: PackBytes) {
    switch type {
    case .string: bytes.text("string")
    case .int: bytes.text("int")
    case .double: bytes.text("double")
    case .bool: bytes.text("bool")
    case .list: bytes.text("list")
    case .date: bytes.text("date")
    case .enumeration(let values):
      bytes.text("enum")
      bytes.number(values.count)
      for value in values { bytes.text(value) }
    }
  }
}
