/// A moment in the terms of a calendar, as far as texts can show them.
struct CalendarDate {
  /// The Julian day at midnight of 1970-01-01.
  static let epochJulianDay = 2_440_588
  static let millisecondsPerDay = 86_400_000

  let julianDay: Int
  let millisecondOfDay: Int
  /// 1 is Sunday.
  let weekday: Int

  var era = 0
  var year = 0
  /// Goes on below 1.
  var extendedYear = 0
  /// From 0 on.
  var month = 0
  /// From 1 on, and so is the day of the year.
  var day = 0
  var dayOfYear = 0

  /// - Parameters:
  ///   - milliseconds: Since 1970 in local time.
  ///   - kind: The calendar.
  ///   - table: Of the Umm al-Qura calendar.
  init(milliseconds: Int, _ kind: CalendarKind, _ table: UmmAlQuraTable?) {
    let (days, rest) = milliseconds.dividedDown(by: Self.millisecondsPerDay)
    julianDay = days + Self.epochJulianDay
    millisecondOfDay = rest
    weekday = (julianDay + 1).dividedDown(by: 7).remainder + 1
    switch kind {
    case .gregorian: setGregorian()
    case .buddhist:
      setGregorian()
      era = 0
      year = extendedYear + 543
    case .persian: setPersian()
    case .ummAlQura: setIslamic(table)
    }
  }

  var hour: Int { millisecondOfDay / 3_600_000 }
  var minute: Int { millisecondOfDay / 60_000 % 60 }
  var second: Int { millisecondOfDay / 1000 % 60 }
  var millisecond: Int { millisecondOfDay % 1000 }
}

extension Int {
  /// Division that rounds down, so that the remainder is never negative.
  func dividedDown(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
