/// A plural category of CLDR, the keyword that selects a branch of a `plural` or `selectordinal`.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable, Comparable {
  case zero
  case one
  case two
  case few
  case many
  case other

  /// As `init(rawValue:)`, which compares with every keyword.
  init?(keyword: String) {
    switch keyword.utf8.first {
    case UInt8(ascii: "z"): self = .zero
    case UInt8(ascii: "o"): self = keyword.utf8.count == 3 ? .one : .other
    case UInt8(ascii: "t"): self = .two
    case UInt8(ascii: "f"): self = .few
    case UInt8(ascii: "m"): self = .many
    default: return nil
    }
    guard keyword == rawValue else { return nil }
  }

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
