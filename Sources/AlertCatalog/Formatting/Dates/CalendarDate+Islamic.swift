extension CalendarDate {
  /// The day that the Islamic calendar begins with: 16 July 622 in the Julian calendar.
  private static let islamicEpoch = 1_948_440

  /// The Umm al-Qura calendar in the years of its table, in others the civil one, which is calculated.
  mutating func setIslamic(_ table: UmmAlQuraTable?) {
    if let table, let found = table.date(ofDay: julianDay - Self.epochJulianDay) {
      (year, month, day, dayOfYear) = found
    } else {
      let days = julianDay - Self.islamicEpoch
      year = (30 * days + 10_646).dividedDown(by: 10_631).quotient
      let dayFromZero = days - Self.civilYearStart(year)
      // Months of 30 and 29 days by turns.
      month = min(11, Int((Double(dayFromZero - 29) / 29.5).rounded(.up)))
      dayOfYear = dayFromZero + 1
      day = dayOfYear - Int((29.5 * Double(month)).rounded(.up))
    }
    extendedYear = year
  }

  private static func civilYearStart(_ year: Int) -> Int {
    (year - 1) * 354 + (3 + 11 * year).dividedDown(by: 30).quotient
  }

  static func islamicYearLength(_ year: Int, _ table: UmmAlQuraTable?) -> Int {
    table?.length(ofYear: year) ?? ((14 + 11 * year) % 30 < 11 ? 355 : 354)
  }
}
