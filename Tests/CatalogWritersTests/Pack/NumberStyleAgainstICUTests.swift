import AlertCatalog
import CatalogModel
import CatalogWriters
import LocaleData
import MessageFormat
import TestSupport
import Testing

@Suite("Number styles and skeletons through the pack are ICU's")
struct NumberStyleAgainstICUTests {
  /// Compares one style in one locale for some numbers.
  private struct Comparison {
    var packer = MessagePacker()
    var differences: [String] = []
    var compared = 0
    /// What cannot be baked in the locale: ICU takes digits apart, or writes a currency into the number.
    var refused: [String] = []

    mutating func compare(_ style: String, _ locale: LocaleID, _ numbers: [RandomValue], text: String? = nil) throws {
      let pattern = text ?? "{n, number, \(style)}"
      let parsed = message(pattern)
      guard parsed.isCompilable else {
        differences.append("\(pattern): \(parsed.issues.map(\.message))")
        return
      }
      let icu = try ICUMessage(pattern, locale: locale)
      let ints: MessagePack
      let doubles: MessagePack
      do throws(MessageEncodingError) {
        ints = try packer.pack(parsed, locale: locale, arguments: [("n", .int)])
        doubles = try packer.pack(parsed, locale: locale, arguments: [("n", .double)])
      } catch {
        refused.append("\(locale.tag) \(pattern)")
        return
      }
      for number in numbers {
        let shown: (expected: String?, actual: String?)
        switch number {
        case .int(let value): shown = (try? icu.format(["n": .int(Int64(value))]), ints.format([.int(value)]))
        case .double(let value): shown = (try? icu.format(["n": .double(value)]), doubles.format([.double(value)]))
        default: continue
        }
        // ICU fails where a plural counts not-a-number.
        guard let expected = shown.expected else { continue }
        compared += 1
        guard shown.actual.map({ Array($0.utf8) }) != Array(expected.utf8) else { continue }
        differences.append("\(locale.tag) \(pattern) \(number): \(shown.actual ?? "nil"), not \(expected)")
      }
    }
  }

