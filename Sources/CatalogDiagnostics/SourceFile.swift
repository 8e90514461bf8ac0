/// A file that was read: its path as people see it, and its bytes as UTF-8.
///
/// Positions everywhere are byte offsets into `bytes`; lines and columns are computed when something is printed.
public final class SourceFile: Sendable {
  /// Relative to the working directory where the file lies below it, with `/` between parts.
  package let path: String
  /// UTF-8. A file in UTF-16 is transcoded when it is read; positions then count the transcoded bytes.
  public let bytes: [UInt8]
  /// What the file is on disk, which a fix has to write again.
  package let encoding: Encoding

  package enum Encoding: Sendable, Hashable {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
    /// A format without text lines, such as a binary property list: everything in it counts as its start.
    case binary
  }

  package init(path: String, bytes: [UInt8], encoding: Encoding = .utf8) {
    self.path = path
    self.bytes = bytes
    self.encoding = encoding
  }

  /// Where the text begins: after the byte-order mark, if there is one.
  package var contentStart: Int {
    guard encoding == .utf8 else { return 0 }
    var start = 0
    while start + 3 <= bytes.count, bytes[start] == 0xEF, bytes[start + 1] == 0xBB, bytes[start + 2] == 0xBF {
      start += 3
    }
    return start
  }
}

extension SourceFile: Equatable {
  public static func == (left: SourceFile, right: SourceFile) -> Bool { left === right }
}
