package import CatalogDiagnostics

/// A sequence of literal text and placeholders: a whole message, or one branch of a plural or select.
package struct Pattern: Sendable, Hashable {
  package var parts: [Part]
  /// The whole pattern; for a branch, what stands between its braces.
  package var span: Span

  package init(parts: [Part], span: Span) {
    self.parts = parts
    self.span = span
  }

  package enum Part: Sendable, Hashable {
    /// A verbatim slice of the text that is shown as it is.
    case literal(Span)
    /// `#` where it is replaced by the number of the innermost plural.
    case pound(Span)
    case argument(Argument)

    package var span: Span {
      switch self {
      case .literal(let span), .pound(let span): span
      case .argument(let argument): argument.span
      }
    }
  }
}
