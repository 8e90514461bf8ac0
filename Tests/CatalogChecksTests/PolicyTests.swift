import CatalogDiagnostics
import CatalogModel
import TestSupport
import Testing

@testable import CatalogChecks

@Suite("Policy: severities, choice of rules and suppressions")
struct PolicyTests {
  private let missing = RuleID("missing-argument", .error)
  private let dots = RuleID("same-label", .warning)

  private func finding(_ rule: RuleID, locale: String? = nil) -> Finding {
    let file = SourceFile(path: "Alerts.yaml", bytes: [])
    return Finding(rule, at: SourceLocation(startOf: file), "something", subject: .init(locale: locale))
  }

  private func severities(_ policy: Policy, _ findings: Finding...) -> [Severity?] {
    findings.map { policy.adjusted($0)?.severity }
  }

  @Test("without a configuration every rule has its own severity")
  func defaults() {
    #expect(severities(Policy(), finding(missing), finding(dots)) == [.error, .warning])
  }

  @Test("the configuration changes severities and switches rules off")
  func configuration() {
    var configuration = CatalogConfiguration()
    configuration.rules = ["missing-argument": .info, "same-label": nil]
    #expect(severities(Policy(configuration), finding(missing), finding(dots)) == [.info, nil])
  }

  @Test("a locale’s own severities win, and hold for its regions")
  func locales() {
    let policy = Policy(
      rules: ["missing-argument": .info],
      localeRules: ["de": ["missing-argument": .warning], "de-CH": ["missing-argument": nil]]
    )
    let locales: [String?] = [nil, "fr", "de", "de-AT", "de-CH", "den"]
    let severities = locales.map { policy.adjusted(finding(missing, locale: $0))?.severity }
    #expect(severities == [.info, .info, .warning, .warning, nil, .info])
  }

  @Test("the command line leaves rules out, or all but some")
  func commandLine() {
    #expect(severities(Policy(only: ["same-label"]), finding(missing), finding(dots)) == [nil, .warning])
    #expect(severities(Policy(disabled: ["same-label"]), finding(missing), finding(dots)) == [.error, nil])
  }

  // MARK: Suppressions

  /// Applies a policy to findings of `same-label` at the marked places of a file, whose comments suppress what they
  /// name; returns the file with the remaining findings of the rule marked, and the names of all others.
  private func apply(_ marked: String, policy: Policy = Policy()) -> (text: String, others: [String]) {
    let marked = MarkedText(marked)
    let file = SourceFile(path: "Alerts.yaml", bytes: Array(marked.text.utf8))
    let findings = marked.places.map {
      Finding(dots, at: SourceLocation(file: file, start: $0.lowerBound, end: $0.upperBound), "something")
    }
    let remaining = policy.apply(to: findings, suppressions: suppressions(in: file))
    let places = remaining.filter { $0.rule == dots }.map { $0.location.start..<$0.location.end }
    let others = remaining.filter { $0.rule != dots }.map(\.rule.name)
    return (MarkedText.marking(places, in: marked.text), others)
  }

  private func suppressions(in file: SourceFile) -> [Suppression] {
    let text = String(decoding: file.bytes, as: UTF8.self)
    return text.ranges(of: #/# alertc:disable (?<rules>[a-z-]+(, [a-z-]+)*)/#).map { range in
      let place = { (range: Range<String.Index>) in
        SourceLocation(
          file: file,
          start: text.utf8.distance(from: text.startIndex, to: range.lowerBound),
          end: text.utf8.distance(from: text.startIndex, to: range.upperBound)
        )
      }
      let names = text[range].dropFirst("# alertc:disable ".count).split(separator: ", ")
      let rules = names.map { Located(String($0), at: place($0.startIndex..<$0.endIndex)) }
      return Suppression(rules: rules, location: place(range))
    }
  }

  @Test("a comment alone on its line counts for the next one, and only for that")
  func lineAbove() {
    let (text, others) = apply(
      """
      ⟦a⟧: 1
      # alertc:disable same-label
      ⟦b⟧: 2
      ⟦c⟧: 3
      """
    )
    #expect(text == "⟦a⟧: 1\n# alertc:disable same-label\nb: 2\n⟦c⟧: 3")
    #expect(others == [])
  }

