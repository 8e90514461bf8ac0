/// Text of a catalog, a path or an argument as a message may show it: in quotation marks, on one line, without
/// anything that a terminal or a reader could take for more than text.
///
/// - Parameters:
///   - text: Any text at all.
///   - limit: How many characters of it are shown; what is left out is marked with `…`.
/// - Returns: `“text”` with controls, line breaks, direction marks and invisible characters as `\u{…}`.
package func quoted(_ text: String, limit: Int = 80) -> String {
  "“" + DisplayText.escaped(text, limit: limit) + "”"
}

/// How untrusted text is made fit for being shown.
package enum DisplayText {
  /// `text` on one line, each scalar that could do something escaped.
  ///
  /// Scalars are limited too, since one character may carry thousands of marks.
  package static func escaped(_ text: String, limit: Int = .max) -> String {
    if isPlain(text, limit: limit) { return text }
    var result = ""
    var shown = 0
    for character in text {
      if shown >= limit { return result + "…" }
      shown += 1
      var marks = 0
      for scalar in character.unicodeScalars {
        marks += 1
        if limit != .max && marks > 12 { return result + "…" }
        append(scalar, to: &result)
      }
    }
    return result
  }

  /// Lines stay lines; whatever else could act on a terminal does not.
  package static func escapedLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(separator: "\n")
  }

  /// Whether a terminal, or a reader's eye, takes `scalar` for something other than the text it stands in.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: false
    case 0...0x1F, 0x7F...0x9F: true
    case 0xAD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F: true
    case 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0: true
    case 0xFFF0...0xFFFB, 0xFFFE, 0xFFFF, 0xFDD0...0xFDEF: true
    case 0x1D173...0x1D17A, 0xE0000...0xE0FFF: true
    case 0x1FFFE...0x10FFFF: scalar.value & 0xFFFE == 0xFFFE
    default: false
    }
  }

  package static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where isUnsafe(scalar): result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: result.unicodeScalars.append(scalar)
    }
  }

  /// Whether nothing is to be escaped or left out, as is quickly told of most texts: each of their scalars is a character.
  private static func isPlain(_ text: String, limit: Int) -> Bool {
    var count = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x2010...0x2027: count += 1
      default: return false
      }
    }
    return count <= limit
  }
}
