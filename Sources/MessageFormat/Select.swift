package import CatalogDiagnostics

/// `{who, select, female {…} other {…}}`
package struct Select: Sendable, Hashable {
  package var branches: [Branch]

  package init(branches: [Branch]) {
    self.branches = branches
  }

  package struct Branch: Sendable, Hashable {
    package var key: String
    package var keySpan: Span
    package var pattern: Pattern

    package init(key: String, keySpan: Span, pattern: Pattern) {
      self.key = key
      self.keySpan = keySpan
      self.pattern = pattern
    }
  }
}
