import CatalogDiagnostics
import MessageFormat

/// A message as people read it in a comment: one text for each branch, with arguments by their names.
enum MessageVariants {
  /// More than a few variants tell a reader nothing: the branches `other` stand for the rest.
  private static let limit = 6

  static func texts(of message: Message) -> [String] {
    texts(of: message.pattern, in: message.text, number: nil)
  }

  private static func texts(of pattern: Pattern, in text: SourceText, number: String?) -> [String] {
    var results = [""]
    for part in pattern.parts {
      let additions = self.texts(of: part, in: text, number: number)
      if additions.count * results.count <= limit {
        results = results.flatMap { start in additions.map { start + $0 } }
      } else {
        // The last branch is `other` in almost every message.
        results = results.map { $0 + (additions.last ?? "") }
      }
    }
    return results
  }

  private static func texts(of part: Pattern.Part, in text: SourceText, number: String?) -> [String] {
    switch part {
    case .literal(let span): return [text.string(in: span)]
    case .pound: return [number.map { "{" + $0 + "}" } ?? "#"]
    case .argument(let argument):
      switch argument.format {
      case .plural(let plural):
        return plural.branches.flatMap { texts(of: $0.pattern, in: text, number: argument.name) }
      case .select(let select):
        return select.branches.flatMap { texts(of: $0.pattern, in: text, number: nil) }
      default:
        return ["{" + argument.name + "}"]
      }
    }
  }
}
