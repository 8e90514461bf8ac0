import CatalogDiagnostics
import MessageFormat
import Testing

@Suite("Mistakes in the branches of plural and select")
struct SelectorIssueTests {
  @Test(
    "selectors",
    arguments: [
      IssueCase("{n, plural, =0 {none} one {# file} other {# files}}"),
      IssueCase("{n, plural, offset:1 =1 {a} one {b} other {c}}"),
      IssueCase("{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}"),
      IssueCase("{who, select, female {her} größe {a} x_1 {b} other {their}}"),
      IssueCase("{n, ⟦plural⟧, one {# Datei}}", [.missingOther]),
      IssueCase("{n, ⟦plural⟧, }", [.missingOther]),
      IssueCase("{n, ⟦selectordinal⟧, one {#st}}", [.missingOther]),
      IssueCase("{who, ⟦select⟧, female {her}}", [.missingOther]),
      IssueCase(
        "{who, select, female {her} ⟦Other⟧ {their}}",
        [.missingOther],
        fixed: "{who, select, female {her} other {their}}"
      ),
      IssueCase("{n, plural, one {#} ⟦one⟧ {1} other {#}}", [.duplicateSelector]),
      IssueCase("{n, plural, =1 {a} ⟦=1.0⟧ {b} other {c}}", [.duplicateSelector]),
      IssueCase("{a, select, x {1} y {2} ⟦x⟧ {3} other {4}}", [.duplicateSelector]),
    ]
  )
  func selectors(_ example: IssueCase) { example.check() }

  @Test(
    "keywords that are no plural category",
    arguments: [
      IssueCase("{n, plural, ⟦eins⟧ {#} other {#}}", [.unknownSelector], fixed: "{n, plural, one {#} other {#}}"),
      IssueCase("{n, plural, one {#} ⟦andere⟧ {#}}", [.unknownSelector], fixed: "{n, plural, one {#} other {#}}"),
      IssueCase(
        "{n, plural, one {#} ⟦andere⟧ {#} other {#}}",
        [.unknownSelector],
        fixed: "{n, plural, one {#} andere {#} other {#}}"
      ),
      IssueCase(
        "{n, plural, ⟦un⟧ {#} ⟦autre⟧ {#}}",
        [.unknownSelector, .unknownSelector],
        fixed: "{n, plural, one {#} other {#}}"
      ),
      IssueCase(
        "{n, plural, ⟦uno⟧ {#} ⟦otro⟧ {#}}",
        [.unknownSelector, .unknownSelector],
        fixed: "{n, plural, one {#} other {#}}"
      ),
      IssueCase(
        "{n, plural, ⟦один⟧ {#} ⟦другие⟧ {#}}",
        [.unknownSelector, .unknownSelector],
        fixed: "{n, plural, one {#} other {#}}"
      ),
      IssueCase("{n, plural, ⟦ONE⟧ {#} other {#}}", [.unknownSelector], fixed: "{n, plural, one {#} other {#}}"),
      IssueCase("{n, plural, ⟦othr⟧ {#} one {#}}", [.unknownSelector], fixed: "{n, plural, other {#} one {#}}"),
      IssueCase("{n, plural, ⟦0⟧ {none} other {#}}", [.unknownSelector], fixed: "{n, plural, =0 {none} other {#}}"),
      IssueCase("{n, plural, ⟦xyzzy⟧ {#} other {#}}", [.unknownSelector], fixed: "{n, plural, xyzzy {#} other {#}}"),
    ]
  )
  func keywords(_ example: IssueCase) { example.check() }

  @Test(
    "what stands between branches",
    arguments: [
      IssueCase("{n, plural, one {a}⟦,⟧ other {b}}", [.messageSyntax], fixed: "{n, plural, one {a} other {b}}"),
      IssueCase(
        "{n, plural, one⟦:⟧ {a} other⟦:⟧ {b}}",
        [.messageSyntax, .messageSyntax],
        fixed: "{n, plural, one {a} other {b}}"
      ),
      IssueCase("{n, plural, =⟦ ⟧1 {a} other {b}}", [.messageSyntax], fixed: "{n, plural, =1 {a} other {b}}"),
      IssueCase("{n, plural, ⟦=⟧ {a} other {b}}", [.messageSyntax]),
      IssueCase("{n, plural, ⟦=1-2⟧ {a} other {b}}", [.messageSyntax]),
      IssueCase("{n, plural, ⟦{⟧a} other {b}}", [.messageSyntax]),
      IssueCase("{n, plural, ⟦one⟧ other {b}}", [.messageSyntax]),
      IssueCase("{n, plural, one {a} ⟦other⟧ some files}", [.messageSyntax]),
      IssueCase("{who, select, non⟦-⟧binary {a} other {b}}", [.messageSyntax]),
      IssueCase("{n, plural, ⟦-⟧1 {a} other {b}}", [.messageSyntax]),
    ]
  )
  func between(_ example: IssueCase) { example.check() }

  @Test(
    "offsets",
    arguments: [
      IssueCase("{n, plural, offset: 2 other {b}}"),
      IssueCase("{n, plural, offset:⟦-1⟧ other {b}}", [.messageSyntax]),
      IssueCase("{n, plural, offset:⟦0.5⟧ other {b}}", [.messageSyntax]),
      IssueCase("{n, plural, offset:⟦o⟧ther {b}}", [.messageSyntax]),
      IssueCase("{n, plural, offset⟦ :⟧1 other {b}}", [.messageSyntax], fixed: "{n, plural, offset:1 other {b}}"),
      IssueCase("{n, plural, offset⟦=⟧1 other {b}}", [.messageSyntax], fixed: "{n, plural, offset:1 other {b}}"),
      IssueCase("{n, plural, one {a} ⟦offset:1⟧ other {b}}", [.messageSyntax]),
      IssueCase("{n, plural, offset:1 ⟦offset:2⟧ other {b}}", [.messageSyntax]),
    ]
  )
  func offsets(_ example: IssueCase) { example.check() }
}
