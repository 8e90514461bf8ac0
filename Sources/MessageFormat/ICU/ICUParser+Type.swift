import CatalogDiagnostics

/// What follows the first comma of an argument.
extension ICUParser {
  /// Reads the type, and what belongs to it, to behind the argument's `}`.
  mutating func parseType(_ start: ArgumentStart) -> ArgumentOutcome {
    skipSpace()
    let keyword = Span(position, wordEnd(from: position))
    position = keyword.end
    skipSpace()
    guard position < count else { return leaveUnclosed(start.open) }
    let isGlued = position == keyword.end
    let next = base[position]
    let isEnded = next == Byte.comma || next == Byte.close
    guard !keyword.isEmpty else { return recoverFromMissingType(start) }
    guard let type = ArgumentType(self, keyword.start, keyword.end), isEnded || !isGlued || next == Byte.open else {
      return recoverFromUnknownType(start, keyword)
    }
    if !isEnded {
      let fix = MessageIssue.Fix("insert the comma", edits: [MessageIssue.Edit(Span(keyword.end, keyword.end), ",")])
      report(.messageSyntax, at: Span(keyword.end, keyword.end), Self.commaAfterType(string(of: keyword)), fix: fix)
    }
    return parseStyle(start, type, keyword)
  }

  /// At the comma, or at the `}`, after the type.
  private mutating func parseStyle(_ start: ArgumentStart, _ type: ArgumentType, _ keyword: Span) -> ArgumentOutcome {
    let hasStyle = base[position] != Byte.close
    if base[position] == Byte.comma { position += 1 }
    if type.hasBranches {
      if !hasStyle { report(.messageSyntax, at: keyword, Self.branchesMissing(string(of: keyword))) }
      let format = parseBranching(type, keyword, start, hasStyle: hasStyle)
      return .argument(argument(start, keyword: keyword, format: format))
    }
    var style: Argument.Style?
    if hasStyle {
      style = readStyle(start.open)
      if unclosed.last == start.open { return .nothing }
    } else {
      position += 1
    }
    return .argument(argument(start, keyword: keyword, format: simpleFormat(type, style, keyword)))
  }

  private mutating func simpleFormat(_ type: ArgumentType, _ style: Argument.Style?, _ keyword: Span)
    -> Argument.Format
  {
    let format: Argument.Format
    switch type {
    case .number: format = .number(style)
    case .date: format = .date(style)
    case .time: format = .time(style)
    case .list: format = .list(style)
    case .refused(let name):
      if let refusal = SupportedFormats.refusal(ofType: name) { report(.unsupportedFormat, at: keyword, refusal) }
      return .plain
    case .plural, .selectordinal, .select: return .plain
    }
    if case .list(let style?) = format, ListStyle(name: style.text) == nil { reportUnknownListStyle(style) }
    if case .number(let style?) = format, style.isSkeleton {
      for issue in NumberSkeleton.parsing(style).issues { issues.append(issue) }
    }
    if let refusal = SupportedFormats.refusal(of: format) {
      report(.unsupportedFormat, at: style?.span ?? keyword, refusal)
    }
    return format
  }

  private mutating func reportUnknownListStyle(_ style: Argument.Style) {
    let suggestion = Suggestions.closest(to: style.text, among: ListStyle.all.map(\.name))
    let fix = suggestion.map { MessageIssue.Fix("write `\($0)`", edits: [MessageIssue.Edit(style.span, $0)]) }
    report(.messageSyntax, at: style.span, Self.unknownListStyle(style.text, suggestion), fix: fix)
  }

