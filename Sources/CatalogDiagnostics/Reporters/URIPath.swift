/// Paths as references of RFC 3986.
enum URIPath {
  /// `de.lproj/My%20Alerts.strings`, or `file:///…` for a path from the root. A relative path never looks like a scheme.
  static func reference(to path: String) -> String {
    let encoded = path.utf8.reduce(into: "") { $0 += escape($1) }
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }

  /// Colons are escaped too, for the sake of a first part such as `a:b`.
  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x30...0x39: return String(UnicodeScalar(byte))
    case 0x2D, 0x2E, 0x2F, 0x5F, 0x7E: return String(UnicodeScalar(byte))
    default: return "%" + String(hexadecimal: byte, digits: 2)
    }
  }
}
