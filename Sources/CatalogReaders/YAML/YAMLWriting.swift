import CatalogDiagnostics

/// Text as it must be written inside a YAML token.
enum YAMLWriting {
  /// Whether `text` as a whole can stand without quotation marks: nothing of it ends the text, begins a comment,
  /// makes a key or means something else at the beginning. Line breaks count as the spaces between folded lines.
  static func isPlain(_ text: String, inFlow: Bool) -> Bool {
    guard let first = text.unicodeScalars.first, first != " ", text.unicodeScalars.last != " " else { return false }
    guard !"-?:,[]{}#&*!|>'\"%@`".unicodeScalars.contains(first) else { return false }
    var previous = first
    for scalar in text.unicodeScalars {
      if previous == ":", scalar == " " || scalar == "\n" || inFlow { return false }
      switch scalar {
      case "#": if previous == " " || previous == "\n" { return false }
      case ",", "[", "]", "{", "}": if inFlow { return false }
      case "\n": break
      default: if !isPrintable(scalar) { return false }
      }
      previous = scalar
    }
    return previous != ":"
  }

  /// Whether `text` can be written as it is within a line.
  static func isOneLine(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { isPrintable($0) || $0 == "\t" }
  }

  static func singleQuoted(_ text: String) -> String? {
    var result = ""
    for scalar in text.unicodeScalars {
      guard isPrintable(scalar) else { return nil }
      result.unicodeScalars.append(scalar)
      if scalar == "'" { result.append("'") }
    }
    return result
  }

  static func doubleQuoted(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if isPrintable(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          let isWide = scalar.value > 0xFFFF
          result += (isWide ? "\\U" : "\\u") + String(hexadecimal: scalar.value, digits: isWide ? 8 : 4)
        }
      }
    }
    return result
  }

  /// The whole of `text` as a quoted scalar, in the marks that need the fewest changes.
  static func quotedScalar(_ text: String) -> String {
    if text.contains(where: { $0 == "\"" || $0 == "\\" }), !text.contains("'"), let single = singleQuoted(text) {
      return "'" + single + "'"
    }
    return "\"" + doubleQuoted(text) + "\""
  }

  /// Whether a character may stand in a file as it is, and on one line.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
