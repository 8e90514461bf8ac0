import CatalogDiagnostics
import MessageFormat
import Testing

@Suite("Mistakes in number styles")
struct NumberSkeletonIssueTests {
  @Test(
    "are found at the word or option at fault",
    arguments: [
      IssueCase("{n, number, ::⟦precent⟧}", [.messageSyntax]),
      IssueCase("{n, number, ::percent ⟦%⟧ .00}", [.messageSyntax]),
      IssueCase("{n, number, ::%x100 ⟦scale⟧/2}", [.messageSyntax]),
      IssueCase("{n, number, ::currency/⟦EURO⟧}", [.messageSyntax]),
      IssueCase("{n, number, ::⟦currency⟧ .00}", [.messageSyntax]),
      IssueCase("{n, number, ::currency⟦/⟧ .00}", [.messageSyntax]),
      IssueCase("{n, number, ::unit/⟦metre⟧}", [.messageSyntax]),
      IssueCase("{n, number, ::measure-unit/⟦meter⟧}", [.messageSyntax]),
      IssueCase("{n, number, ::⟦.0x⟧ ⟦@#@⟧ ⟦E⟧}", [.messageSyntax, .messageSyntax, .messageSyntax]),
      IssueCase("{n, number, ::.00/⟦@@#⟧}", [.messageSyntax]),
      IssueCase("{n, number, ::K/⟦x⟧}", [.messageSyntax]),
      IssueCase("{n, number, ::integer-width/⟦0#⟧}", [.messageSyntax]),
      IssueCase("{n, number, ::numbering-system/⟦arabic⟧}", [.messageSyntax]),
      IssueCase("{n, number, ::precision-increment/⟦0⟧}", [.messageSyntax]),
      IssueCase("{n, number, ::scale/⟦much⟧}", [.messageSyntax]),
      IssueCase("{n, number, ::scale/⟦3.141592653589793⟧}", [.unsupportedFormat]),
      IssueCase("{n, number, ::precision-increment/⟦0.3333333333333333⟧}", [.unsupportedFormat]),
      IssueCase("{n, number, ::⟦rounding-mode-unnecessary⟧}", [.unsupportedFormat]),
      IssueCase("{n, number, ::unit/⟦foot-and-inch⟧}", [.unsupportedFormat]),
      IssueCase("{n, number, ::unit/meter usage/⟦road⟧}", [.unsupportedFormat]),
      IssueCase("{n, number, ::⟦currency⟧/EUR decimal-always}", [.unsupportedFormat]),
      IssueCase("{n, number, ⟦percentage⟧}", [.unsupportedFormat]),
    ]
  )
  func mistakes(_ mistake: IssueCase) { mistake.check() }

  @Test(
    "what ICU accepts is accepted",
    arguments: [
      "percent", "integer", "currency", "::", "::%", "::percent  .00/@@+", "::K", "::KK", "::000", "::E0", "::EE+!00",
      "::,_", "::+!", "::()-", "::.+", "::.00*", "::@@#", "::@@+/w", "::currency/eur unit-width-narrow",
      "::measure-unit/length-meter per-measure-unit/duration-second", "::unit/gram-per-minute",
      "::scientific/*ee/sign-always", "::integer-width/##00", "::precision-increment/0.050/w", "::scale/-1E3",
      "::numbering-system/arab", "::.00/@@#r", "::precision-currency-cash",
    ]
  )
  func accepted(style: String) {
    #expect(parse("{n, number, \(style)}").issues.isEmpty)
  }
}
