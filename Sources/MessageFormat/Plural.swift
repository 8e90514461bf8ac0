package import CatalogDiagnostics

/// `{n, plural, …}` or `{n, selectordinal, …}`.
package struct Plural: Sendable, Hashable {
  package var kind: Kind
  /// Of the keyword `plural` or `selectordinal`.
  package var kindSpan: Span
  /// Subtracted from the number before a category is chosen and before `#` is shown; not for `=N`.
  package var offset: Int
  /// Of `offset:N`, where it is written.
  package var offsetSpan: Span?
  package var branches: [Branch]
  /// Of a printf text's variable, the conversion that its file names for the value.
  package var valueConversion: PrintfConversion?

  package init(
    kind: Kind,
    kindSpan: Span,
    offset: Int,
    offsetSpan: Span?,
    branches: [Branch],
    valueConversion: PrintfConversion? = nil
  ) {
    self.kind = kind
    self.kindSpan = kindSpan
    self.offset = offset
    self.offsetSpan = offsetSpan
    self.branches = branches
    self.valueConversion = valueConversion
  }

  /// What shows the number in a branch: `#`, or `%lld` in a form of a printf text.
  package func numberSign(in syntax: MessageSyntax) -> String {
    syntax == .icu ? "#" : "%" + (valueConversion?.text ?? "lld")
  }

  package enum Kind: String, Sendable, Hashable {
    case cardinal = "plural"
    case ordinal = "selectordinal"
  }

  package struct Branch: Sendable, Hashable {
    package var selector: Selector
    package var selectorSpan: Span
    package var pattern: Pattern

    package init(selector: Selector, selectorSpan: Span, pattern: Pattern) {
      self.selector = selector
      self.selectorSpan = selectorSpan
      self.pattern = pattern
    }
  }

  package enum Selector: Sendable, Hashable {
    /// `=N`
    case exact(Double)
    case category(PluralCategory)
    /// A keyword that CLDR does not have; reported as `unknown-selector`.
    case unknown(String)
  }
}
