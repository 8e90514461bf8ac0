import AlertCatalog
import CatalogModel
import LocaleData

/// The time zone of a request.
enum RequestTimeZone {
  /// UTC for none; an offset from it as RFC 3339 writes it (`+05:30`); or a zone by its name in the tz database, which is
  /// shown by its offset at the time in question.
  static func zone(named name: String?) throws(RequestError) -> AlertTimeZone {
    guard let name, name != "UTC" else { return .utc }
    if let offset = Timestamp.offset(rfc3339: name) { return AlertTimeZone(secondsFromGMT: offset) }
    guard TimeZoneOffset.seconds(of: name, at: 0) != nil else { throw .unknownTimeZone(name) }
    return AlertTimeZone { TimeZoneOffset.seconds(of: name, at: $0) ?? 0 }
  }
}
