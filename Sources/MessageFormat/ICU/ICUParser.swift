import CatalogDiagnostics

/// The state of parsing one message. Its methods are in the files beside this one, by what they read.
struct ICUParser {
  let base: UnsafePointer<UInt8>
  let count: Int
  var position = 0
  var issues = IssueList()
  /// How many arguments enclose the current position.
  var depth = 0
  /// Set where text was skipped because it was nested too deeply: what is unbalanced after that says nothing.
  var isCut = false
  /// How many plurals enclose the current position.
  var pluralDepth = 0
  var isInsidePlural: Bool { pluralDepth > 0 }
  var hasArgument = false
  var hasPlural = false
  /// Whether literal text holds a byte that a later look needs.
  var hasPercent = false
  var hasMarkup = false
  /// Where an apostrophe is written twice.
  var doubledApostrophes: [Int] = []
  /// The apostrophe that would end what an apostrophe before it quotes by mistake.
  var endOfElision: Int?
  /// `#` outside all plurals.
  var loosePounds: [Int] = []
  /// Opening braces that the message's end closed, from the inside out.
  var unclosed: [Int] = []
  /// Of argument styles, which the looks at literal text pass over.
  var styleSpans: [Span] = []

  init(base: UnsafePointer<UInt8>, count: Int) {
    self.base = base
    self.count = count
  }

  /// What a pattern stands in, which decides what `#` and `}` mean.
  enum Context {
    case message
    case plural
    case select
  }

  /// The issues of the whole message, in order of position.
  mutating func finish(_ pattern: Pattern) -> [MessageIssue] {
    if !unclosed.isEmpty { reportUnclosed() }
    if !doubledApostrophes.isEmpty && !hasArgument { reportDoubledApostrophes() }
    if !loosePounds.isEmpty { reportLoosePounds() }
    if hasPercent { reportForeignPlaceholders(pattern) }
    if hasMarkup {
      let finder = MarkupFinder(base: base, start: 0, end: count)
      for issue in finder.issues(limit: IssueList.limit) { issues.append(issue) }
    }
    return issues.sorted()
  }

  mutating func report(
    _ rule: RuleID,
    at span: Span,
    _ message: String,
    notes: [MessageIssue.Note] = [],
    fix: MessageIssue.Fix? = nil
  ) {
    issues.append(MessageIssue(rule, at: span, message, notes: notes, fix: fix))
  }

  /// Passes the rest of a message that is broken from end to end; asked where a new part begins.
  mutating func giveUpIfHopeless() {
    guard issues.isHopeless else { return }
    position = count
    isCut = true
  }

  func string(_ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self)
  }

  /// The byte at `index`, or 0 where the message has ended.
  func byte(at index: Int) -> UInt8 { index < count ? base[index] : 0 }

  private mutating func reportUnclosed() {
    guard !isCut else { return }
    let outer = unclosed.dropFirst().prefix(3)
    report(
      .messageSyntax,
      at: Span(unclosed[0], unclosed[0] + 1),
      Self.unclosedBrace(unclosed.count),
      notes: outer.map { MessageIssue.Note(Self.alsoUnclosed, at: Span($0, $0 + 1)) }
    )
  }
}

extension ICUParser {
  private static func unclosedBrace(_ count: Int) -> String {
    count == 1
      ? "this brace is never closed; add the missing `}`"
      : "this brace is never closed, nor are \(count - 1) around it; add the missing `}`"
  }

  private static var alsoUnclosed: String { "this one is not closed either" }
}
