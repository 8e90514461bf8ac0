import LocaleData
import MessageFormat
import TestSupport
import Testing

@Suite("Plural rules")
struct PluralRulesTests {
  static let locales = LocaleID.available + ["xx", "und", "iw", "sh", "tl", "mo", "no"].map(LocaleID.init(tag:))
  static let kinds: [Plural.Kind] = [.cardinal, .ordinal]

  /// One locale for every distinct set of rules, which brute force can afford.
  static let distinct: [PluralRules] = {
    var seen: Set<[PluralRule]> = []
    return kinds.flatMap { kind in locales.map { PluralRules.rules(for: $0, kind) } }
      .filter { seen.insert($0.definitions.map(\.rule)).inserted }
  }()

  @Test("every sample of CLDR falls in the category it is given for", arguments: kinds)
  func samples(kind: Plural.Kind) throws {
    var wrong: [String] = []
    for locale in Self.locales {
      let rules = PluralRules.rules(for: locale, kind)
      for definition in rules.definitions {
        for text in (definition.samples.integers + definition.samples.decimals).flatMap(\.all) {
          let operands = try #require(PluralOperands(decimal: text), "\(text)")
          let category = rules.category(of: operands)
          if category != definition.category { wrong.append("\(locale.tag) \(text): \(category)") }
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test("ICU selects the same category for every sample, small integers and random numbers", arguments: kinds)
  func selection(kind: Plural.Kind) throws {
    var random = SeededRandom(seed: 1)
    let integers =
      (0...1000).map(String.init) + (0..<200).map { _ in String(Int.random(in: 0...(1 << 53), using: &random)) }
    let decimals = (0..<200).map { _ in
      "\(Int.random(in: 0...200, using: &random)).\(Int.random(in: 0...9999, using: &random))"
    }
    for rules in Self.distinct where rules.kind == kind {
      let icu = try #require(ICUPluralRules(rules.locale, kind))
      let samples = rules.definitions.flatMap { ($0.samples.integers + $0.samples.decimals).flatMap(\.all) }
      for text in integers + decimals + samples where !text.contains("c") {
        let operands = try #require(PluralOperands(decimal: text))
        #expect(rules.category(of: operands) == icu.category(of: text), "\(rules.locale.tag) \(text)")
      }
    }
  }

  @Test("ICU has the same rules for every locale", arguments: kinds)
  func locales(kind: Plural.Kind) throws {
    for locale in Self.locales {
      let icu = try #require(ICUPluralRules(locale, kind))
      let rules = PluralRules.rules(for: locale, kind)
      for value in Array(0...130) + [1000, 20000, 100_000, 1_000_000, 1_000_001] {
        #expect(rules.category(of: value) == icu.category(of: String(value)), "\(locale.tag) \(value)")
      }
      for value in ["0.0", "1.0", "1.1", "1.5", "2.0", "10.1", "0.01", "3.10"] {
        let own = PluralOperands(decimal: value).map { rules.category(of: $0) }
        #expect(own == icu.category(of: value), "\(locale.tag) \(value)")
      }
    }
  }

  @Test("the categories of a range are those of its values")
  func ranges() {
    var random = SeededRandom(seed: 2)
    for rules in Self.distinct {
      for _ in 0..<60 {
        let start = Int.random(in: 0...[3, 30, 300, 1_100_000].randomElement(using: &random)!, using: &random)
        let range =
          start...(start + Int.random(in: 0...[0, 3, 30, 300].randomElement(using: &random)!, using: &random))
        let brute = range.reduce(into: PluralCategorySet()) { $0.insert(PluralCategorySet(rules.category(of: $1))) }
        #expect(rules.categories(in: range) == brute, "\(rules.locale.tag) \(rules.kind) \(range)")
        for category in rules.categories {
          let values = Array(range.filter { rules.category(of: $0) == category }.prefix(4))
          #expect(rules.values(of: category, in: range) == values, "\(rules.locale.tag) \(category) \(range)")
        }
      }
    }
  }

  @Test("a range of millions reaches what its round numbers and their neighbours reach")
  func largeRange() {
    let values = Array(0...2000) + stride(from: 1000, through: 3_000_000, by: 1000).flatMap { [$0 - 1, $0, $0 + 1] }
    for rules in Self.distinct {
      let brute = PluralCategorySet(values.map { rules.category(of: $0) })
      #expect(rules.categories(in: 0...3_000_001) == brute, "\(rules.locale.tag) \(rules.kind)")
    }
  }

  @Test("ranges that do not start at 0")
  func oddRanges() {
    let english = PluralRules.rules(for: LocaleID(tag: "en"), .cardinal)
    #expect(english.categories(in: -5...(-2)).categories == [.other])
    #expect(english.categories(in: -5...0).categories == [.one, .other])
    #expect(english.categories(in: Int.min...Int.max).categories == [.one, .other])
    #expect(english.onlyValue(of: .one, in: 0...100) == 1)
    #expect(english.onlyValue(of: .one, in: -1...100) == nil)
    #expect(english.onlyValue(of: .one, in: -1...0) == -1)
    let french = PluralRules.rules(for: LocaleID(tag: "fr"), .cardinal)
    #expect(french.categories(in: 0...999_999).categories == [.one, .other])
    #expect(french.categories(in: 0...1_000_000).categories == [.one, .many, .other])
    #expect(french.values(of: .many, in: 0...Int.max, limit: 2) == [1_000_000, 2_000_000])
    #expect(french.onlyValue(of: .one, in: 0...10) == nil)
    #expect(french.onlyValue(of: .one, in: 1...10) == 1)
  }

  @Test("a locale without rules has only the category other")
  func unknown() {
    let rules = PluralRules.rules(for: LocaleID(tag: "xx"), .cardinal)
    #expect(!rules.hasData)
    #expect(rules.categories == [.other])
    #expect(PluralRules.rules(for: LocaleID(tag: "de-AT"), .cardinal).hasData)
  }

  @Test("categories that doubles reach")
  func doubles() {
    for rules in Self.distinct {
      let integers = Array(0...25) + [40, 70, 80, 100, 101, 103, 111, 1_000_000]
      let brute = integers.reduce(into: PluralCategorySet()) { reached, integer in
        let fractions = (0...9).map(String.init) + (100...199).map { String($0).dropFirst() } + ["000", "110", "111"]
        let shown = fractions.map { "\(integer).\($0)" }
        for number in shown.compactMap({ PluralOperands(decimal: $0) }) {
          reached.insert(.init(rules.category(of: number)))
        }
      }
      #expect(rules.categories(ofFractionDigits: 1...3, keepsZeros: true) == brute, "\(rules.locale.tag) \(rules.kind)")
    }
    let czech = PluralRules.rules(for: LocaleID(tag: "cs"), .cardinal)
    #expect(czech.categoriesOfDoubles.categories == [.one, .few, .many, .other])
    #expect(czech.categories(in: 0...Int.max).categories == [.one, .few, .other])
    #expect(czech.categories(ofFractionDigits: 2...2, keepsZeros: true).categories == [.many])
  }

  @Test("many threads ask for the same rules")
  func threads() async {
    let locales = ["en", "ru", "ar", "fr", "lv"].map(LocaleID.init(tag:))
    let answers = await withTaskGroup(of: [UInt8].self, returning: Set<[UInt8]>.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<50).flatMap { limit in
            locales.map { PluralRules.rules(for: $0, .cardinal).categories(in: 0...limit).rawValue }
          }
        }
      }
      return await group.reduce(into: []) { $0.insert($1) }
    }
    #expect(answers.count == 1)
  }
}
