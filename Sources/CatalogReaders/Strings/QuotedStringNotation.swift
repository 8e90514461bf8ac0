package import CatalogDiagnostics

/// Text in quotation marks of a strings file, with its escapes.
package final class QuotedStringNotation: TextNotation {
  static let shared = QuotedStringNotation()

  private init() {}

  package func sourceOffset(of offset: Int, in text: SourceText) -> Int {
    text.file.bytes.withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else { return 0 }
      let end = text.token.upperBound - 1
      var index = text.token.lowerBound + 1
      var decoded = 0
      while decoded < offset, index < end {
        guard bytes[index] == UInt8(ascii: "\\"), index + 1 < end else {
          index += 1
          decoded += 1
          continue
        }
        let escape = StringsEscape(bytes, at: index, end: end)
        decoded += UTF8Encoding.length(of: escape.scalar)
        if decoded > offset { return index }
        index += escape.length
      }
      return index
    }
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
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\U" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  /// The bytes of a text whose `content`, between the quotation marks, has escapes.
  static func decoded(_ bytes: UnsafePointer<UInt8>, _ content: Range<Int>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(content.count)
    let end = content.upperBound
    var start = content.lowerBound
    while true {
      let index = ByteScan.first(UInt8(ascii: "\\"), bytes, from: start, to: end)
      output.append(contentsOf: UnsafeBufferPointer(start: bytes + start, count: index - start))
      guard index + 1 < end else { return output }
      let escape = StringsEscape(bytes, at: index, end: end)
      UTF8Encoding.append(escape.scalar, to: &output)
      start = index + escape.length
    }
  }
}
