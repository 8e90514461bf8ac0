import CatalogDiagnostics
import MessageFormat
import Testing

@Suite("Properties that hold for every message")
struct MessagePropertyTests {
  @Test("what is printed parses to the same tree, and prints to itself")
  func roundTrip() {
    var maker = MessageMaker(seed: 3)
    for _ in 0..<20_000 {
      let text = maker.chance(50) ? maker.message() : maker.mutated(maker.message())
      let message = parse(text)
      guard message.isCompilable else { continue }
      let printed = MessagePrinter.print(message)
      let again = parse(printed)
      #expect(MessageOutline.outline(again) == MessageOutline.outline(message), "\(text.debugDescription)")
      #expect(MessagePrinter.print(again) == printed, "\(text.debugDescription)")
    }
  }

  @Test("any bytes parse; every span lies within the text, on whole characters, and in order")
  func anyBytes() {
    var maker = MessageMaker(seed: 4)
    let syntax = Array("{}{}{}'',,##=: onother plural select offset".utf8)
    for _ in 0..<20_000 {
      let bytes = (0..<maker.number(0...60)).map { _ in
        maker.chance(70) ? maker.pick(syntax) : UInt8(truncatingIfNeeded: maker.number(0...255))
      }
      checkSpans(MessageParser.parse(sourceText(bytes)))
    }
  }

  @Test("every beginning of a message parses")
  func truncations() {
    var maker = MessageMaker(seed: 5)
    for _ in 0..<60 {
      let bytes = Array(maker.message().utf8)
      for length in 0...bytes.count { checkSpans(MessageParser.parse(sourceText(Array(bytes[..<length])))) }
    }
  }

  private func checkSpans(_ message: Message) {
    let count = message.text.count
    var last = 0
    for issue in message.issues {
      #expect(issue.span.start >= last && issue.span.end >= issue.span.start && issue.span.end <= count)
      last = issue.span.start
      for edit in issue.fix?.edits ?? [] { #expect(edit.span.start <= edit.span.end && edit.span.end <= count) }
      for note in issue.notes { #expect(note.span.start >= 0 && note.span.end <= count) }
    }
    checkSpans(message.pattern, within: Span(0, count))
  }

  private func checkSpans(_ pattern: Pattern, within outer: Span) {
    #expect(pattern.span.start >= outer.start && pattern.span.end <= outer.end)
    var last = pattern.span.start
    for part in pattern.parts {
      let span = part.span
      #expect(span.start >= last && span.end > span.start && span.end <= pattern.span.end)
      last = span.end
      if case .argument(let argument) = part {
        #expect(argument.nameSpan.start > span.start && argument.nameSpan.end <= span.end)
        argument.forEachBranch { checkSpans($0, within: span) }
      }
    }
  }
}
