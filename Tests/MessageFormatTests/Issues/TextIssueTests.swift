import CatalogDiagnostics
import MessageFormat
import Testing

@Suite("Apostrophes, invisible characters, and text of other syntaxes")
struct TextIssueTests {
  @Test(
    "apostrophes",
    arguments: [
      IssueCase("don't, l’{name}, {name}'s, it''s {n}, '{'name'}', rock 'n' roll"),
      IssueCase("Supprimer l⟦'⟧{name} ?", [.apostropheQuotesArgument], fixed: "Supprimer l''{name} ?"),
      IssueCase("Delete ⟦'⟧{name}'?", [.apostropheQuotesArgument], fixed: "Delete ''{name}''?"),
      IssueCase("⟦'⟧{name} isn't here", [.apostropheQuotesArgument], fixed: "''{name} isn't here"),
      IssueCase(
        "{s, select, other {⟦'⟧{n}#'}}",
        [.apostropheQuotesArgument],
        fixed: "{s, select, other {''{n}#''}}"
      ),
      IssueCase(
        "{s, select, other {⟦'⟧{n}'''}}",
        [.apostropheQuotesArgument],
        fixed: "{s, select, other {''{n}''''}}"
      ),
      IssueCase("l⟦'⟧{a} d⟦'⟧{b}", [.apostropheQuotesArgument, .apostropheQuotesArgument], fixed: "l''{a} d''{b}"),
      IssueCase("l⟦'⟧{n, plural, other {#}}", [.apostropheQuotesArgument], fixed: "l''{n, plural, other {#}}"),
      IssueCase(
        "{n, plural, other {l⟦'⟧{name}}}",
        [.apostropheQuotesArgument],
        fixed: "{n, plural, other {l''{name}}}"
      ),
      IssueCase(
        "{n, plural, one {dogs⟦'⟧} other {cats⟦'⟧}}",
        [.apostropheQuotesArgument, .apostropheQuotesArgument],
        fixed: "{n, plural, one {dogs''} other {cats''}}"
      ),
      IssueCase(
        "{n, plural, other {d⟦'⟧# files}}",
        [.apostropheQuotesArgument],
        fixed: "{n, plural, other {d''# files}}"
      ),
      IssueCase("{n, plural, other {No. '#' x'##' {a}'}'}}"),
      IssueCase("{n, plural, other {a ⟦'⟧{!}}", [.messageSyntax]),
      IssueCase("⟦'⟧{ and so on", [.unterminatedQuote]),
      IssueCase("it⟦''⟧s ready", [.doubledApostrophe], fixed: "it's ready"),
      IssueCase("the end'"),
    ]
  )
  func apostrophes(_ example: IssueCase) { example.check() }

  @Test(
    "invisible characters between syntax elements",
    arguments: [
      IssueCase(
        "{count,⟦\u{A0}⟧plural, one {#\u{A0}f} other {#\u{A0}f}}",
        [.invisibleInSyntax],
        fixed: "{count, plural, one {#\u{A0}f} other {#\u{A0}f}}"
      ),
      IssueCase("{⟦\u{200B}⟧name⟦\u{FEFF}⟧}", [.invisibleInSyntax, .invisibleInSyntax], fixed: "{name}"),
      IssueCase("{na⟦\u{200D}⟧me}", [.invisibleInSyntax], fixed: "{name}"),
      IssueCase(
        "{n, plural, one⟦\u{202F}⟧{a} ⟦\u{202B}⟧other {b}}",
        [.invisibleInSyntax, .invisibleInSyntax],
        fixed: "{n, plural, one {a} other {b}}"
      ),
      IssueCase("{n,⟦\u{200F}⟧ number}", [.invisibleInSyntax], fixed: "{n, number}"),
      IssueCase("text\u{A0}with\u{200B} all\u{202B} of them\u{202C} {n}"),
    ]
  )
  func invisible(_ example: IssueCase) { example.check() }

  @Test(
    "number signs that are not replaced",
    arguments: [
      IssueCase("Issue #1, C#, #tag, No. #{id}, \"#\", #, @ and # keys"),
      IssueCase("⟦#⟧ files", [.literalPound]),
      IssueCase("Delete ⟦#⟧ Dateien", [.literalPound]),
      IssueCase("⟦#⟧ of {n, plural, one {# file} other {# files}}", [.literalPound]),
      IssueCase("{n, plural, other {files}}: ⟦#⟧", [.literalPound]),
      IssueCase("{n, plural, other {{g, select, other {⟦#⟧ files}}}}", [.literalPound]),
      IssueCase("{g, select, other {#1}}"),
      IssueCase("{g, select, other {{n, plural, other {# files}}}}"),
    ]
  )
  func pounds(_ example: IssueCase) { example.check() }

  @Test(
    "printf specifiers",
    arguments: [
      IssueCase("100%, 50 % de, 100% done, 5% discount, %50 indirim, 20%-ig, 7 %, 50%s"),
      IssueCase("Delete ⟦%@⟧?", [.foreignPlaceholder]),
      IssueCase("⟦%1$@⟧ and ⟦%2$lld⟧", [.foreignPlaceholder, .foreignPlaceholder]),
      IssueCase("⟦%d⟧ files, ⟦%lu⟧ MB, ⟦%.1f⟧ s, ⟦%02d⟧, ⟦%#@files@⟧", Array(repeating: .foreignPlaceholder, count: 5)),
      IssueCase("Delete ⟦%(name)s⟧?", [.foreignPlaceholder]),
      IssueCase("$0 $name ${x} ⟦%@⟧ ⟦%d⟧ 100%", [.foreignPlaceholder, .foreignPlaceholder]),
      IssueCase("{n, plural, other {⟦%d⟧ files}}", [.foreignPlaceholder]),
      IssueCase("Save 50⟦%%⟧", [.foreignPlaceholder], fixed: "Save 50%"),
      IssueCase("{n}%, %{n}"),
    ]
  )
  func specifiers(_ example: IssueCase) { example.check() }

  @Test("a specifier is an error where no argument is shown, or in a branch; a warning beside arguments")
  func severityOfSpecifiers() {
    #expect(parse("Delete %@?").issues.map(\.severity) == [.error])
    #expect(parse("{n, plural, other {%d files}}").issues.map(\.severity) == [.error])
    #expect(parse("${x} %@ %d 100%").issues.allSatisfy { $0.severity < .error })
  }

  @Test("a specifier is shown as it stands, whatever is said of it")
  func specifiersAreText() {
    #expect(parse("Delete %@?").isCompilable)
  }

  @Test(
    "markup",
    arguments: [
      IssueCase("I <3 you, a < b, b > a, 2 * 3 ** 4, *, AT&T, R&D;, <file>, x[0](y), & more"),
      IssueCase("⟦<b>⟧x</b>⟦<br/>⟧ ⟦<a href=\"x\">⟧y</a>", Array(repeating: .markupInText, count: 3)),
      IssueCase("Tom ⟦&amp;⟧ Jerry⟦&#39;⟧s ⟦&nbsp;⟧", Array(repeating: .markupInText, count: 3)),
      IssueCase("⟦**Warning**⟧ see ⟦[the site](https://example.org)⟧", [.markupInText, .markupInText]),
      IssueCase("{n, plural, other {⟦<b>⟧#</b>}}", [.markupInText]),
    ]
  )
  func markup(_ example: IssueCase) { example.check() }
}
