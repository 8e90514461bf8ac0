package import CatalogDiagnostics

/// Text in quotation marks of a strings file, with its escapes.
package final class QuotedStringNotation: TextNotation {
  static let shared = QuotedStringNotation()

  private init() {}

  package func sourceOffset(of offset: Int, in text: SourceText) -> Int {
    StringsEscape.sourceOffset(of: offset, in: text)
  }

  package func written(_ replacement: String, at span: Span, in text: SourceText) -> String? {
    let quote: Unicode.Scalar =
      text.file.bytes[text.token.lowerBound] == UInt8(ascii: "'") ? "'" : "\""
    var result = ""
    for scalar in replacement.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\\": result += "\\\\"
      case quote: result += "\\" + String(quote)
      case _ where scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value: result += Self.escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\U" + String(hexadecimal: scalar.value, digits: 4)
  }
}
