/// The calendars that ICU's locales use by default, by their number in a pack.
package enum CalendarKind: Int {
  /// With the Julian calendar before 15 October 1582.
  case gregorian = 0
  /// The same with years that are counted from 543 BC.
  case buddhist = 1
  case persian = 2
  /// By a table as ``UmmAlQuraTable`` reads it, and by calculation outside.
  case ummAlQura = 3
}
