/// A file that was read: its path as people see it, and its bytes as UTF-8.
///
/// Positions everywhere are byte offsets into `bytes`; lines and columns are computed when something is printed.
package final class SourceFile: Sendable {
  /// Relative to the working directory where the file lies below it, with `/` between parts.
  package let path: String
  /// UTF-8. A file in UTF-16 is transcoded when it is read; positions then count the transcoded bytes.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

extension SourceFile: Equatable {
  package static func == (left: SourceFile, right: SourceFile) -> Bool { left === right }
}
