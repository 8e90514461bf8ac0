/// What generated functions take for a date: Foundation's `Date`, or an ``AlertInstant`` where there is no Foundation.
///
/// On Apple platforms `Date` is one as it is. Elsewhere the runtime does not know whether an app has Foundation, and a line
/// in the app says it:
///
///     extension Date: @retroactive AlertDate {}
public protocol AlertDate: Sendable {
  /// The seconds since 1970-01-01T00:00:00Z, without leap seconds; negative before.
  var timeIntervalSince1970: Double { get }
}

/// A point in time without Foundation.
public struct AlertInstant: AlertDate, Hashable {
  /// The seconds since 1970-01-01T00:00:00Z, without leap seconds; negative before.
  public let timeIntervalSince1970: Double

  /// - Parameter secondsSince1970: From 1970-01-01T00:00:00Z on, without leap seconds; negative before.
  public init(secondsSince1970: Double) {
    timeIntervalSince1970 = secondsSince1970
  }
}

extension AlertArgument {
  /// What generated functions call.
  ///
  /// - Parameter date: A point in time.
  /// - Returns: The same as the value of an argument.
  @inline(never)
  public static func date(_ date: some AlertDate) -> AlertArgument {
    .date(secondsSince1970: date.timeIntervalSince1970)
  }
}
