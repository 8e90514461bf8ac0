/// Untrusted text in XML 1.0 that is written.
enum XMLOutput {
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// For content and for attribute values in double quotes. What XML does not allow, and what could act on a reader, is
  /// shown as `\u{…}`; the result has no markup, and no `]]>`.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in DisplayText.escaped(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// ` name="value"`
  static func attribute(_ name: String, _ value: String) -> String {
    " " + name + "=\"" + escaped(value) + "\""
  }

  static func attribute(_ name: String, _ value: Int) -> String {
    attribute(name, String(value))
  }
}
