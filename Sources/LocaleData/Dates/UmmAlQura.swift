import ICUBridge

/// The calendar of Saudi Arabia, as ICU's tables have it.
package struct UmmAlQura: Sendable, Hashable {
  /// The first year of the tables.
  package let firstYear: Int
  /// The first day of that year, counted from 1970-01-01.
  package let firstDay: Int
  /// For each year which months have 30 days instead of 29, the first month lowest.
  package let longMonths: [Int]

  /// `nil` where ICU does not have the calendar.
  package static let table: UmmAlQura? = {
    let first = 1300
    var start: Int32 = 0
    var months = [UInt16](repeating: 0, count: 301)
    guard icub_umm_al_qura_months(Int32(first), Int32(months.count), &start, &months) == 0 else { return nil }
    return UmmAlQura(firstYear: first, firstDay: Int(start), longMonths: months.map(Int.init))
  }()
}
