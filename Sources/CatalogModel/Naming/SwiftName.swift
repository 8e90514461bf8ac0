/// Where an alert stands in the generated code: its key, split at the dots.
package struct SwiftName: Sendable, Hashable {
  /// The enums around the function, outermost first, without that of the catalog.
  package let namespaces: [SwiftIdentifier]
  package let function: SwiftIdentifier

  /// - Throws: ``UnusableKey`` where a part of the key is empty or has nothing that can stand in a name.
  package init(key: String) throws(UnusableKey) {
    guard !key.isEmpty else { throw .emptyKey }
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    var namespaces: [SwiftIdentifier] = []
    for part in parts.dropLast() {
      guard let name = SwiftIdentifier(type: String(part)) else { throw .unusable(part: String(part)) }
      namespaces.append(name)
    }
    let last = String(parts.last ?? "")
    guard let function = SwiftIdentifier(member: last) else { throw .unusable(part: last) }
    self.namespaces = namespaces
    self.function = function
  }

  /// `File.delete`: two alerts whose paths are equal would be one declaration.
  package var path: String {
    (namespaces + [function]).map(\.name).joined(separator: ".")
  }
}

/// Why a key cannot become a name.
package enum UnusableKey: Error, Sendable, Hashable {
  case emptyKey
  /// A part between dots that is empty or holds nothing that can stand in a name.
  case unusable(part: String)
}
