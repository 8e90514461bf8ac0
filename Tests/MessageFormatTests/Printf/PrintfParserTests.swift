import CatalogDiagnostics
import MessageFormat
import TestSupport
import Testing

@Suite("Texts with printf specifiers")
struct PrintfParserTests {
  @Test(
    "become trees of named arguments",
    arguments: [
      TreeCase("", ""),
      TreeCase("Up to date.", "“Up to date.”"),
      TreeCase("Delete %@?", "“Delete ” arg1:%@ “?”"),
      TreeCase("%@ and %@", "arg1:%@ “ and ” arg2:%@"),
      TreeCase("%2$@ of %1$lld", "arg2:%@ “ of ” arg1:%lld"),
      TreeCase("%lld%% of %@", "arg1:%lld “% of ” arg2:%@"),
      TreeCase("%02d:%+d|%-5d|% d", "arg1:%02d “:” arg2:%+d “|” arg3:%-5d “|% d”"),
      TreeCase(
        "%10.2f %lf %x %X %o %e %G %a",
        "arg1:%10.2f “ ” arg2:%lf “ ” arg3:%x “ ” arg4:%X “ ” arg5:%o “ ” arg6:%e “ ” arg7:%G “ ” arg8:%a"
      ),
      TreeCase(
        "%hhd %hd %ld %qd %zu %td %jd %Lf",
        "arg1:%hhd “ ” arg2:%hd “ ” arg3:%ld “ ” arg4:%qd “ ” arg5:%zu “ ” arg6:%td “ ” arg7:%jd “ ” arg8:%Lf"
      ),
      TreeCase(
        "%s %S %c %C %i %u %D %U %O %p",
        "arg1:%s “ ” arg2:%S “ ” arg3:%c “ ” arg4:%C “ ” arg5:%i “ ” arg6:%u “ ” arg7:%D “ ” arg8:%U “ ” arg9:%O “ ” arg10:%p"
      ),
      TreeCase("%*d %.*f %1$*2$d", "arg2:%*1$d “ ” arg4:%.*3$f “ ” arg1:%*2$d"),
      TreeCase("%#x %.3d", "arg1:%#x “ ” arg2:%.3d"),
      TreeCase("%dMB %ds %@s", "arg1:%d “MB ” arg2:%d “s ” arg3:%@ “s”"),
    ]
  )
  func trees(_ example: TreeCase) {
    #expect(MessageOutline.outline(printf(example.text)) == example.outline)
  }

  @Test(
    "a percent sign is a percent sign where there are no arguments",
    arguments: [
      IssueCase("100%"), IssueCase("100%, 50 %, %50 indirim"), IssueCase("50⟦%⟧ off", [.printfSyntax]),
      IssueCase("100⟦%⟧ done", [.printfSyntax]), IssueCase("50⟦%⟧-ig", [.printfSyntax]),
      IssueCase("⟦%⟧20si", [.printfSyntax]), IssueCase("⟦%⟧'d MB", [.printfSyntax]), IssueCase("20%'si, yüzde%"),
    ]
  )
  func percentSigns(_ example: IssueCase) {
    example.check(printf)
    let message = printf(MarkedText(example.text).text)
    #expect(message.pattern.isConstant)
    #expect(message.isCompilable)
    #expect(message.pattern.literalBytes(in: message.text) == Array(message.text.string.utf8))
  }

  @Test(
    "mistakes are errors where they are",
    arguments: [
      IssueCase("%@ has %lld files, %% free"),
      IssueCase("50⟦%⟧-ig rabatt: %lld%%", [.printfSyntax], fixed: "50%%-ig rabatt: %lld%%"),
      IssueCase("50⟦%⟧ off, %@", [.printfSyntax], fixed: "50%% off, %@"),
      IssueCase("%@: 100⟦%⟧", [.printfSyntax], fixed: "%@: 100%%"),
      IssueCase("%@ ⟦%2$⟧, x", [.printfSyntax]),
      IssueCase("%1$@, ⟦%2⟧ x", [.printfSyntax]),
      IssueCase("%⟦&⟧@", [.printfSyntax]),
      IssueCase("%@ ⟦%⟧k", [.printfSyntax], fixed: "%@ %%k"),
      IssueCase("%1$@ ⟦%@⟧", [.printfSyntax]),
      IssueCase("%@ ⟦%1$@⟧ %@ %2$@", [.printfSyntax]),
      IssueCase("%1$@ ⟦%3$@⟧", [.printfSyntax]),
      IssueCase("⟦%2$@⟧", [.printfSyntax]),
      IssueCase("%lld of ⟦%d⟧", [.printfWidth]),
      IssueCase("%@ ⟦%arg⟧", [.printfSyntax]),
      IssueCase("Delete ⟦{name}⟧?", [.foreignPlaceholder]),
      IssueCase("%@ ⟦<b>⟧{ x }", [.markupInText]),
      IssueCase("%.2e %+lld %1G %-08.3f %#llx %s"),
      IssueCase("⟦%100lld⟧ ⟦%.100f⟧ ⟦%*lld⟧ ⟦%.*f⟧", Array(repeating: .unsupportedFormat, count: 4)),
      IssueCase("⟦%p⟧ ⟦%n⟧ ⟦%a⟧ ⟦%c⟧ ⟦%C⟧ ⟦%8s⟧ ⟦%.3S⟧", Array(repeating: .unsupportedFormat, count: 7)),
      IssueCase("%@ ⟦%⟧'lld", [.printfSyntax], fixed: "%@ %%'lld"),
    ]
  )
  func mistakes(_ example: IssueCase) { example.check(printf) }

  @Test("what is known from elsewhere decides names, percent signs and gaps")
  func context() {
    let named = PrintfContext(names: [1: "count", 2: "name"])
    #expect(MessageOutline.outline(printf("%2$@: %1$lld", named)) == "name:%@ “: ” count:%lld")
    let translated = PrintfContext(positions: [1, 2])
    #expect(printf("%1 已持续 %2", translated).issues.map(\.rule) == [.printfSyntax, .printfSyntax])
    #expect(printf("%2$@", translated).issues.isEmpty)
    #expect(!printf("50% off", translated).isCompilable)
    #expect(printf("50% off", PrintfContext(positions: [])).isCompilable)
  }

  @Test("any bytes parse, with spans inside the text and in order")
  func anyBytes() {
    var maker = MessageMaker(seed: 6)
    let syntax = Array("%%%%%$$123*.@dlxf#@arg@{}- 0+".utf8)
    for _ in 0..<20_000 {
      let bytes = (0..<maker.number(0...40)).map { _ in
        maker.chance(80) ? maker.pick(syntax) : UInt8(truncatingIfNeeded: maker.number(0...255))
      }
      let message = PrintfParser.parse(sourceText(bytes))
      var last = 0
      for issue in message.issues {
        #expect(issue.span.start >= last && issue.span.end <= bytes.count)
        last = issue.span.start
      }
      last = 0
      for part in message.pattern.parts {
        #expect(part.span.start >= last && part.span.end > part.span.start && part.span.end <= bytes.count)
        last = part.span.end
      }
    }
  }
}