  private func expectNoDifference(in comparison: Comparison, atLeast count: Int) {
    #expect(comparison.compared >= count)
    #expect(comparison.refused.count * 200 < comparison.compared, "\(comparison.refused)")
    let differences = comparison.differences
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(40).joined(separator: "\n"))")
  }

  private func numbers(using random: inout SeededRandom, count: Int) -> [RandomValue] {
    (0..<count).map { _ in
      Bool.random(using: &random)
        ? .int(RandomNumber.int(using: &random)) : .double(RandomNumber.double(using: &random))
    }
  }

  @Test("random styles and skeletons, in every locale of ICU")
  func random() throws {
    var random = SeededRandom(seed: 720_100)
    var comparison = Comparison()
    for locale in LocaleID.available {
      for _ in 0..<Effort.styles {
        let style = RandomNumberStyle.style(using: &random)
        try comparison.compare(style, locale, numbers(using: &random, count: 12))
      }
    }
    expectNoDifference(in: comparison, atLeast: 10_000)
  }

  @Test("a plural is chosen by the number as its other branch shows it, as ICU does")
  func pluralBasis() throws {
    var random = SeededRandom(seed: 5)
    var comparison = Comparison()
    let branches = ["zero", "one", "two", "few", "many"].map { "\($0) {\($0) #}" }.joined(separator: " ")
    let styles = ["integer", "percent", "currency", "::percent", "::.00", "::K"]
    for locale in LocaleID.available {
      let kind = ["plural", "selectordinal"].randomElement(using: &random) ?? ""
      let style = styles.randomElement(using: &random) ?? ""
      let text = "{n, \(kind), \(branches) other {x {n, number, \(style)} #}}"
      try comparison.compare(style, locale, numbers(using: &random, count: 12), text: text)
    }
    expectNoDifference(in: comparison, atLeast: 5000)
  }

  @Test("compact numbers beyond the last of a locale's own forms, whose plural forms round numbers decide")
  func largeCompact() throws {
    let first = [1, 20, 1000, 100_000, 1_000_000, 2_000_000]
    let ints = first.map { RandomValue.int($0 * 1_000_000_000_000) } + [.int(1_000_000_000_000_000_001)]
    let doubles = [1, 21, 1_000_000].map { RandomValue.double($0 * 1e20) }
    var comparison = Comparison()
    for locale in LocaleID.available {
      for style in ["::K", "::KK"] { try comparison.compare(style, locale, ints + doubles) }
    }
    expectNoDifference(in: comparison, atLeast: 10_000)
  }

  @Test("signs beside the names of currencies, and zeros that are left of compact numbers, in every locale")
  func signsAndZeros() throws {
    let numbers = [-5, -1, 0, 12].map { RandomValue.int($0) } + [-0.0, -1234.5, -.infinity].map { .double($0) }
    let powers = (0..<10).map { RandomValue.int($0 == 0 ? -3 : Int("1" + String(repeating: "0", count: $0)) ?? 0) }
    var comparison = Comparison()
    for locale in LocaleID.available {
      try comparison.compare("::currency/USD unit-width-full-name", locale, numbers)
      try comparison.compare("::currency/INR unit-width-full-name sign-always K", locale, numbers)
      try comparison.compare("::precision-increment/25 currency/USD KK", locale, powers)
    }
    expectNoDifference(in: comparison, atLeast: 10_000)
  }

  @Test(
    "units of which ICU has no name together are refused",
    arguments: [
      "measure-unit/length-meter per-measure-unit/temperature-generic",
      "measure-unit/consumption-liter-per-100-kilometer per-measure-unit/duration-second",
    ]
  )
  func nameless(style: String) {
    var packer = MessagePacker()
    #expect(throws: MessageEncodingError.self) {
      try packer.pack(message("{n, number, ::\(style)}"), locale: LocaleID(tag: "en"), arguments: [("n", .int)])
    }
  }

  /// Each shows the number in several ways, and what plural rules see of it.
  private static let roundings = [
    "{n, number, ::.00 unit/day unit-width-full-name}",
    "{n, number, ::@@@# rounding-mode-half-up unit/day unit-width-full-name}",
    "{n, number, ::precision-increment/0.05 rounding-mode-half-odd unit/meter unit-width-full-name}",
    "{n, number, ::.0#/@@@+ rounding-mode-ceiling} {n, number, ::K rounding-mode-down}",
    "{n, number, ::. rounding-mode-half-floor} {n, number, ::precision-increment/0.7}",
    "{n, plural, one {one} two {two} few {few} many {many} other {other {n, number, integer}}}",
    "{n, plural, one {one} two {two} few {few} many {many} other {other {n, number, ::.+}}}",
    "{n, number, ::EE000 rounding-mode-up} {n, number, ::%x100 .0 rounding-mode-half-down}",
  ]

  @Test("rounding of random and boundary doubles, and of integers at both ends, with what plural rules see of them")
  func rounding() throws {
    var random = SeededRandom(seed: 1985)
    var comparison = Comparison()
    let locales = ["en", "ru", "ar", "fr", "lv", "da", "sl", "hi", "cy", "pt-PT"].map { LocaleID(tag: $0) }
    let pairs = locales.flatMap { locale in Self.roundings.map { (locale, $0) } }
    for (locale, text) in pairs {
      let ends: [RandomValue] = [Int.min, .min + 1, .max, .max - 1, 1 << 53 + 1, 0].map { .int($0) }
      let doubles = (0..<Effort.numbers / pairs.count).map { _ in
        RandomValue.double(RandomNumber.nearRounding(using: &random))
      }
      try comparison.compare("", locale, ends + doubles, text: text)
    }
    expectNoDifference(in: comparison, atLeast: 6 * pairs.count)
  }
}
