/// Which alert of which catalog with which arguments: what an item is, without the type of its actions.
@usableFromInline
final class AlertReference: Sendable {
  let catalog: CompiledCatalog
  /// The alert's position in its catalog.
  let index: Int
  let arguments: [AlertArgument]

  init(catalog: CompiledCatalog, index: Int, arguments: [AlertArgument]) {
    self.catalog = catalog
    self.index = index
    self.arguments = arguments
  }

  var key: String { catalog.key(at: index) }

  func adding(_ argument: AlertArgument) -> AlertReference {
    AlertReference(catalog: catalog, index: index, arguments: arguments + [argument])
  }
}

extension AlertReference: Hashable {
  @usableFromInline
  static func == (left: AlertReference, right: AlertReference) -> Bool {
    left === right
      || left.index == right.index && left.catalog == right.catalog && left.arguments == right.arguments
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(catalog)
    hasher.combine(index)
    hasher.combine(arguments)
  }
}

extension AlertReference: CustomStringConvertible {
  @usableFromInline
  var description: String {
    let values = arguments.map(\.description).joined(separator: ", ")
    return "\(catalog.name).\(key)(\(values))"
  }
}
