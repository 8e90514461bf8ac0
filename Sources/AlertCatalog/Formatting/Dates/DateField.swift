/// A field of a date, as patterns of UTS #35 name it by a letter.
///
/// In a pack, a number *y* of a ``DateFormat`` that is odd is the field *y* / 2. What follows depends on the field.
package enum DateField: Int, CaseIterable {
  // The least count of digits (byte) follows these. Where it is 2, a year shows its last two digits.
  case year = 0
  case weekYear = 1
  case extendedYear = 2
  case month = 3
  case quarter = 4
  case day = 5
  case dayOfYear = 6
  case weekdayOfMonth = 7
  case weekOfYear = 8
  case weekOfMonth = 9
  case weekday = 10
  /// 0…23, 1…24, 0…11 and 1…12.
  case hour23 = 11
  case hour24 = 12
  case hour11 = 13
  case hour12 = 14
  case minute = 15
  case second = 16
  /// The count of digits is exact.
  case fraction = 17
  case millisecondOfDay = 18
  case julianDay = 19

  // Where the names start among the pack's formats (number) follows these: their count (number), and texts in the order
  // of the values.
  case eraName = 32
  case monthName = 33
  case quarterName = 34
  case weekdayName = 35
  case amPmName = 36
  /// The names are followed by which of them each hour has (24 bytes), and which each has where nothing smaller than
  /// an hour is shown or not zero (24 bytes).
  case dayPeriodName = 37

  // Fields of the time zone.
  /// Whether it is long (byte) follows, and what is shown for UTC (text).
  case zoneName = 48
  /// Whether it is long (byte) follows.
  case zoneOffset = 49
  /// A sum of ``IsoOffset`` (byte) follows.
  case isoOffset = 50
}

/// How ISO 8601 writes an offset from UTC.
package struct IsoOffset: OptionSet {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A colon between hours and minutes.
  package static let extended = IsoOffset(rawValue: 1)
  /// `Z` for no offset.
  package static let zulu = IsoOffset(rawValue: 2)
  /// No minutes where they are zero.
  package static let short = IsoOffset(rawValue: 4)
  /// Seconds where they are not zero.
  package static let seconds = IsoOffset(rawValue: 8)
}
