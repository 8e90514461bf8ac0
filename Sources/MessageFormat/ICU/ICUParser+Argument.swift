import CatalogDiagnostics

/// Arguments: `{name}`, `{name, type}` and `{name, type, style}`.
extension ICUParser {
  enum ArgumentOutcome {
    case argument(Argument)
    /// What stands there was reported and passed over.
    case nothing
    /// The brace was reported and is text, as is the one that closes it.
    case text
  }

  /// The beginning of an argument, up to its name.
  struct ArgumentStart {
    var open: Int
    var name: Name
  }

  /// Reads an argument from its `{` to behind its `}`.
  mutating func parseArgument() -> ArgumentOutcome {
    let open = position
    guard depth < MessageParser.nestingLimit else { return passTooDeep(open) }
    depth += 1
    defer { depth -= 1 }
    position += 1
    skipSpace()
    guard position < count else { return leaveUnclosed(open) }
    let start = ArgumentStart(open: open, name: readName())
    guard !start.name.isEmpty else { return recoverFromMissingName(open) }
    hasArgument = true
    checkNotNumber(start.name)
    let nameEnd = position
    skipSpace()
    guard position < count else { return leaveUnclosed(open) }
    let next = base[position]
    if next == Byte.close {
      position += 1
      return .argument(argument(start, format: .plain))
    }
    if next == Byte.comma {
      position += 1
      return parseType(start)
    }
    return recoverAfterName(start, isGlued: position == nameEnd)
  }

  /// The argument that ends at the current position.
  func argument(_ start: ArgumentStart, keyword: Span? = nil, format: Argument.Format) -> Argument {
    Argument(
      name: string(of: start.name),
      nameSpan: start.name.span,
      span: Span(start.open, position),
      keywordSpan: keyword,
      format: format
    )
  }

  mutating func leaveUnclosed(_ open: Int) -> ArgumentOutcome {
    unclosed.append(open)
    return .nothing
  }

  private mutating func checkNotNumber(_ name: Name) {
    var index = name.start
    while index < name.end {
      if !PatternProperties.isDigit(base[index]) { return }
      index += 1
    }
    report(.messageSyntax, at: name.span, Self.numberedArgument(string(name.start, name.end)))
  }

  private mutating func recoverFromMissingName(_ open: Int) -> ArgumentOutcome {
    let next = base[position]
    if next == Byte.close {
      position += 1
      report(.messageSyntax, at: Span(open, position), Self.emptyArgument)
      return .nothing
    }
    if next == Byte.open { return recoverFromDoubledBrace(open) }
    if next == Byte.comma || base[position] == Byte.apostrophe || !looksLikeName(from: position) {
      report(.messageSyntax, at: Span(open, open + 1), Self.nameExpected(string(of: characterSpan(at: position))))
      position = open + 1
      return .text
    }
    let issue = MessageIssue(
      .messageSyntax,
      at: characterSpan(at: position),
      Self.badNameCharacter(character(at: position))
    )
    passToClose(open, reporting: issue)
    return .nothing
  }

  /// `{{name}}`, as other template languages write it, or a brace that was meant as text.
  private mutating func recoverFromDoubledBrace(_ open: Int) -> ArgumentOutcome {
    let inner = position
    var end = inner + 1
    while end < count && base[end] != Byte.open && base[end] != Byte.close { end += 1 }
    guard byte(at: end) == Byte.close, byte(at: end + 1) == Byte.close, inner == open + 1 else {
      report(.messageSyntax, at: Span(open, open + 1), Self.literalBrace)
      position = open + 1
      return .text
    }
    let fix = MessageIssue.Fix(
      "write single braces",
      edits: [MessageIssue.Edit(Span(open, open + 1), ""), MessageIssue.Edit(Span(end + 1, end + 2), "")]
    )
    report(.messageSyntax, at: Span(open, inner + 1), Self.doubledBrace(string(inner, end + 1)), fix: fix)
    position = inner
    let outcome = parseArgument()
    if byte(at: position) == Byte.close { position += 1 }
    return outcome
  }

