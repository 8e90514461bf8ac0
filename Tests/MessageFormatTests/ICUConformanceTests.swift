import CatalogDiagnostics
import LocaleData
import MessageFormat
import Testing

@Suite("Agreement with ICU")
struct ICUConformanceTests {
  @Test("well-formed messages mean what ICU takes them to mean")
  func wellFormed() throws {
    var maker = MessageMaker(seed: 1)
    var shown = 0
    for _ in 0..<20_000 where try compare(maker.message()) { shown += 1 }
    #expect(shown > 5_000)
  }

  @Test("changed messages are refused where ICU refuses them, or by a rule that is stricter on purpose")
  func mutated() throws {
    var maker = MessageMaker(seed: 2)
    var shown = 0
    for _ in 0..<25_000 where try compare(maker.mutated(maker.message())) { shown += 1 }
    #expect(shown > 5_000)
  }

  /// Whether both accept the message, so that what they show could be compared too.
  private func compare(_ text: String) throws -> Bool {
    let message = parse(text)
    let errors = message.issues.filter { $0.severity == .error }
    guard ICUMessage.check(text) == nil else {
      #expect(!errors.isEmpty, "ICU refuses \(text.debugDescription)")
      return false
    }
    // After these the parser goes on with what was meant, which is another message than ICU's.
    let isRead = !errors.contains { $0.rule == .apostropheQuotesArgument || $0.rule == .invisibleInSyntax }
    for error in errors where isRead {
      #expect(isStricterOnPurpose(error), "\(error.rule.name) \(error.message) in \(text.debugDescription)")
    }
    guard errors.isEmpty else { return false }
    let interpreter = Interpreter(
      text: message.text,
      integers: ["n": 2, "count": 1],
      strings: ["a": "male", "b": "quote ' {x} #"]
    )
    let shown = try? ICUMessage.format(
      text,
      locale: LocaleID(tag: "en"),
      arguments: ["n": .int(2), "count": .int(1), "a": .string("male"), "b": .string("quote ' {x} #")]
    )
    guard let shown else { return false }
    #expect(interpreter.show(message.pattern) == shown, "\(text.debugDescription)")
    return true
  }

  private func isStricterOnPurpose(_ issue: MessageIssue) -> Bool {
    let strict: [RuleID] = [
      .apostropheQuotesArgument, .duplicateSelector, .foreignPlaceholder, .invisibleInSyntax, .unknownSelector,
      .unsupportedFormat,
    ]
    if strict.contains(issue.rule) { return true }
    return ["arguments are named", "an offset is a whole number"].contains { issue.message.hasPrefix($0) }
  }
}
