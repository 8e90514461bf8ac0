extension CalendarDate {
  /// The Julian day of 15 October 1582, the first of the Gregorian calendar.
  private static let firstGregorianDay = 2_299_161
  private static let cutoverYear = 1582

  mutating func setGregorian() {
    if julianDay >= Self.firstGregorianDay { setProlepticGregorian() } else { setJulian() }
    era = extendedYear > 0 ? 1 : 0
    year = extendedYear > 0 ? extendedYear : 1 - extendedYear
  }

  private mutating func setProlepticGregorian() {
    // Days since the first of March of the year 0.
    let (cycle, dayOfCycle) = (julianDay - 1_721_120).dividedDown(by: 146_097)
    let yearOfCycle = (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayFromMarch = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayFromMarch + 2) / 153
    day = dayFromMarch - (153 * monthFromMarch + 2) / 5 + 1
    month = (monthFromMarch + 2) % 12
    extendedYear = cycle * 400 + yearOfCycle + (month < 2 ? 1 : 0)
    let isLeap = extendedYear % 4 == 0 && (extendedYear % 100 != 0 || extendedYear % 400 == 0)
    dayOfYear = dayFromMarch + (month < 2 ? -305 : isLeap ? 61 : 60)
    // The ten days that were left out do not count.
    if extendedYear == Self.cutoverYear { dayOfYear -= 10 }
  }

  private mutating func setJulian() {
    // Days since the first of March of the year 0.
    let (cycle, dayOfCycle) = (julianDay - 1_721_118).dividedDown(by: 1461)
    let yearOfCycle = (dayOfCycle - dayOfCycle / 1460) / 365
    let dayFromMarch = dayOfCycle - 365 * yearOfCycle
    let monthFromMarch = (5 * dayFromMarch + 2) / 153
    day = dayFromMarch - (153 * monthFromMarch + 2) / 5 + 1
    month = (monthFromMarch + 2) % 12
    extendedYear = cycle * 4 + yearOfCycle + (month < 2 ? 1 : 0)
    dayOfYear = dayFromMarch + (month < 2 ? -305 : extendedYear % 4 == 0 ? 61 : 60)
  }

  /// How many days ICU counts for a year: as if no days were left out in 1582.
  static func gregorianYearLength(_ year: Int) -> Int {
    let isGregorian = year >= cutoverYear
    return year % 4 == 0 && (!isGregorian || year % 100 != 0 || year % 400 == 0) ? 366 : 365
  }
}
