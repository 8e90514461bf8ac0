import CatalogDiagnostics
import MessageFormat

/// A placeholder that shows something, and the literal text that stands directly before and behind it.
struct PlacedArgument {
  /// `nil` for `#`.
  let argument: Argument?
  let span: Span
  let before: Span?
  let after: Span?
  /// Whether another placeholder follows the text behind it.
  let isFollowedByAnother: Bool
}

extension Pattern {
  /// Calls `body` for every placeholder that shows something, also in branches, in order.
  func forEachPlacedArgument(_ body: (PlacedArgument) -> Void) {
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal: continue
      case .pound(let span): body(placed(nil, span, at: index))
      case .argument(let argument):
        switch argument.format {
        case .plural(let plural): for branch in plural.branches { branch.pattern.forEachPlacedArgument(body) }
        case .select(let select): for branch in select.branches { branch.pattern.forEachPlacedArgument(body) }
        case .plain, .number, .date, .time, .list, .printf: body(placed(argument, argument.span, at: index))
        }
      }
    }
  }

  private func placed(_ argument: Argument?, _ span: Span, at index: Int) -> PlacedArgument {
    let after = literal(at: index + 1)
    return PlacedArgument(
      argument: argument,
      span: span,
      before: literal(at: index - 1),
      after: after,
      isFollowedByAnother: after != nil && index + 2 < parts.count && literal(at: index + 2) == nil
    )
  }

  private func literal(at index: Int) -> Span? {
    guard parts.indices.contains(index), case .literal(let span) = parts[index] else { return nil }
    return span
  }
}
