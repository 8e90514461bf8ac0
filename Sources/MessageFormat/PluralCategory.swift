/// A plural category of CLDR, the keyword that selects a branch of a `plural` or `selectordinal`.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable, Comparable {
  case zero
  case one
  case two
  case few
  case many
  case other

  /// In the order in which CLDR lists them, which is also the order of the pack format.
  package var index: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  package static func < (left: PluralCategory, right: PluralCategory) -> Bool { left.index < right.index }
}
