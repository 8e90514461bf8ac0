/// How a list is joined: what stands behind `list` in a message.
///
/// `and`, `or` and `unit` are CLDR's kinds; `-short` or `-narrow` behind them asks for shorter conjunctions:
/// `{names, list}`, `{names, list, or}`, `{sizes, list, unit-narrow}`.
package struct ListStyle: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    /// “a, b and c”
    case and
    /// “a, b or c”
    case or
    /// “3 feet, 7 inches”
    case unit
  }

  package enum Width: String, Sendable, CaseIterable {
    case wide, short, narrow
  }

  package var kind: Kind
  package var width: Width

  /// What `{names, list}` means.
  package static let standard = ListStyle(.and)

  package init(_ kind: Kind, _ width: Width = .wide) {
    self.kind = kind
    self.width = width
  }

  /// The style with a name, `nil` where there is none.
  package init?(name: String) {
    guard let style = Self.all.first(where: { $0.name == name }) else { return nil }
    self = style
  }

  /// As messages spell it.
  package var name: String { width == .wide ? kind.rawValue : kind.rawValue + "-" + width.rawValue }

  /// Every style, those that are used most first.
  package static let all = Width.allCases.flatMap { width in Kind.allCases.map { ListStyle($0, width) } }
}
