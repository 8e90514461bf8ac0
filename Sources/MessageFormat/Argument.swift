package import CatalogDiagnostics

/// A placeholder `{…}` of a message. Never changed, so that checks pass it on without copying what is in it.
package final class Argument: Sendable {
  package let name: String
  package let nameSpan: Span
  /// With its braces.
  package let span: Span
  /// Of the type's keyword: `number`, `plural`, …; `nil` for `{name}`.
  package let keywordSpan: Span?
  package let format: Format
  /// Of a printf text's argument, its place among the arguments of `String(format:)`.
  package let position: Position?

  package init(
    name: String,
    nameSpan: Span,
    span: Span,
    keywordSpan: Span? = nil,
    format: Format,
    position: Position? = nil
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.span = span
    self.keywordSpan = keywordSpan
    self.format = format
    self.position = position
  }

  package struct Position: Sendable, Hashable {
    /// Counted from 1.
    package var index: Int
    /// Whether the text says it, as `%2$@` does; else it is counted.
    package var isExplicit: Bool

    package init(_ index: Int, isExplicit: Bool) {
      self.index = index
      self.isExplicit = isExplicit
    }
  }

  /// How the argument is shown, or what it selects.
  package enum Format: Sendable, Hashable {
    /// `{name}`
    case plain
    /// `{n, number}`, `{n, number, percent}`, `{n, number, ::…}`
    case number(Style?)
    case date(Style?)
    case time(Style?)
    /// `{names, list}`, `{names, list, or}`
    case list(Style?)
    case plural(Plural)
    case select(Select)
    /// `%@`, `%2$lld`: only in printf texts, which otherwise hold `plural` and nothing else.
    case printf(PrintfConversion)
  }

  /// What stands after the second comma, trimmed of pattern white space.
  package struct Style: Sendable, Hashable {
    package var text: String
    package var span: Span

    package init(text: String, span: Span) {
      self.text = text
      self.span = span
    }

    /// Whether the style is a skeleton, `::…`.
    package var isSkeleton: Bool { text.hasPrefix("::") }
  }
}

extension Argument: Hashable {
  package static func == (left: Argument, right: Argument) -> Bool {
    left === right
      || left.span == right.span && left.name == right.name && left.nameSpan == right.nameSpan
        && left.keywordSpan == right.keywordSpan && left.format == right.format && left.position == right.position
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(span)
    hasher.combine(format)
  }
}
