package import CatalogDiagnostics

/// A string of JSON.
package final class JSONStringNotation: TextNotation {
  static let shared = JSONStringNotation()

  private init() {}

  package func sourceOffset(of offset: Int, in text: SourceText) -> Int {
    if text.isVerbatim { return text.range.lowerBound + offset }
    return JSONEscape.sourceOffset(of: offset, in: text)
  }

  package func written(_ replacement: String, at span: Span, in text: SourceText) -> String? {
    var result = ""
    for scalar in replacement.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// What the strings of a file have in common.
  static func origin(_ file: SourceFile) -> SourceOrigin { SourceOrigin(file: file, notation: shared) }

  static func text(_ node: JSONNode, _ origin: SourceOrigin) -> SourceText {
    let content = content(of: node.range)
    guard node.kind == .escapedString else {
      return SourceText(verbatim: content, origin: origin, token: node.range)
    }
    let text = origin.file.bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { JSONEscape.decoded($0, content) } ?? []
    }
    return SourceText(decoded: text, origin: origin, token: node.range)
  }

  /// Between the quotation marks.
  static func content(of token: Range<Int>) -> Range<Int> {
    token.lowerBound + 1..<token.upperBound - 1
  }
}
