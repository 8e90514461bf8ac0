import CatalogDiagnostics

/// Apostrophes: text, doubled, or the beginning of a quotation.
///
/// In ICU's default mode one begins a quotation only directly before a brace, or before `#` in a plural.
extension ICUParser {
  mutating func readApostrophe(_ context: Context, _ parts: inout PatternParts) {
    let start = position
    let next = byte(at: start + 1)
    if next == Byte.apostrophe {
      doubledApostrophes.append(start)
      parts.flush(to: start + 1)
      position = start + 2
      parts.literalStart = position
    } else if next == Byte.open || next == Byte.close || (next == Byte.pound && context == .plural) {
      readQuotation(context, &parts)
    } else {
      position += 1
    }
  }

  private mutating func readQuotation(_ context: Context, _ parts: inout PatternParts) {
    let start = position
    let end = endOfQuotation(openedAt: start)
    if isElision(at: start, quotationEnd: end, context) {
      reportElision(at: start, quotationEnd: end, context)
      endOfElision = end
      position += 1
      return
    }
    // What was to end a quotation begins none.
    if start == endOfElision {
      position += 1
      return
    }
    if end == nil {
      if context != .message {
        report(.messageSyntax, at: Span(start, start + 1), Self.quotationHidesEnd)
        position += 2
        return
      }
      report(.unterminatedQuote, at: Span(start, start + 1), Self.unterminated)
    }
    parts.flush(to: start)
    position = end.map { $0 + 1 } ?? count
    appendQuoted(from: start + 1, to: end ?? count, &parts)
    parts.literalStart = position
  }

  /// The apostrophe that ends the quotation, or `nil` where the message's end does.
  private func endOfQuotation(openedAt start: Int) -> Int? {
    var index = start + 1
    while index < count {
      if base[index] == Byte.apostrophe {
        guard byte(at: index + 1) == Byte.apostrophe else { return index }
        index += 1
      }
      index += 1
    }
    return nil
  }

  /// The quoted bytes as literal runs: of two apostrophes the second belongs to none.
  private mutating func appendQuoted(from start: Int, to end: Int, _ parts: inout PatternParts) {
    parts.literalStart = start
    var index = start
    while index < end {
      let byte = base[index]
      noteForLater(byte)
      if byte == Byte.apostrophe {
        parts.flush(to: index + 1)
        index += 1
        parts.literalStart = index + 1
      }
      index += 1
    }
    parts.flush(to: end)
  }

  /// Whether the apostrophe was meant as one, as in `l'{name}` or `'{name}'`, and turns an argument or a branch's
  /// end into text. Who means to show braces quotes them alone: `'{'name'}'`.
  private func isElision(at start: Int, quotationEnd end: Int?, _ context: Context) -> Bool {
    let next = base[start + 1]
    if next == Byte.open { return endOfSimpleArgument(at: start + 1) != nil }
    guard context != .message, start > 0, isWordByte(base[start - 1]), !quotesSyntaxOnly(start, end) else {
      return false
    }
    return next == Byte.pound || looksLikeBranchEnd(at: start + 1)
  }

  /// Whether a letter, a digit, or an argument's brace.
  private func isWordByte(_ byte: UInt8) -> Bool {
    PatternProperties.isNameByte(byte) || byte >= 0x80 || byte == Byte.close
  }

  /// Whether a quotation holds nothing else than what needs quoting, and so was meant.
  private func quotesSyntaxOnly(_ start: Int, _ end: Int?) -> Bool {
    guard let end else { return false }
    var index = start + 1
    while index < end, isQuotable(base[index]) { index += 1 }
    return index == end
  }

  private func isQuotable(_ byte: UInt8) -> Bool {
    byte == Byte.open || byte == Byte.close || byte == Byte.pound || byte == Byte.apostrophe
  }

