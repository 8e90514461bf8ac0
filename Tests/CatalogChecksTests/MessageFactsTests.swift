import CatalogDiagnostics
import MessageFormat
import Testing

@testable import CatalogChecks

@Suite("What a walk through a message finds")
struct MessageFactsTests {
  private let names = ["name", "count", "who"]

  private func facts(_ text: String) -> MessageFacts {
    MessageFacts(MessageParser.parse(.plain(text)), of: ArgumentNames(names))
  }

  private func names(_ set: ArgumentSet) -> [String] {
    set.indices.map { $0 < names.count ? names[$0] : "stranger \($0 - names.count + 1)" }
  }

  @Test("plain text has no placeholders")
  func plain() {
    let facts = facts("It's 100% {'{'}")
    #expect(facts.uses.isEmpty)
    #expect(facts.shown == [])
  }

  @Test("an argument is shown, or only selects")
  func shownAndUsed() {
    let facts = facts("{name} {who, select, a {x} other {y}} {count, plural, one {x} other {y}}")
    #expect(names(facts.shown) == ["name"])
    #expect(names(facts.used) == ["name", "count", "who"])
  }

  @Test("`#` shows the number of the innermost plural")
  func pounds() {
    let facts = facts("{count, plural, one {{other, plural, one {#} other {y}}} other {#}}")
    #expect(facts.plurals.map { $0.use.argument.name } == ["count", "other"])
    #expect(facts.plurals.map(\.depth) == [0, 1])
    #expect(names(facts.plurals[0].shown[0]) == ["stranger 1"])
    #expect(names(facts.plurals[0].shown[1]) == ["count"])
    #expect(facts.plurals[0].showsNumber(1) && !facts.plurals[0].showsNumber(0))
  }

  @Test("strangers of one name are one argument")
  func strangers() {
    let facts = facts("{nmae} {name} {nmae} {nane}")
    #expect(facts.uses.map(\.index) == [3, 0, 3, 4])
    #expect(facts.uses.map(\.isKnown) == [false, true, false, false])
  }

  @Test("a message with an error of syntax is not relied on, one with an unknown keyword is")
  func reliability() {
    #expect(!facts("{count, plural, one {x} other {y}").isReliable)
    #expect(facts("{count, plural, eins {x} other {y}}").isReliable)
    #expect(facts("{count, plural, one {x}}").isReliable)
  }

  @Test("arguments beyond the sixty-fourth are left alone")
  func manyArguments() {
    let names = (0..<100).map { "a\($0)" }
    let text = names.map { "{\($0)}" }.joined()
    let facts = MessageFacts(MessageParser.parse(.plain(text)), of: ArgumentNames(names))
    #expect(facts.shown.indices == Array(0..<64))
    #expect(facts.uses.map(\.index) == Array(0..<100))
  }
}
