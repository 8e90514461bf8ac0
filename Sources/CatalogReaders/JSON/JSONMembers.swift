package import CatalogDiagnostics

/// The members of an object.
package struct JSONMembers: Sequence, IteratorProtocol {
  private let tape: JSONTape
  private var index: Int
  private let end: Int

  init(_ tape: JSONTape, from start: Int, to end: Int) {
    self.tape = tape
    index = start
    self.end = end
  }

  package mutating func next() -> JSONMember? {
    guard index + 1 < end else { return nil }
    defer { index = Int(tape.nodes[index + 1].next) }
    return JSONMember(tape, index)
  }
}

/// The elements of an array.
package struct JSONElements: Sequence, IteratorProtocol {
  private let tape: JSONTape
  private var index: Int
  private let end: Int

  init(_ tape: JSONTape, from start: Int, to end: Int) {
    self.tape = tape
    index = start
    self.end = end
  }

  package mutating func next() -> JSONValue? {
    guard index < end else { return nil }
    defer { index = Int(tape.nodes[index].next) }
    return JSONValue(tape, index)
  }
}

/// A name and a value in an object.
package struct JSONMember: Sendable {
  private let tape: JSONTape
  private let index: Int

  init(_ tape: JSONTape, _ index: Int) {
    self.tape = tape
    self.index = index
  }

  package var key: SourceText { JSONStringNotation.text(tape.nodes[index], tape.strings) }
  package var value: JSONValue { JSONValue(tape, index + 1) }

  package var keyLocation: SourceLocation {
    SourceLocation(file: tape.file, start: Int(tape.nodes[index].start), end: Int(tape.nodes[index].end))
  }

  /// Whether the key reads so.
  package func isNamed(_ name: StaticString) -> Bool {
    let node = tape.nodes[index]
    guard node.kind == .string else { return key.string == name.description }
    guard Int(node.end - node.start) == name.utf8CodeUnitCount + 2 else { return false }
    return tape.file.bytes.withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else { return false }
      let start = Int(node.start) + 1
      var offset = 0
      while offset < name.utf8CodeUnitCount {
        guard bytes[start + offset] == name.utf8Start[offset] else { return false }
        offset += 1
      }
      return true
    }
  }
}
