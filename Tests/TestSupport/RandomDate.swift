/// Random dates that favour what is awkward: where calendars, eras, years, weeks, halves of days or hours change.
package enum RandomDate {
  /// Milliseconds since 1970 UTC, in the years from -5000 to 10,000.
  package static func milliseconds(using random: inout SeededRandom) -> Double {
    let range = -219_958_000_000_000...253_402_300_799_999
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return Double(Int.random(in: range, using: &random))
    case 1:
      // The Gregorian calendar begins, an era begins, tables begin and end.
      let days = [-141_427, -719_164, -719_528, -32_556, 74_458, -492_998, -916_000].randomElement(using: &random) ?? 0
      return Double(days * day + Int.random(in: -9 * day...9 * day, using: &random))
    case 2:
      // Around a new year.
      let year = Int.random(in: -1000...3000, using: &random)
      return Double(year * 31_556_952_000 + Int.random(in: -4 * day...4 * day, using: &random))
    case 3:
      // At an hour to the millisecond, at noon and midnight above all.
      let hour = [0, 12, 24, 6, 18, Int.random(in: 0..<24, using: &random)].randomElement(using: &random) ?? 0
      let offset = [-1, 0, 0, 0, 1, 30_000, 60_000].randomElement(using: &random) ?? 0
      return Double(Int.random(in: -20_000...40_000, using: &random) * day + hour * 3_600_000 + offset)
    case 4:
      // The end of a February.
      let leap = Int.random(in: -30...30, using: &random) * 1461 + 789
      return Double(leap * day + Int.random(in: -2 * day...2 * day, using: &random))
    default: return Double(Int.random(in: -2_000_000_000_000...4_000_000_000_000, using: &random))
    }
  }

  private static let day = 86_400_000

  /// A style behind `date` or `time`, with its comma; often none.
  package static func style(using random: inout SeededRandom) -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return ""
    case 1...2: return ", " + (["short", "medium", "long", "full", "Short"].randomElement(using: &random) ?? "full")
    default: return ", ::" + skeleton(using: &random)
    }
  }

  /// Fields that people ask for, and any others.
  package static func skeleton(using random: inout SeededRandom) -> String {
    if Bool.random(using: &random), let usual = skeletons.randomElement(using: &random) { return usual }
    var skeleton = ""
    for letters in groups where Int.random(in: 0..<4, using: &random) == 0 {
      skeleton += letters.randomElement(using: &random) ?? ""
    }
    return skeleton.isEmpty ? "j" : skeleton
  }

  private static let skeletons = [
    "yMMMd", "yMMMMEEEEd", "yMd", "MMMd", "MMMMd", "jm", "jms", "hm", "Hm", "hms", "Bhm", "Bh", "EBhm", "yQQQ", "yQQQQ",
    "GyMMMd", "yw", "MMMMW", "E", "EEEE", "jmz", "jmv", "jmO", "Hmsv", "ms", "yMMMEd", "MEd", "Ed", "y", "M", "d",
    "LLLL",
    "yyMMdd", "yMMMdjm", "yMMMMdjmszzzz", "jj", "jjj", "jmsSSS", "Jm", "C", "Cm", "GGGGyMMMMEEEEd", "GGGGGyMd",
    "EEEEEE",
    "ccc", "cccc", "D", "g", "A", "YYYYww", "uMMM", "bh", "bbbbhm", "BBBBhms", "BBBBB", "aaaah", "aaaaah",
  ]

  private static let groups = [
    ["G", "GGGG", "GGGGG"], ["y", "yy", "yyyy", "Y", "YYYY", "u"], ["Q", "QQ", "QQQ", "QQQQ", "q", "qqqq"],
    ["M", "MM", "MMM", "MMMM", "MMMMM", "L", "LLL", "LLLL"], ["w", "ww", "W"], ["d", "dd", "D", "F", "g"],
    ["E", "EEEE", "EEEEE", "EEEEEE", "e", "eee", "c", "cccc"], ["a", "b", "B", "bbbb", "BBBB", "BBBBB"],
    ["h", "hh", "H", "HH", "k", "K", "j", "J", "C"], ["m", "mm"], ["s", "ss"], ["S", "SS", "SSS", "SSSSSS", "A"],
    ["z", "zzzz", "Z", "ZZZZ", "ZZZZZ", "O", "OOOO", "v", "vvvv", "X", "XXX", "XXXXX", "x", "xx", "xxx", "xxxx"],
  ]
}