  private mutating func recoverAfterName(_ start: ArgumentStart, isGlued: Bool) -> ArgumentOutcome {
    let word = wordEnd(from: position)
    if !isGlued, ArgumentType(self, position, word) != nil {
      let end = start.name.end
      let fix = MessageIssue.Fix("insert the comma", edits: [MessageIssue.Edit(Span(end, end), ",")])
      report(.messageSyntax, at: Span(end, end), Self.commaAfterName(string(of: start.name)), fix: fix)
      return parseType(start)
    }
    let text =
      isGlued ? Self.badNameCharacter(character(at: position)) : Self.unexpectedAfterName(string(of: start.name))
    passToClose(start.open, reporting: MessageIssue(.messageSyntax, at: characterSpan(at: position), text))
    return .argument(argument(start, format: .plain))
  }

  /// Whether a mistyped argument stands at `index`, such as `{%name}` or `{$name}`, rather than text in braces.
  private func looksLikeName(from index: Int) -> Bool {
    var index = index
    let limit = min(count, index + 64)
    while index < limit && base[index] != Byte.open && base[index] != Byte.close {
      if base[index] == Byte.space { return false }
      index += 1
    }
    return byte(at: index) == Byte.close
  }

  /// Passes everything up to the brace that closes the one at `open`. Where none does, that is what is reported, and
  /// `issue` would be no more than its consequence.
  mutating func passToClose(_ open: Int, reporting issue: MessageIssue?) {
    var nested = 0
    while position < count {
      let byte = base[position]
      position += 1
      if byte == Byte.open {
        nested += 1
      } else if byte == Byte.close {
        if nested == 0 {
          if let issue { issues.append(issue) }
          return
        }
        nested -= 1
      }
    }
    unclosed.append(open)
  }

  private mutating func passTooDeep(_ open: Int) -> ArgumentOutcome {
    if !isCut { report(.messageSyntax, at: Span(open, open + 1), Self.tooDeep) }
    isCut = true
    position += 1
    passToClose(open, reporting: nil)
    return .nothing
  }

  func wordEnd(from start: Int) -> Int {
    var index = start
    while index < count && PatternProperties.isLetter(base[index]) { index += 1 }
    return index
  }

  func string(of span: Span) -> String { string(span.start, span.end) }
  func character(at index: Int) -> String { string(of: characterSpan(at: index)) }
}

extension ICUParser {
  private static var emptyArgument: String {
    "an argument needs a name; write {name}, or quote the braces: '{}'"
  }

  private static func nameExpected(_ found: String) -> String {
    "an argument's name is expected after `{`, not \(quoted(found)); write {name}, or quote a brace that is shown: '{'"
  }

  private static func badNameCharacter(_ found: String) -> String {
    "\(quoted(found)) cannot stand in an argument's name; use letters, digits and _"
  }

  private static func numberedArgument(_ number: String) -> String {
    "arguments are named, not numbered; write {name} instead of {\(DisplayText.escaped(number, limit: 20))}"
  }

  private static func doubledBrace(_ single: String) -> String {
    "an argument has single braces; write \(DisplayText.escaped(single, limit: 40))"
  }

  private static var literalBrace: String {
    "an argument's name is expected after `{`; quote a brace that is shown: '{'"
  }

  private static func commaAfterName(_ name: String) -> String {
    "a comma is missing after \(quoted(name)); write {\(DisplayText.escaped(name, limit: 40)), …}"
  }

  private static func unexpectedAfterName(_ name: String) -> String {
    "`,` or `}` is expected after the argument's name \(quoted(name)); names have no spaces"
  }

  private static var tooDeep: String {
    "arguments are nested more than \(MessageParser.nestingLimit) levels deep; split the message"
  }
}
