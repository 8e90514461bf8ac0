/// The weeks of a date, as a locale counts them.
struct CalendarWeek {
  /// 1 is Sunday.
  let first: Int
  /// How many days the first week of a year or month has at least.
  let minimalDays: Int

  /// The week of the year, and the year that it belongs to. `length` is the count of a year's days.
  func weekOfYear(_ date: CalendarDate, length: (Int) -> Int) -> (week: Int, year: Int) {
    let relative = (date.weekday + 7 - first) % 7
    let relativeFirst = (date.weekday - date.dayOfYear + 7001 - first) % 7
    var week = (date.dayOfYear - 1 + relativeFirst) / 7
    if 7 - relativeFirst >= minimalDays { week += 1 }
    if week == 0 {
      let dayOfPrevious = date.dayOfYear + length(date.extendedYear - 1)
      return (number(of: dayOfPrevious, date.weekday), date.extendedYear - 1)
    }
    let last = length(date.extendedYear)
    if date.dayOfYear >= last - 5 {
      let relativeLast = (relative + last - date.dayOfYear).dividedDown(by: 7).remainder
      if 6 - relativeLast >= minimalDays, date.dayOfYear + 7 - relative > last { return (1, date.extendedYear + 1) }
    }
    return (week, date.extendedYear)
  }

  func weekOfMonth(_ date: CalendarDate) -> Int { number(of: date.day, date.weekday) }

  /// The day of the week, where the first one is 1.
  func weekday(_ date: CalendarDate) -> Int { (date.weekday - first).dividedDown(by: 7).remainder + 1 }

  /// The week of the day of a year or month that falls on a weekday.
  private func number(of day: Int, _ weekday: Int) -> Int {
    let start = (weekday - first - day + 1).dividedDown(by: 7).remainder
    let week = (day + start - 1) / 7
    return 7 - start >= minimalDays ? week + 1 : week
  }
}
