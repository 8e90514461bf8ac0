import CatalogDiagnostics
import LocaleData
import MessageFormat

enum Brackets: ContentCheck {
  static let id = RuleID("brackets", .warning)
  static let summary = "brackets are unbalanced, or stand in the translation and not in the source"
  static let rationale = """
    A bracket without its partner is a typing error, or the rest of a text that was cut. Silent for smileys and for the
    bracket behind a list’s letter (“a)”). Whether words stand in brackets at all is compared with the source text, for
    they may be a note that nobody should read. Silent for endings and particles joined to a word or an argument
    (“connecté(e)”, “A(z)”, “을(를)”), around an argument (“({count})”), and around a quotation, which gives a term’s
    original word.
    """
  static let kinds: TextKinds = .bracket

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    let brackets = BracketPairs(text.message)
    if let lonely = brackets.lonely.first {
      findings.append(text.finding(id, at: lonely, .lonely))
      return
    }
    guard let source = text.source, source.facts.isReliable else { return }
    let wanted = BracketPairs(source.message)
    guard wanted.lonely.isEmpty, wanted.first == nil || brackets.first == nil else { return }
    if let place = brackets.first {
      findings.append(text.finding(id, at: place, .extra))
    } else if wanted.first != nil {
      findings.append(text.finding(id, at: text.wholeText, .missing))
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        size: "The file is large ({size})."
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        size: "Die Datei ist groß ⟦(⟧{size}."
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files: "{count, plural, one {Delete # file (forever)?} other {Delete # files (forever)?}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        files: "{count, plural, other {#個のファイルを完全に⟦）⟧削除しますか？}}"
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        clean: Delete all the files
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        clean: Alle Dateien löschen ⟦(⟧Verb)
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        item: "{name} is gone"
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        item: "{name} est déconnecté(e)"
      """,
      "Alerts.hu.yaml": """
      locale: hu
      alerts:
        item: "A(z) {name} eltűnt"
      """,
      "Alerts.ko.yaml": """
      locale: ko
      alerts:
        item: "{name}이(가) 없음"
      """,
      "Alerts.pl.yaml": """
      locale: pl
      alerts:
        item: "Nie ma już pliku ({name})"
      """,
      "Alerts.pt.yaml": """
      locale: pt
      alerts:
        item: "Já não há a ligação (“link”) {name}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        size: "The file is large ({size})."
      """,
      "Alerts.zh-Hans.yaml": """
      locale: zh-Hans
      alerts:
        size: "文件过大（{size}）。"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        choice: "Sorry :( – a) try again, or b) wait."
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        choice: "Désolé :( – a) réessayez ou b) attendez."
      """,
    ]),
  ]
}

/// The brackets of a text, by the order in which they open and close within each literal level.
private struct BracketPairs {
  /// The first bracket that has a partner, where words stand between them that are joined to nothing.
  private(set) var first: Span?
  private(set) var lonely: [Span] = []
  private var open: [Bracket] = []
  /// The opening bracket of the pair that has just been closed, until it is known what follows.
  private var closed: Span?
  private var argumentCount = 0
  private var previous: Unicode.Scalar?
  private var beforePrevious: Unicode.Scalar?

  private struct Bracket {
    var closing: Unicode.Scalar
    var span: Span
    /// Whether a letter, digit or argument stands right before it.
    var isJoined: Bool
    /// How many arguments there were before it.
    var argumentCount: Int
    /// Whether a quotation mark stands right behind it.
    var isBeforeQuote = false
  }

  init(_ message: Message) {
    scan(message.pattern, message.text)
    settle(before: nil)
    lonely += open.map(\.span)
    lonely.sort { $0.start < $1.start }
  }

  private mutating func scan(_ pattern: Pattern, _ text: SourceText) {
    for part in pattern.parts {
      switch part {
      case .literal(let span): scan(text.string(in: span), at: span.start)
      case .pound: noteArgument()
      case .argument(let argument) where argument.isSelector: argument.forEachBranch { scan(branch: $0, text) }
      case .argument: noteArgument()
      }
    }
  }

  /// What opens in a branch closes in it.
  private mutating func scan(branch: Pattern, _ text: SourceText) {
    let outer = open
    open = []
    scan(branch, text)
    settle(before: nil)
    lonely += open.map(\.span)
    open = outer
  }

  private mutating func scan(_ literal: String, at start: Int) {
    var start = start
    for scalar in literal.unicodeScalars {
      let span = Span(start, start + UTF8.width(scalar))
      start = span.end
      settle(before: scalar)
      if let last = open.last, last.span.end == span.start, Self.isQuotationMark(scalar) {
        open[open.count - 1].isBeforeQuote = true
      }
      if let closing = Self.closing(scalar) {
        if !isSmiley {
          let isJoined = previous.map(Self.isOfWord) ?? false
          open.append(Bracket(closing: closing, span: span, isJoined: isJoined, argumentCount: argumentCount))
        }
      } else if Self.isClosing(scalar) {
        close(scalar, span)
      }
      note(scalar)
    }
  }

  private mutating func close(_ scalar: Unicode.Scalar, _ span: Span) {
    if let index = open.lastIndex(where: { $0.closing == scalar }) {
      let bracket = open[index]
      let isQuote = bracket.isBeforeQuote && previous.map(Self.isQuotationMark) ?? false
      if !Self.isQuotation(scalar), !isQuote, !bracket.isJoined, bracket.argumentCount == argumentCount {
        closed = bracket.span
      }
      lonely += open[(index + 1)...].map(\.span)
      open.removeSubrange(index...)
    } else if !isSmiley, !isListMark {
      lonely.append(span)
    }
  }

  /// Decides about the pair that has just been closed.
  private mutating func settle(before next: Unicode.Scalar?) {
    guard let pair = closed else { return }
    closed = nil
    if !(next.map(Self.isOfWord) ?? false) { first = first ?? pair }
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.decimalDigit != nil
  }

  /// An argument is like a word.
  private mutating func noteArgument() {
    settle(before: "0")
    argumentCount += 1
    note("0")
  }

  private mutating func note(_ scalar: Unicode.Scalar) {
    beforePrevious = previous
    previous = scalar
  }

  private var isSmiley: Bool {
    guard let previous else { return false }
    return ":;=8xX".unicodeScalars.contains(previous)
      || "-'^".unicodeScalars.contains(previous) && (beforePrevious.map { ":;=8".unicodeScalars.contains($0) } ?? false)
  }

  /// Behind a letter or number that begins a word: `a)`, `1)`.
  private var isListMark: Bool {
    guard let previous, previous.properties.isAlphabetic || previous.decimalDigit != nil else { return false }
    return beforePrevious.map { $0.properties.isWhitespace || $0.decimalDigit != nil } ?? true
  }

  private static func closing(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "(": ")"
    case "[": "]"
    case "（": "）"
    case "［": "］"
    case "【": "】"
    case "〔": "〕"
    case "《": "》"
    case "〈": "〉"
    case "「": "」"
    case "『": "』"
    default: nil
    }
  }

  /// Corner and double angle brackets are how East Asia quotes.
  private static func isQuotation(_ scalar: Unicode.Scalar) -> Bool { "》〉」』】".unicodeScalars.contains(scalar) }

  private static func isQuotationMark(_ scalar: Unicode.Scalar) -> Bool {
    "\"'“”„«»‘’‹›".unicodeScalars.contains(scalar)
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ")", "]", "）", "］", "】", "〕", "》", "〉", "」", "』": true
    default: false
    }
  }
}

extension String {
  fileprivate static let lonely = "close this bracket, or remove it: it has no partner"
  fileprivate static let extra = "check these brackets: the source text has none"
  fileprivate static let missing = "check the brackets: the source text has some, and this has none"
}