  @Test("a comment beside something counts for its own line")
  func sameLine() {
    let (text, others) = apply("⟦a⟧: 1 # alertc:disable same-label\n⟦b⟧: 2")
    #expect(text == "a: 1 # alertc:disable same-label\n⟦b⟧: 2")
    #expect(others == [])
  }

  @Test("a comment beside something that is in order counts for the line below")
  func lineAboveWithContent() {
    let (text, others) = apply("a: # alertc:disable same-label\n  ⟦b⟧: 2")
    #expect(text == "a: # alertc:disable same-label\n  b: 2")
    #expect(others == [])
  }

  @Test("comments can be stacked, and name several rules")
  func stacked() {
    let (text, others) = apply(
      """
      # alertc:disable missing-argument
        # alertc:disable same-label, blank-translation
      ⟦a⟧: ⟦1⟧
      """
    )
    #expect(text.hasSuffix("\na: 1"))
    #expect(others == ["unused-suppression", "unused-suppression"])
  }

  @Test("comments at the top of a file count for what is found where the file begins")
  func topOfFile() {
    let comment = "⟦⟧# alertc:disable same-label\n"
    #expect(apply(comment).others == [])
    #expect(apply("⟦⟧# alertc:disable blank-translation\n# alertc:disable same-label\n⟦a⟧: 1").text.hasSuffix("\na: 1"))
    #expect(apply(comment + "a: 1\n⟦b⟧: 2") == ("# alertc:disable same-label\na: 1\n⟦b⟧: 2", []))
    let below = apply("⟦⟧a: 1\n# alertc:disable same-label\nb: 2")
    #expect(below == ("⟦⟧a: 1\n# alertc:disable same-label\nb: 2", ["unused-suppression"]))
  }

  @Test("a suppression of nothing is a finding, unless its rule is off")
  func unused() {
    let text = "# alertc:disable same-label\na: 1"
    #expect(apply(text).others == ["unused-suppression"])
    #expect(apply(text, policy: Policy(rules: ["same-label": nil])).others == [])
    #expect(apply(text, policy: Policy(only: ["missing-argument", "unused-suppression"])).others == [])
    #expect(apply(text, policy: Policy(localeRules: ["de": ["same-label": nil]])).others == [])
    #expect(apply(text, policy: Policy(disabled: ["unused-suppression"])).others == [])
  }

  @Test("a suppression of a rule that does not exist is a finding of its own")
  func unknown() {
    #expect(apply("# alertc:disable same-lable\n⟦a⟧: 1").others == ["unknown-rule"])
  }

  @Test("a suppression that names no rule disables nothing")
  func nameless() {
    let file = SourceFile(path: "de.lproj/Alerts.strings", bytes: Array("/* alertc:disable */".utf8))
    let comment = SourceLocation(file: file, start: 0, end: file.bytes.count)
    let suppression = Suppression(rules: [], location: comment)
    let found = Policy().apply(to: [], suppressions: [suppression])
    #expect(found.map(\.rule.name) == ["unused-suppression"])
    #expect(found.first?.location == comment)
    #expect(Policy(rules: ["unused-suppression": nil]).apply(to: [], suppressions: [suppression]) == [])
  }

  @Test("a suppression above a text counts for all lines of the text")
  func multilineText() {
    let file = SourceFile(path: "Alerts.yaml", bytes: Array("# c\na: |\n  one\n  two".utf8))
    let rule = Located("same-label", at: SourceLocation(file: file, start: 2, end: 3))
    let suppression = Suppression(rules: [rule], location: SourceLocation(file: file, start: 0, end: 3))
    let finding = Finding(
      dots,
      at: SourceLocation(file: file, start: 17, end: 20),
      "something",
      enclosing: SourceLocation(file: file, start: 7, end: 20)
    )
    #expect(Policy().apply(to: [finding], suppressions: [suppression]) == [])
  }

  @Test("many suppressions and findings take no more than their number")
  func linear() {
    let lines = String(repeating: "⟦a⟧: 1 # alertc:disable same-label\n", count: 2_000)
    let clock = ContinuousClock()
    var result: (text: String, others: [String]) = ("", [])
    let time = clock.measure { result = apply(lines) }
    #expect(result.others == [])
    #expect(!result.text.contains("⟦"))
    #expect(time < .seconds(30))
  }
}
