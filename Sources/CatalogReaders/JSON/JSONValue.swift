package import CatalogDiagnostics

/// A value of a JSON file: where it stands, and what is in it, taken out when it is asked for.
package struct JSONValue: Sendable {
  private let tape: JSONTape
  private let index: Int

  init(_ tape: JSONTape, _ index: Int) {
    self.tape = tape
    self.index = index
  }

  package enum Kind: Sendable, Hashable {
    case object, array, string, number, boolean, null
    /// Nested too deep, and reported.
    case unreadable
  }

  private var node: JSONNode { tape.nodes[index] }

  package var kind: Kind {
    switch node.kind {
    case .object: .object
    case .array: .array
    case .string, .escapedString: .string
    case .number: .number
    case .yes, .no: .boolean
    case .null: .null
    case .unreadable: .unreadable
    }
  }

  package var location: SourceLocation {
    SourceLocation(file: tape.file, start: Int(node.start), end: Int(node.end))
  }

  /// Of a string.
  package var text: SourceText? {
    kind == .string ? JSONStringNotation.text(node, tape.strings) : nil
  }

  /// A number as it is written.
  package var number: String? {
    guard node.kind == .number else { return nil }
    return tape.file.bytes.withUnsafeBufferPointer { String(decoding: $0[node.range], as: UTF8.self) }
  }

  package var boolean: Bool? {
    switch node.kind {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// Of an object, in the order of the file; a name may occur more than once. Empty for other values.
  package var members: JSONMembers {
    node.kind == .object ? JSONMembers(tape, from: index + 1, to: Int(node.next)) : JSONMembers(tape, from: 0, to: 0)
  }

  /// Of an array. Empty for other values.
  package var elements: JSONElements {
    node.kind == .array ? JSONElements(tape, from: index + 1, to: Int(node.next)) : JSONElements(tape, from: 0, to: 0)
  }

  /// The member of an object with this name; of several the last, as Foundation has it.
  ///
  /// - Complexity: O(*n*) in the members of the object.
  package subscript(name: StaticString) -> JSONValue? {
    var found: JSONValue?
    for member in members where member.isNamed(name) { found = member.value }
    return found
  }

  /// What a finding calls the value where another kind was expected.
  package var kindName: String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "a text"
    case .number: "a number"
    case .boolean: "a boolean"
    case .null: "null"
    case .unreadable: "a value nested too deep"
    }
  }
}
