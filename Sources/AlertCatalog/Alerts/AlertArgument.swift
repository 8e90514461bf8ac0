/// The value of one argument of an alert.
public enum AlertArgument: Sendable {
  /// Text that is shown as it is.
  case string(String)
  /// A whole number, shown with the digits and the grouping of the text's locale. Plurals count it.
  case int(Int)
  /// A number, shown with at most three fraction digits unless the text says otherwise.
  case double(Double)
  /// What `true` and `false` branches of a `select` are chosen by.
  case bool(Bool)
  /// The value of a generated enum, as the catalog spells it: what a branch of a `select` is chosen by.
  case choice(String)
  /// Texts that are joined as the locale joins them.
  case list([String])
  /// A point in time, in seconds since 1970-01-01T00:00:00Z, without leap seconds.
  case date(secondsSince1970: Double)
}

extension AlertArgument: Hashable {
  /// Doubles are equal when they are the same value bit by bit, so that an alert that shows `NaN` equals itself,
  /// and one that shows `-0` is not the one that shows `0`.
  public static func == (left: AlertArgument, right: AlertArgument) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.double(let left), .double(let right)): left.bitPattern == right.bitPattern
    case (.bool(let left), .bool(let right)): left == right
    case (.choice(let left), .choice(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.date(let left), .date(let right)): left.bitPattern == right.bitPattern
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .string(let text), .choice(let text): hasher.combine(text)
    case .int(let number): hasher.combine(number)
    case .double(let number), .date(let number): hasher.combine(number.bitPattern)
    case .bool(let flag): hasher.combine(flag)
    case .list(let texts): hasher.combine(texts)
    }
  }
}

extension AlertArgument: CustomStringConvertible {
  /// For messages of tests and logs, never for people who use the app.
  public var description: String {
    switch self {
    case .string(let text): "\"\(text)\""
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .choice(let key): ".\(key)"
    case .list(let texts): "\(texts)"
    case .date(let seconds): "\(seconds) s"
    }
  }
}
