import CatalogModel

/// How long an argument's value is in a text: as its example, else as such values usually are.
struct ArgumentLength: Sendable {
  /// In user-perceived characters.
  let shown: Int
  /// No less, and quickly found.
  let bound: Int

  /// Of an argument of which nothing is known.
  static let unknown = ArgumentLength(shown: textLength, bound: textLength)

  private init(shown: Int, bound: Int) {
    self.shown = shown
    self.bound = bound
  }

  init(_ argument: AlertArgument) {
    if let example = argument.example {
      self.init(shown: example.count, bound: example.utf8.count)
    } else {
      let usual = Self.usual(argument)
      self.init(shown: usual, bound: usual)
    }
  }

  private static let textLength = 8

  private static func usual(_ argument: AlertArgument) -> Int {
    switch argument.type {
    case .int: min(String(argument.range.upperBound).count, 4)
    case .double: 5
    case .bool: 5
    case .date: 10
    case .string: textLength
    case .list: 20
    case .enumeration(let values): values.map(\.count).max() ?? textLength
    }
  }
}
