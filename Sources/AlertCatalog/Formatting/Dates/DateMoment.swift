/// A moment in a time zone.
struct DateMoment {
  /// Since 1970 in local time.
  let localMilliseconds: Int
  /// How far the zone is ahead of UTC, in seconds.
  let offset: Int
  let isUTC: Bool

  /// ICU's greatest date, and less than what could overflow.
  private static let limit = 183_882_168_921_600_000.0

  /// `nil` for what is not a number.
  init?(secondsSince1970 seconds: Double, _ zone: AlertTimeZone) {
    guard !seconds.isNaN else { return nil }
    offset = zone.offset(secondsSince1970: seconds)
    isUTC = zone.isUTC
    let milliseconds = min(max(seconds * 1000, -Self.limit), Self.limit)
    // A fraction that was meant as milliseconds is not exact as a double: it is not cut to the one below.
    let nearest = milliseconds.rounded()
    let whole = (milliseconds - nearest).magnitude <= milliseconds.ulp * 2 ? nearest : milliseconds.rounded(.down)
    localMilliseconds = Int(whole) + offset * 1000
  }
}
