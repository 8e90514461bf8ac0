import ICUBridge
package import MessageFormat

/// How amounts of a currency are rounded.
package enum CurrencyDigits {
  /// In ICU's data for the three letters of a currency; `nil` where they say nothing that can be written exactly.
  package static func precision(of code: String, isCash: Bool) -> NumberSkeleton.Precision? {
    var increment = 0.0
    let digits = Int(icub_currency_digits(code, isCash ? 1 : 0, &increment))
    guard (0...15).contains(digits) else { return nil }
    guard increment != 0 else { return .fraction(minimum: digits, maximum: digits) }
    // ICU takes the shortest digits of the double, and shows as many.
    var place = 0
    var mantissa = increment
    while mantissa != mantissa.rounded(), place > -15 {
      place -= 1
      mantissa = (increment * Self.power(-place)).rounded()
      if mantissa / Self.power(-place) == increment { break }
      mantissa = 0.5
    }
    guard mantissa == mantissa.rounded(), mantissa > 0, mantissa < 1e15 else { return nil }
    var whole = UInt64(mantissa)
    while place == 0 || whole % 10 == 0, whole % 10 == 0 {
      whole /= 10
      place += 1
    }
    return .increment(whole, place: place, minimumFraction: max(0, -place))
  }

  private static func power(_ count: Int) -> Double {
    var power = 1.0
    for _ in 0..<count { power *= 10 }
    return power
  }
}
