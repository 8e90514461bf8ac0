import CatalogDiagnostics
import CatalogModel
import MessageFormat

/// The documentation comment of an alert's function: what the alert says, what it is for, and its arguments.
enum AlertDocumentation {
  static func of(_ alert: Alert, source: LocalizedAlert?) -> SwiftDocumentation {
    var paragraphs: [[String]] = []
    if let title = source?.texts.first.flatMap({ $0 }) {
      paragraphs.append([summary(of: title.message)])
    } else {
      paragraphs.append([line(alert.key)])
    }
    if let comment = alert.comment { paragraphs += self.paragraphs(of: comment) }
    return SwiftDocumentation(paragraphs, parameters: alert.arguments.compactMap(parameter))
  }

  /// `Delete “{fileName}”? · Delete {count} files?`
  private static func summary(of message: Message) -> String {
    let variants = MessageVariants.texts(of: message).map { line($0, limit: 200) }
    var seen: Set<String> = []
    return variants.filter { !$0.isEmpty && seen.insert($0).inserted }.joined(separator: " · ")
  }

  private static func parameter(_ argument: AlertArgument) -> SwiftDocumentation.Parameter? {
    guard let name = SwiftIdentifier(member: argument.name)?.name else { return nil }
    var facts: [String] = []
    if case .int = argument.type, argument.hasDeclaredRange {
      facts.append("\(argument.range.lowerBound)…\(argument.range.upperBound)")
    }
    if let example = argument.example {
      let code = argument.isNumber ? line(example, limit: 80) : "`" + line(example, limit: 80, isCode: true) + "`"
      facts.append("for example " + code)
    }
    guard !facts.isEmpty else { return nil }
    let text = facts.joined(separator: ", ")
    return SwiftDocumentation.Parameter(name, text.prefix(1).uppercased() + text.dropFirst() + ".")
  }

  /// A comment's own lines and paragraphs.
  private static func paragraphs(of comment: String) -> [[String]] {
    var result: [[String]] = [[]]
    for text in comment.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: isLineBreak) {
      let text = line(String(text))
      if text.isEmpty {
        result.append([])
      } else {
        result[result.count - 1].append(text)
      }
    }
    return result.filter { !$0.isEmpty }
  }

  /// Text on one line of a comment: white space is folded, everything that could act is escaped.
  private static func line(_ text: String, limit: Int = .max, isCode: Bool = false) -> String {
    let words = text.unicodeScalars.split { isLineBreak($0) || $0 == " " || $0 == "\t" }
    let text = DisplayText.escaped(words.map { String($0) }.joined(separator: " "), limit: limit)
    guard text.utf8.contains(UInt8(ascii: "`")) else { return text }
    return isCode
      ? String(text.map { $0 == "`" ? "'" : $0 })
      : text.split(separator: "`", omittingEmptySubsequences: false).joined(separator: "\\`")
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}

extension AlertArgument {
  fileprivate var isNumber: Bool { type == .int || type == .double }
}
