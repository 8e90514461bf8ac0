import AlertCatalog
import CatalogModel
import CatalogWriters
import LocaleData
import MessageFormat
import TestSupport
import Testing

@Suite("Plural categories through the pack")
struct PluralSampleTests {
  @Test(
    "every sample that CLDR gives for every locale selects its category",
    arguments: [Plural.Kind.cardinal, .ordinal]
  )
  func samples(_ kind: Plural.Kind) throws {
    let branches = PluralCategory.allCases.map { "\($0.rawValue) {\($0.rawValue)}" }.joined(separator: " ")
    let parsed = message("{n, \(kind.rawValue), \(branches)}")
    var packer = MessagePacker()
    var differences: [String] = []
    var count = 0
    for locale in LocaleID.available {
      let ints = try packer.pack(parsed, locale: locale, arguments: [("n", .int)])
      let doubles = try packer.pack(parsed, locale: locale, arguments: [("n", .double)])
      for definition in PluralRules.rules(for: locale, kind).definitions {
        for sample in definition.samples.shown {
          let actual = Int(sample).map { ints.format([.int($0)]) } ?? definition.category.rawValue
          let actualDouble = Double(sample).flatMap { doubles.format([.double($0)]) }
          if actual != definition.category.rawValue || actualDouble != definition.category.rawValue {
            differences.append(
              "\(locale.tag) \(sample): \(actual ?? "nil"), \(actualDouble ?? "nil"), not \(definition.category)"
            )
          }
          count += 1
        }
      }
    }
    #expect(count > 10_000)
    #expect(differences.isEmpty, "\(differences.prefix(5).joined(separator: "\n"))")
  }

  /// Packs list the categories of most integers, and have rules for the others.
  @Test("integers, near and far, are of the category that the rules say", arguments: [Plural.Kind.cardinal, .ordinal])
  func integers(_ kind: Plural.Kind) throws {
    var random = SeededRandom(seed: 100)
    let branches = PluralCategory.allCases.map { "\($0.rawValue) {\($0.rawValue)}" }.joined(separator: " ")
    let parsed = message("{n, \(kind.rawValue), \(branches)}")
    let round = [1000, 10_000, 100_000, 1_000_000, 1_000_001, 2_000_000, 1 << 30, 1_000_000_000_000]
    var packer = MessagePacker()
    var differences: [String] = []
    for locale in LocaleID.available {
      let pack = try packer.pack(parsed, locale: locale, arguments: [("n", .int)])
      let rules = PluralRules.rules(for: locale, kind)
      let others = (0..<60).map { _ in Int.random(in: 200...3_000_000, using: &random) }
      for number in Array(0..<220) + round.flatMap({ [$0 - 1, $0, $0 + 1] }) + others {
        let expected = rules.category(of: number).rawValue
        if pack.format([.int(number)]) != expected || pack.format([.int(-number)]) != expected {
          differences.append("\(locale.tag) \(number): not \(expected)")
        }
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5).joined(separator: "\n"))")
  }

  @Test("what is counted is the number that is shown: 1.0 is shown as 1")
  func trailingZeros() throws {
    var packer = MessagePacker()
    let parsed = message("{n, plural, one {# file} other {# files}}")
    let pack = try packer.pack(parsed, locale: LocaleID(tag: "en"), arguments: [("n", .double)])
    #expect(pack.format([.double(1.0)]) == "1 file")
    #expect(pack.format([.double(1.0004)]) == "1 file")
    #expect(pack.format([.double(1.5)]) == "1.5 files")
    #expect(pack.format([.double(.nan)]) == "NaN files")
  }
}

extension PluralSamples {
  /// Those that are numbers as they are shown: without trailing zeros, and not in compact form.
  fileprivate var shown: [String] {
    (integers + decimals).flatMap(\.all).filter { sample in
      !sample.contains("c") && !(sample.contains(".") && sample.hasSuffix("0"))
    }
  }
}
