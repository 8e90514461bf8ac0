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
      for _ in 0..<2 {
        let style = RandomNumberStyle.style(using: &random)
        try comparison.compare(style, locale, numbers(using: &random, count: 12))
      }
    }
    #expect(comparison.compared > 10_000)
    #expect(comparison.refused.count < 10, "\(comparison.refused)")
    let differences = comparison.differences
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(40).joined(separator: "\n"))")
  }

  @Test(
    "a plural is chosen by the number as its other branch shows it, as ICU does",
    arguments: [
      "integer", "percent", "currency", "::percent", "::.00", "::K",
    ]
  )
  func pluralBasis(style: String) throws {
    var random = SeededRandom(seed: 5)
    var comparison = Comparison()
    let branches = ["zero", "one", "two", "few", "many"].map { "\($0) {\($0) #}" }.joined(separator: " ")
    for locale in LocaleID.available {
      let kind = ["plural", "selectordinal"].randomElement(using: &random) ?? ""
      let text = "{n, \(kind), \(branches) other {x {n, number, \(style)} #}}"
      try comparison.compare(style, locale, numbers(using: &random, count: 12), text: text)
    }
    let differences = comparison.differences
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(20).joined(separator: "\n"))")
  }
}
