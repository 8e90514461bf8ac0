/// The months of the Umm al-Qura calendar.
///
/// In a pack: the first year (number), the days from it to 1970-01-01 (number), the count of years (number), and for
/// each year which months have 30 days instead of 29 (fixed 2, the first month lowest).
struct UmmAlQuraTable {
  private let reader: PackReader
  private let firstYear: Int
  private let daysTo1970: Int
  private let count: Int

  /// Reads the table that a reader stands before.
  init?(_ reader: PackReader) {
    var reader = reader
    firstYear = reader.number()
    daysTo1970 = reader.number()
    count = reader.number()
    guard !reader.isFailed, count <= (reader.end - reader.position) / 2, firstYear <= 9999, daysTo1970 < 1 << 30
    else { return nil }
    self.reader = reader
  }

  /// Of the year at an index of the table.
  private func longMonths(_ index: Int) -> Int {
    let place = reader.base + reader.position + index * 2
    return Int(place[0]) << 7 | Int(place[1] & 0x7F)
  }

  /// `nil` for years outside the table.
  func length(ofYear year: Int) -> Int? {
    let index = year - firstYear
    guard index >= 0, index < count else { return nil }
    return Self.length(longMonths(index))
  }

  private static func length(_ longMonths: Int) -> Int { 12 * 29 + (longMonths & 0xFFF).nonzeroBitCount }

  /// The date of a day since 1970, `nil` outside the table.
  func date(ofDay day: Int) -> (year: Int, month: Int, day: Int, dayOfYear: Int)? {
    var rest = day + daysTo1970
    guard rest >= 0 else { return nil }
    var index = 0
    while index < count {
      let months = longMonths(index)
      let length = Self.length(months)
      if rest < length {
        let dayOfYear = rest + 1
        var month = 0
        while month < 11, rest >= 29 + (months >> month & 1) {
          rest -= 29 + (months >> month & 1)
          month += 1
        }
        return (firstYear + index, month, rest + 1, dayOfYear)
      }
      rest -= length
      index += 1
    }
    return nil
  }
}
