import CatalogDiagnostics
import MessageFormat
import Testing

/// `⟦…⟧` marks the expected issues; none others may be found.
@Suite("Mistakes in a message's syntax")
struct SyntaxIssueTests {
  @Test(
    "braces",
    arguments: [
      IssueCase("Delete {name}?"),
      IssueCase("Delete ⟦{⟧name", [.messageSyntax]),
      IssueCase("Delete ⟦{⟧name?", [.messageSyntax]),
      IssueCase("Delete ⟦{⟧", [.messageSyntax]),
      IssueCase("⟦{⟧count, plural, one {# file} other {# files}", [.messageSyntax]),
      IssueCase("{n, plural, one {# file} other ⟦{⟧# files", [.messageSyntax]),
      IssueCase("{n, plural, one {# file ⟦other⟧ {# files}}", [.messageSyntax]),
      IssueCase("Use ⟦{}⟧ here", [.messageSyntax]),
      IssueCase("Use ⟦{ }⟧ here", [.messageSyntax]),
      IssueCase("Send ⟦{⟧\"a\": 1} to {server}", [.messageSyntax]),
      IssueCase("⟦{{⟧count}} Dateien", [.messageSyntax], fixed: "{count} Dateien"),
      IssueCase("⟦{{⟧ count }} Dateien in {folder}", [.messageSyntax], fixed: "{ count } Dateien in {folder}"),
      IssueCase("{n, plural, one {a} other {b}}⟦}⟧", [.strayBrace], fixed: "{n, plural, one {a} other {b}}'}'"),
      IssueCase("count⟦}⟧ files", [.strayBrace]),
      IssueCase("a ⟦}⟧ b", [.strayBrace], fixed: "a '}' b"),
      IssueCase("a '}' b '{' c"),
      IssueCase(#"\(x) ⟦\u{1F600}⟧"#, [.strayBrace]),
    ]
  )
  func braces(_ example: IssueCase) { example.check() }

  @Test(
    "argument names",
    arguments: [
      IssueCase("{fileName} {file_name} { n } {größe} {名} {x1}"),
      IssueCase("{⟦0⟧} of {⟦12⟧}", [.messageSyntax, .messageSyntax]),
      IssueCase("{user⟦.⟧name}", [.messageSyntax]),
      IssueCase("{first⟦-⟧name}", [.messageSyntax]),
      IssueCase("{first ⟦n⟧ame}", [.messageSyntax]),
      IssueCase("{⟦%⟧s} {⟦$⟧name}", [.messageSyntax, .messageSyntax]),
      IssueCase("{a⟦“⟧b”}", [.messageSyntax]),
      IssueCase("{n⟦⟧ plural, one {a} other {b}}", [.messageSyntax], fixed: "{n, plural, one {a} other {b}}"),
    ]
  )
  func names(_ example: IssueCase) { example.check() }

  @Test(
    "argument types",
    arguments: [
      IssueCase("{n, number} {n , NUMBER , }"),
      IssueCase("{n,⟦}⟧", [.messageSyntax]),
      IssueCase("{n,⟦,⟧ number}", [.messageSyntax]),
      IssueCase("{n, ⟦plurl⟧, one {a} other {b}}", [.messageSyntax], fixed: "{n, plural, one {a} other {b}}"),
      IssueCase("{n, ⟦numbr⟧} {m, ⟦money⟧}", [.messageSyntax, .messageSyntax], fixed: "{n, number} {m, money}"),
      IssueCase("{n, plural⟦⟧ one {a} other {b}}", [.messageSyntax], fixed: "{n, plural, one {a} other {b}}"),
      IssueCase("{n, ⟦plural⟧}", [.messageSyntax]),
      IssueCase("{n, ⟦choice⟧, 0#none|1#one}", [.unsupportedFormat]),
      IssueCase(
        "{n, ⟦spellout⟧} {n, ⟦ordinal⟧} {n, ⟦duration⟧}",
        [.unsupportedFormat, .unsupportedFormat, .unsupportedFormat]
      ),
      IssueCase("{n, number, ::percent} {n, number, ⟦#,##0.00⟧} {n, number, integer}", [.unsupportedFormat]),
      IssueCase(
        "{d, date, ⟦::OO⟧} {d, time, ⟦::HmXXXXXX⟧} {d, date, ⟦::yyyyyyyyyyy⟧}",
        [.unsupportedFormat, .unsupportedFormat, .unsupportedFormat]
      ),
      IssueCase("{d} {d, date} {d, time, short} {d, date, FULL} {d, time, ::jmsOOOO} {d, date, ::GyMMMMEEEEdBB}", []),
      IssueCase("{d, date, ⟦::yMl⟧} {d, date, ⟦::yyyy-MM⟧}", [.unsupportedFormat, .unsupportedFormat]),
      IssueCase("{d, date, ⟦::⟧} {d, date, ⟦none⟧}", [.unsupportedFormat, .unsupportedFormat]),
      IssueCase("{d, date, ⟦yyyy⟧} {d, time, ⟦::HV⟧}", [.unsupportedFormat, .unsupportedFormat]),
      IssueCase("{d, date, ⟦h 'o''clock {a}'⟧} {a, list} {b, list, or-narrow}", [.unsupportedFormat]),
      IssueCase("{a, list, ⟦or-short-ish⟧} {a, list, ⟦disjunction⟧}", [.messageSyntax, .messageSyntax]),
      IssueCase("{a, list, ⟦or_short⟧}", [.messageSyntax], fixed: "{a, list, or-short}"),
      IssueCase("{d, date, h ⟦'⟧o}clock}", [.messageSyntax]),
    ]
  )
  func types(_ example: IssueCase) { example.check() }

  @Test("nesting beyond the limit is one error where it begins, however deep and long")
  func nesting() {
    let levels = MessageParser.nestingLimit
    let deep = { (count: Int) in
      String(repeating: "{a, select, other {", count: count) + "x" + String(repeating: "}}", count: count)
    }
    #expect(parse(deep(levels)).issues.isEmpty)
    for count in [levels + 1, 200, 40_000] {
      let issues = parse(deep(count)).issues
      #expect(issues.map(\.rule) == [.messageSyntax])
      #expect(issues.first?.span.start == levels * 19)
    }
    #expect(parse(String(repeating: "{a, select, other {", count: 50_000)).issues.count == 1)
    #expect(parse(String(repeating: "{", count: 1_000_000)).issues.count <= 100)
  }
}
