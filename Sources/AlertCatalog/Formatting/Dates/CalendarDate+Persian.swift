extension CalendarDate {
  /// The Persian calendar by the cycle of 33 years that ICU calculates with.
  mutating func setPersian() {
    let days = julianDay - 1_948_320
    year = 1 + (33 * days + 3).dividedDown(by: 12_053).quotient
    extendedYear = year
    let firstOfYear = 365 * (year - 1) + (8 * year + 21).dividedDown(by: 33).quotient
    let dayFromZero = days - firstOfYear
    // Six months of 31 days, then months of 30.
    month = dayFromZero < 216 ? dayFromZero / 31 : (dayFromZero - 6) / 30
    day = dayFromZero - (month < 7 ? 31 * month : 30 * month + 6) + 1
    dayOfYear = dayFromZero + 1
  }

  static func persianYearLength(_ year: Int) -> Int {
    (25 * year + 11).dividedDown(by: 33).remainder < 8 ? 366 : 365
  }
}
