/// A point in time as RFC 3339 writes it: `2024-03-05T10:30:00Z`, `2024-03-05t10:30:00.25+01:00`, or a day alone, which
/// is its midnight in UTC.
package struct Timestamp: Sendable, Hashable {
  /// Without leap seconds.
  package let secondsSince1970: Double

  package init?(rfc3339 text: String) {
    var scanner = TimestampScanner(Array(text.utf8))
    guard let year = scanner.digits(4), scanner.take("-"), let month = scanner.digits(2), (1...12).contains(month),
      scanner.take("-"), let day = scanner.digits(2), day >= 1, day <= Self.days(inMonth: month, of: year)
    else { return nil }
    let days = Self.daysSince1970(year, month, day)
    if scanner.isAtEnd {
      secondsSince1970 = Double(days) * 86_400
      return
    }
    guard scanner.take("T") || scanner.take("t") || scanner.take(" "), let hour = scanner.digits(2), hour < 24,
      scanner.take(":"), let minute = scanner.digits(2), minute < 60, scanner.take(":"),
      let second = scanner.digits(2), second <= 60
    else { return nil }
    let milliseconds = scanner.take(".") ? scanner.milliseconds() : 0
    guard let milliseconds, let offset = scanner.offset(), scanner.isAtEnd else { return nil }
    let seconds = days * 86_400 + hour * 3600 + minute * 60 + second - offset
    secondsSince1970 = Double(seconds * 1000 + milliseconds) / 1000
  }

  /// An offset from UTC as RFC 3339 writes it, in seconds: `Z`, `+05:30`.
  package static func offset(rfc3339 text: String) -> Int? {
    var scanner = TimestampScanner(Array(text.utf8))
    guard let offset = scanner.offset(), scanner.isAtEnd else { return nil }
    return offset
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// In the Gregorian calendar, also before it began.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let yearFromMarch = month > 2 ? year : year - 1
    let dayFromMarch = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    // Years from 0 to 9999; the first two months of the year 0 belong to the year before.
    let yearOfEra = yearFromMarch + 400
    return yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + yearOfEra / 400 + dayFromMarch - 719_468 - 146_097
  }
}

private struct TimestampScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, UInt32(bytes[position]) == character.value else { return false }
    position += 1
    return true
  }

  private mutating func digit() -> Int? {
    guard position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) else { return nil }
    position += 1
    return Int(bytes[position - 1] - UInt8(ascii: "0"))
  }

  mutating func digits(_ count: Int) -> Int? {
    var number = 0
    for _ in 0..<count {
      guard let digit = digit() else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  /// At least one digit; those behind the third are cut.
  mutating func milliseconds() -> Int? {
    guard var number = digit() else { return nil }
    for _ in 0..<2 { number = number * 10 + (digit() ?? 0) }
    while digit() != nil {}
    return number
  }

  mutating func offset() -> Int? {
    if take("Z") || take("z") { return 0 }
    let isNegative = take("-")
    guard isNegative || take("+"), let hour = digits(2), hour < 24, take(":"), let minute = digits(2), minute < 60
    else { return nil }
    return (hour * 60 + minute) * (isNegative ? -60 : 60)
  }
}
