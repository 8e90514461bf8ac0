import CatalogDiagnostics
import MessageFormat
import Testing

@Suite("Walking through messages")
struct MessageWalkingTests {
  private let invitation = parse(
    "{host} {n, plural, =0 {is alone} one {invites {g, select, f {her} other {them}}} other {invites # {things}}}"
  )

  @Test("arguments come in the order of the text, with the branches that they are in")
  func arguments() {
    let uses = invitation.argumentUses.map { use in
      (use.path.map(describe) + [use.argument.name]).joined(separator: " > ")
    }
    #expect(uses == ["host", "n", "n=one > g", "n=other > things"])
    #expect(invitation.argumentNames == ["host", "n", "g", "things"])
    #expect(invitation.uses(of: "g").count == 1)
    #expect(invitation.uses(of: "nobody").isEmpty)
  }

  @Test("literal text comes in runs, quotation left out, with a way back to the text")
  func literals() {
    let runs = invitation.literalRuns.map { $0.string(in: invitation.text) }
    #expect(runs == [" ", "is alone", "invites ", "her", "them", "invites ", " "])
    let message = parse("it''s '{'5'}' {n}")
    let run = message.literalRuns[0]
    #expect(run.string(in: message.text) == "it's {5} ")
    #expect(run.count == 9)
    #expect(run.span(of: 2..<3) == Span(2, 3))
    #expect(run.span(of: 3..<4) == Span(4, 5))
    #expect(run.span(of: 5..<8) == Span(7, 12))
  }

  @Test("combinations take every branch, and the same branch for the same argument")
  func combinations() {
    #expect(
      shown(invitation) == [
        "{host} is alone", "{host} invites her", "{host} invites them", "{host} invites [n] {things}",
      ]
    )
    #expect(invitation.pattern.combinationCount == 4)
    let twice = parse("{n, plural, one {1} other {#}} {n, plural, one {is} other {are}} {g, select, f {x} other {y}}")
    #expect(shown(twice) == ["1 is x", "1 is y", "[n] are x", "[n] are y"])
    #expect(twice.pattern.combinationCount == 8)
    #expect(shown(parse("text")) == ["text"])
    #expect(shown(parse("{n, plural, offset:1 other {#}}")) == ["[n-1]"])
  }

  @Test("combinations are made one by one, however many there are")
  func manyCombinations() {
    let branches = (0..<20).map { "{a\($0), select, x {1} y {2} other {3}}" }.joined()
    let message = parse(branches)
    #expect(message.pattern.combinationCount == 1_000_000_000)
    #expect(Array(message.combinations.prefix(3)).map { $0.parts.count } == [20, 20, 20])
  }

  private func shown(_ message: Message) -> [String] {
    message.combinations.map { combination in
      combination.parts.map { part in
        switch part {
        case .literal(let span): message.text.string(in: span)
        case .number(let name, let offset, _): offset == 0 ? "[\(name)]" : "[\(name)-\(offset)]"
        case .argument(let argument): "{\(argument.name)}"
        }
      }.joined()
    }
  }

  private func describe(_ step: BranchStep) -> String {
    switch step.selector {
    case .plural(_, let selector): "\(step.argument)=\(selector.text)"
    case .select(let key): "\(step.argument)=\(key)"
    }
  }
}
