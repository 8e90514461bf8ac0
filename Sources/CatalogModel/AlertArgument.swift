package import CatalogDiagnostics

/// A typed argument of an alert: a parameter of its generated function.
package struct AlertArgument: Sendable, Hashable {
  package var name: String
  package var type: ArgumentType
  /// Where it is declared or, where it is inferred, first used in the source text.
  package var location: SourceLocation { place.location }
  package var isDeclared: Bool
  /// Of an `int`: which values occur, and so which plural categories can be reached. 0…999,999 where nothing is said.
  package var range: ClosedRange<Int>
  /// Whether `min` or `max` was given.
  package var hasDeclaredRange: Bool
  /// As it is written in the definitions.
  package var example: String?
  private let place: Place

  private enum Place {
    case declaration(SourceLocation)
    case firstUse(SourceText, Span)

    /// Found when it is asked for: to find every first use of a text with many takes the square of its length.
    var location: SourceLocation {
      switch self {
      case .declaration(let location): location
      case .firstUse(let text, let span): text.location(of: span)
      }
    }
  }

  package init(
    name: String,
    type: ArgumentType,
    location: SourceLocation,
    isDeclared: Bool,
    range: ClosedRange<Int> = AlertArgument.defaultRange,
    hasDeclaredRange: Bool = false,
    example: String? = nil
  ) {
    self.name = name
    self.type = type
    place = .declaration(location)
    self.isDeclared = isDeclared
    self.range = range
    self.hasDeclaredRange = hasDeclaredRange
    self.example = example
  }

  /// An argument that a text uses and nothing declares.
  init(inferred name: String, in text: SourceText, at span: Span) {
    self.name = name
    type = .string
    isDeclared = false
    range = Self.defaultRange
    hasDeclaredRange = false
    place = .firstUse(text, span)
  }

  package static let defaultRange = 0...999_999

  package static func == (left: AlertArgument, right: AlertArgument) -> Bool {
    left.name == right.name && left.type == right.type && left.range == right.range
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(type)
  }
}

/// The type of an argument: `type` in the definitions.
package enum ArgumentType: Sendable, Hashable {
  case string, int, double, date, list, bool
  /// The values in the order of their declaration; where the enum is inferred from a `select`, in order of appearance.
  case enumeration([String])
}