  /// Whether `}` at `index` is followed by what follows a branch: the argument's end or another branch.
  private func looksLikeBranchEnd(at index: Int) -> Bool {
    var index = indexAfterSpace(from: index + 1)
    guard index < count else { return false }
    if base[index] == Byte.close { return true }
    let start = index
    if base[index] == Byte.equals { index += 1 }
    while index < count && index - start < 64 && PatternProperties.isNameByte(base[index]) { index += 1 }
    return index > start && byte(at: indexAfterSpace(from: index)) == Byte.open
  }

  /// The end of what reads as `{name}` or `{name,` at `index`.
  private func endOfSimpleArgument(at index: Int) -> Int? {
    let start = indexAfterSpace(from: index + 1)
    var end = start
    while end < count && end - start < 256 && (PatternProperties.isNameByte(base[end]) || base[end] >= 0x80) {
      end += 1
    }
    guard end > start else { return nil }
    let close = indexAfterSpace(from: end)
    return byte(at: close) == Byte.close || byte(at: close) == Byte.comma ? close + 1 : nil
  }

  func indexAfterSpace(from start: Int) -> Int {
    var index = start
    while index < count && (base[index] == 0x20 || (base[index] >= 0x09 && base[index] <= 0x0D)) { index += 1 }
    return index
  }

  private mutating func reportElision(at start: Int, quotationEnd end: Int?, _ context: Context) {
    let span = Span(start, start + 1)
    let isArgument = base[start + 1] == Byte.open
    var edits = [MessageIssue.Edit(span, "''")]
    if let end, isShown(end, behindElisionAt: start, context) {
      edits.append(MessageIssue.Edit(Span(end, end + 1), "''"))
    }
    let fix = MessageIssue.Fix(edits.count == 1 ? "double the apostrophe" : "double the apostrophes", edits: edits)
    let text = isArgument ? Self.quotesArgument : Self.quotes(base[start + 1])
    report(.apostropheQuotesArgument, at: span, text, fix: fix)
  }

  /// Whether the apostrophe that would end a quotation has to be doubled, too. Where apostrophes stand around an argument,
  /// both are meant to be shown; and before syntax it would begin a quotation.
  private func isShown(_ end: Int, behindElisionAt start: Int, _ context: Context) -> Bool {
    let next = byte(at: end + 1)
    if next == Byte.close || next == Byte.pound {
      // Else it is reported by itself.
      return !isElision(at: end, quotationEnd: endOfQuotation(openedAt: end), context)
    }
    return base[start + 1] == Byte.open && end == endOfSimpleArgument(at: start + 1) && base[end - 1] == Byte.close
  }

  mutating func reportDoubledApostrophes() {
    for start in doubledApostrophes.prefix(IssueList.limit) {
      let next = byte(at: start + 2)
      let isSafe = next != Byte.open && next != Byte.close && next != Byte.apostrophe
      let edit = MessageIssue.Edit(Span(start + 1, start + 2), "")
      let fix = isSafe ? MessageIssue.Fix("write one apostrophe", edits: [edit]) : nil
      report(.doubledApostrophe, at: Span(start, start + 2), Self.doubled, fix: fix)
    }
  }
}

extension ICUParser {
  private static var quotesArgument: String {
    "the apostrophe turns the argument after it into plain text; double it, or write ’"
  }

  private static func quotes(_ byte: UInt8) -> String {
    let character = byte == Byte.pound ? "#" : "}"
    return "the apostrophe turns the `\(character)` after it into plain text; double it, or write ’"
  }

  private static var quotationHidesEnd: String {
    "the quotation that this apostrophe begins is never closed and hides the closing braces; end it with an "
      + "apostrophe, or double this one"
  }

  private static var unterminated: String {
    "the quotation that this apostrophe begins ends with the message only; end it with an apostrophe, "
      + "or double this one if it is shown"
  }

  private static var doubled: String {
    "two apostrophes are shown as one; in a message without arguments one is enough"
  }
}
