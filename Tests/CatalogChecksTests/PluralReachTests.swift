import LocaleData
import MessageFormat
import Testing

@testable import CatalogChecks

@Suite("Which plural categories an argument reaches")
struct PluralReachTests {
  private func reach(
    _ locale: String,
    _ range: ClosedRange<Int>? = nil,
    fractions: Bool = false,
    kind: Plural.Kind = .cardinal
  ) -> PluralReach {
    let key = PluralReach.Key(
      kind: kind,
      range: range ?? 0...999_999,
      hasFractions: fractions,
      isDeclared: range != nil
    )
    return PluralReach(key, in: LocaleID(tag: locale))
  }

  private func reached(_ reach: PluralReach) -> String {
    reach.reached.categories.map(\.rawValue).joined(separator: " ")
  }

  @Test("of an integer without a range")
  func integers() {
    #expect(reached(reach("en")) == "one other")
    #expect(reached(reach("ja")) == "other")
    #expect(reached(reach("ru")) == "one few many")
    #expect(reached(reach("cs")) == "one few other")
    #expect(reached(reach("ar")) == "zero one two few many other")
  }

  @Test("a million is beyond the usual, but possible")
  func millions() {
    #expect(reached(reach("fr")) == "one other")
    #expect(reach("fr").possible.contains(.many))
    #expect(reached(reach("fr", 0...5_000_000)) == "one many other")
    #expect(!reach("fr", 0...9_999).possible.contains(.many))
  }

  @Test("of a declared range")
  func ranges() {
    #expect(reached(reach("pl", 2...4)) == "few")
    #expect(reached(reach("pl", 1...1)) == "one")
    #expect(reached(reach("ar", 3...10)) == "few")
  }

  @Test("of numbers with fractions")
  func fractions() {
    #expect(reached(reach("cs", fractions: true)) == "one few many other")
    #expect(reached(reach("ru", fractions: true)) == "one few many other")
    #expect(reach("fr", fractions: true).holdsSeveral(.one, without: []))
    #expect(!reach("en", fractions: true).holdsSeveral(.one, without: []))
  }

  @Test("of ordinals")
  func ordinals() {
    #expect(reached(reach("en", kind: .ordinal)) == "one two few other")
    #expect(reached(reach("de", kind: .ordinal)) == "other")
  }

  @Test("a category is reached as long as exact branches leave a number of it")
  func exactBranches() {
    #expect(!reach("en").isReached(.one, without: [1]))
    #expect(reach("ru").isReached(.one, without: [1]))
    #expect(!reach("cs").isReached(.few, without: [2, 3, 4]))
    #expect(reach("cs").isReached(.few, without: [2, 3]))
    #expect(reach("fr").holdsSeveral(.one, without: []))
    #expect(!reach("fr").holdsSeveral(.one, without: [0]))
  }

  @Test("the first numbers of a category")
  func values() {
    #expect(reach("ru").values(of: .one, without: [1], limit: 3) == [21, 31, 41])
    #expect(reach("en").values(of: .one, without: [], limit: 3) == [1])
  }
}