  /// Reads a style to behind the argument's `}`. Braces nest in it, and any apostrophe quotes, as ICU reads it.
  private mutating func readStyle(_ open: Int) -> Argument.Style? {
    let start = position
    var nested = 0
    while position < count {
      let byte = base[position]
      if byte == Byte.apostrophe {
        let quote = position
        position += 1
        while position < count && base[position] != Byte.apostrophe { position += 1 }
        if position == count {
          report(.messageSyntax, at: Span(quote, quote + 1), Self.quoteInStyle)
          isCut = true
          break
        }
      } else if byte == Byte.open {
        nested += 1
      } else if byte == Byte.close {
        if nested == 0 {
          let style = self.style(start, position)
          position += 1
          return style
        }
        nested -= 1
      }
      position += 1
    }
    unclosed.append(open)
    return nil
  }

  /// The style without the white space around it; `nil` where nothing is left.
  private mutating func style(_ start: Int, _ end: Int) -> Argument.Style? {
    var start = start
    var end = end
    while start < end, let length = whiteSpaceLength(at: start) { start += length }
    while end > start, isWhiteSpace(before: end) { end -= 1 }
    guard start < end else { return nil }
    let span = Span(start, end)
    styleSpans.append(span)
    checkLength(span)
    return Argument.Style(text: string(of: span), span: span)
  }

  private func whiteSpaceLength(at index: Int) -> Int? {
    let scalar = self.scalar(at: index)
    switch PatternProperties.kind(of: scalar.value) {
    case .whiteSpace, .directionMark: return scalar.length
    case .foreignSpace, .invisible, .name, .syntax: return nil
    }
  }

  private func isWhiteSpace(before end: Int) -> Bool {
    base[end - 1] == 0x20 || (base[end - 1] >= 0x09 && base[end - 1] <= 0x0D)
  }

  private mutating func recoverFromMissingType(_ start: ArgumentStart) -> ArgumentOutcome {
    let issue = MessageIssue(.messageSyntax, at: characterSpan(at: position), Self.typeExpected)
    passToClose(start.open, reporting: issue)
    return .argument(argument(start, format: .plain))
  }

  private mutating func recoverFromUnknownType(_ start: ArgumentStart, _ keyword: Span) -> ArgumentOutcome {
    position = keyword.end
    while position < count, base[position] > 0x20, base[position] != Byte.comma, base[position] != Byte.close,
      base[position] != Byte.open
    {
      position += 1
    }
    let whole = Span(keyword.start, position)
    let name = string(of: whole)
    let suggestion = Suggestions.closest(to: name, among: ArgumentType.names)
    let fix = suggestion.map { MessageIssue.Fix("write `\($0)`", edits: [MessageIssue.Edit(whole, $0)]) }
    report(.messageSyntax, at: whole, Self.unknownType(name, suggestion), fix: fix)
    if let type = suggestion.flatMap(ArgumentType.init(name:)), type.hasBranches {
      skipSpace()
      guard position < count else { return leaveUnclosed(start.open) }
      return parseStyle(start, type, whole)
    }
    passToClose(start.open, reporting: nil)
    return .argument(argument(start, keyword: whole, format: .plain))
  }
}

extension ICUParser {
  private static var typeExpected: String {
    "an argument's type is expected after the comma, such as `plural`; write it, or remove the comma"
  }

  private static func unknownType(_ name: String, _ suggestion: String?) -> String {
    let known = "use plural, selectordinal, select, number, date, time or list"
    return "unknown argument type \(quoted(name)); " + (suggestion.map { "did you mean `\($0)`?" } ?? known)
  }

  private static func unknownListStyle(_ name: String, _ suggestion: String?) -> String {
    let known = "use `and`, `or` or `unit`, or one of these with `-short` or `-narrow` behind it"
    return "unknown list style \(quoted(name)); " + (suggestion.map { "did you mean `\($0)`?" } ?? known)
  }

  private static func commaAfterType(_ type: String) -> String {
    "a comma is missing after `\(type)`; write {…, \(type), …}"
  }

  private static func branchesMissing(_ type: String) -> String {
    "`\(type)` needs branches; write {…, \(type), other {…}}"
  }

  private static var quoteInStyle: String {
    "the quotation that this apostrophe begins in the argument's style is never closed; end it with an apostrophe"
  }
}
