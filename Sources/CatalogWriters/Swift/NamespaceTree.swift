import CatalogModel

/// The alerts of a catalog by the namespaces of their keys, both in the order of the definitions.
struct NamespaceTree {
  let name: SwiftIdentifier
  private(set) var functions: [Function] = []
  private(set) var children: [NamespaceTree] = []
  private var positions: [String: Int] = [:]

  struct Function {
    let name: SwiftName
    /// The position of the alert in its catalog.
    let index: Int
  }

  /// `nil` where a key is not usable as a name.
  init?(_ catalog: Catalog) {
    guard let name = SwiftIdentifier(type: catalog.name) else { return nil }
    self.init(name)
    for (index, alert) in catalog.alerts.enumerated() {
      guard let name = try? SwiftName(key: alert.key) else { return nil }
      add(Function(name: name, index: index), below: name.namespaces[...])
    }
  }

  private init(_ name: SwiftIdentifier) {
    self.name = name
  }

  private mutating func add(_ function: Function, below path: ArraySlice<SwiftIdentifier>) {
    guard let next = path.first else { return functions.append(function) }
    let position = positions[next.name] ?? children.count
    if position == children.count {
      children.append(NamespaceTree(next))
      positions[next.name] = position
    }
    children[position].add(function, below: path.dropFirst())
  }
}
