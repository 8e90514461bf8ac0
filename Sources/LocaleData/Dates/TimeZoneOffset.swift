import ICUBridge

/// What time zones are, as ICU knows them.
package enum TimeZoneOffset {
  /// The seconds that a zone (`Europe/Berlin`, `GMT+05:30`) is ahead of UTC at a time; `nil` where ICU does not know
  /// it.
  package static func seconds(of zone: String, at secondsSince1970: Double) -> Int? {
    var offset: Int32 = 0
    return icub_zone_offset(zone, secondsSince1970 * 1000, &offset) == 0 ? Int(offset) : nil
  }
}
