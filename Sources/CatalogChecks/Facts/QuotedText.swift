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
      var word = WordBefore(literal)
      // Marks that nothing closes from here on: not looked for again.
      var unclosed: Set<Character> = []
      while index < literal.endIndex {
        let opening = literal[index]
        guard let closing = closings(of: opening), !unclosed.contains(opening) else {
          index = literal.index(after: index)
          continue
        }
        guard let end = literal[literal.index(after: index)...].firstIndex(where: { closing.contains($0) }) else {
          unclosed.insert(opening)
          index = literal.index(after: index)
          continue
        }
        let inner = literal[literal.index(after: index)..<end]
        let start = literal.utf8.distance(from: literal.startIndex, to: inner.startIndex)
        quotes.append(
          QuotedText(
            text: String(inner.trimmed),
            span: run.span(of: start..<(start + inner.utf8.count)),
            wordBefore: word.before(index),
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

/// Finds the words before places that follow one another, each part of the text looked at once.
private struct WordBefore {
  private let text: String
  private var searched: String.Index
  private var word = ""

  init(_ text: String) {
    self.text = text
    searched = text.startIndex
  }

  /// The last word before `index`, which is no letter and not before the place asked for last.
  mutating func before(_ index: String.Index) -> String {
    if let last = text[searched..<index].split(whereSeparator: { !$0.isLetter }).last { word = last.lowercased() }
    searched = index
    return word
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
