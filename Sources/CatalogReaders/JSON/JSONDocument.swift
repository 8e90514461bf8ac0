package import CatalogDiagnostics

/// What was read of a JSON file.
package struct JSONDocument: Sendable {
  package let file: SourceFile
  package let findings: [Finding]
  /// Whether a mistake in the file hid a part of it.
  package let isPartial: Bool
  private let tape: JSONTape

  init(file: SourceFile, nodes: [JSONNode], findings: [Finding], isPartial: Bool) {
    self.file = file
    self.findings = findings
    self.isPartial = isPartial
    tape = JSONTape(file: file, nodes: nodes)
  }

  /// `nil` where the file holds no value.
  package var root: JSONValue? {
    tape.nodes.isEmpty ? nil : JSONValue(tape, 0)
  }
}

/// The nodes of a file, shared by all values that are taken out of it.
final class JSONTape: Sendable {
  let file: SourceFile
  let nodes: [JSONNode]
  let strings: SourceOrigin

  init(file: SourceFile, nodes: [JSONNode]) {
    self.file = file
    strings = JSONStringNotation.origin(file)
    self.nodes = nodes
  }
}
