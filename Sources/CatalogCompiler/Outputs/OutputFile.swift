/// A file to be written: its name in the output folder, and all of its bytes.
package struct OutputFile: Sendable, Equatable {
  package var name: String
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
