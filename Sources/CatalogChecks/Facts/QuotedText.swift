import CatalogDiagnostics
import MessageFormat

/// Text in quotation marks, of whatever language.
struct QuotedText {
  let text: String
  /// Without the quotation marks.
  let span: Span
  /// The word before the opening mark, in small letters.
  let wordBefore: String
  /// What follows the closing mark, up to the end of the literal.
  let textAfter: Substring

  static func all(in message: Message) -> [QuotedText] {
    var quotes: [QuotedText] = []
    message.forEachLiteral { literal, run in
      var index = literal.startIndex
      while index < literal.endIndex {
        guard let closing = closings(of: literal[index]),
          let end = literal[literal.index(after: index)...].firstIndex(where: { closing.contains($0) })
        else {
          index = literal.index(after: index)
          continue
        }
        let inner = literal[literal.index(after: index)..<end]
        let start = literal.utf8.distance(from: literal.startIndex, to: inner.startIndex)
        quotes.append(
          QuotedText(
            text: String(inner.trimmed),
            span: run.span(of: start..<(start + inner.utf8.count)),
            wordBefore: literal[..<index].split { !$0.isLetter }.last?.lowercased() ?? "",
            textAfter: literal[literal.index(after: end)...]
          )
        )
        index = literal.index(after: end)
      }
    }
    return quotes
  }

  private static func closings(of opening: Character) -> String? {
    // Nearly all characters are letters and spaces.
    if let byte = opening.asciiValue { return byte == UInt8(ascii: "\"") ? "\"" : nil }
    return switch opening {
    case "“": "”“"
    case "„": "“”„"
    case "”": "”“"
    case "«": "»"
    case "»": "«»"
    case "「": "」"
    case "『": "』"
    default: nil
    }
  }
}

extension Substring {
  /// Without spaces at the ends, no-break ones included.
  fileprivate var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
