/// The time zone in which dates and times of day are shown: how far it is ahead of UTC.
///
/// The runtime knows no names of time zones. Where a text shows one (`{t, time, long}`), it is the name of UTC in the
/// text's language, and in other zones the offset, `GMT+2`, as ICU shows it for zones without a name.
public struct AlertTimeZone: Sendable {
  private enum Storage: Sendable {
    case utc
    case fixed(Int)
    case changing(@Sendable (Double) -> Int)
  }

  private let storage: Storage

  private init(_ storage: Storage) {
    self.storage = storage
  }

  /// Coordinated Universal Time.
  public static let utc = AlertTimeZone(.utc)

  /// The time zone of the system at this moment, with its summer times.
  public static var system: AlertTimeZone { AlertTimeZone(offset: SystemTimeZone.offset) }

  /// A zone that is always as far ahead of UTC; UTC itself for 0.
  ///
  /// - Parameter secondsFromGMT: Negative west of Greenwich. Less than a day.
  public init(secondsFromGMT: Int) {
    self.init(secondsFromGMT == 0 ? .utc : .fixed(secondsFromGMT))
  }

  /// A zone that changes its offset.
  ///
  /// - Parameter offset: Answers how many seconds the zone is ahead of UTC at a time, in seconds since 1970 UTC. With
  ///   Foundation: `{ zone.secondsFromGMT(for: Date(timeIntervalSince1970: $0)) }`.
  public init(offset: @escaping @Sendable (_ secondsSince1970: Double) -> Int) {
    self.init(.changing(offset))
  }

  var isUTC: Bool {
    if case .utc = storage { true } else { false }
  }

  /// How many seconds the zone is ahead of UTC at a time. More than a day is taken for a day.
  ///
  /// - Parameter secondsSince1970: From 1970-01-01T00:00:00Z on.
  /// - Returns: Negative west of Greenwich.
  public func offset(secondsSince1970: Double) -> Int {
    switch storage {
    case .utc: 0
    case .fixed(let seconds): min(max(seconds, -86_400), 86_400)
    case .changing(let offset): min(max(offset(secondsSince1970), -86_400), 86_400)
    }
  }
}
