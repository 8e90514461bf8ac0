import CatalogDiagnostics
import CatalogModel

extension YAMLNodeReader {
  /// Says why the file is no YAML, at the place that needs mending rather than where libyaml noticed.
  ///
  /// - Returns: Where reading may go on: on the line below.
  func report(_ failure: YAMLFailure) -> Int {
    failures += 1
    if failure.offset <= explainedEnd { return explainedEnd }
    // Each of the mappings that are open asks anew.
    explainedEnd = failure.offset
    if let last = lastScalar, last.end > startOfLine(failure.offset) { doubtfulTexts.insert(last.start) }
    if let cut = cutBeforeFailure(failure) { return cut }
    if let open = quoteBeforeFailure(failure) ?? openBracketBeforeFailure(failure) { return open }
    let mistake = YAMLMistake(failure, at: failure.offset < events.count ? events.bytes[failure.offset] : 0)
    let offset = mistake.isAtContext ? failure.contextOffset ?? failure.offset : failure.offset
    let notes = mistake.isAtContext ? [] : contextNotes(failure)
    report(.fileSyntax, at: character(at: offset), mistake.message, notes: notes)
    return offset
  }

  /// A line that goes on after a comment: the comment was meant as text.
  private func cutBeforeFailure(_ failure: YAMLFailure) -> Int? {
    guard let last = lastScalar, last.style == .plain, failure.offset > last.end else { return nil }
    guard let sign = commentSign(after: last.end), endOfLine(sign) < failure.offset else { return nil }
    let next = endOfLine(sign) + 1
    guard failure.offset <= endOfLine(next) else { return nil }
    doubtfulTexts.insert(last.start)
    reportCut(text: last.start..<last.end, at: sign)
    return sign
  }

  /// Something behind a closing quotation mark: the text holds such a mark, or lacks its own and was closed by one
  /// of another line.
  private func quoteBeforeFailure(_ failure: YAMLFailure) -> Int? {
    guard let last = lastScalar, last.style.isQuoted, failure.offset >= last.end else { return nil }
    guard failure.offset <= endOfLine(last.end) else { return nil }
    let isOpen = endOfLine(last.start) < last.end
    let place = isOpen ? last.start : failure.offset
    let message: String = isOpen ? .openQuote : last.style == .singleQuoted ? .afterSingleQuote : .afterDoubleQuote
    report(.fileSyntax, at: character(at: place), message)
    return last.start
  }

  /// A bracket that is still open at the next key, or at the end of the file.
  private func openBracketBeforeFailure(_ failure: YAMLFailure) -> Int? {
    guard let bracket = failure.contextOffset, failure.problem.hasPrefix("did not find expected ','") else {
      return nil
    }
    var content = startOfLine(failure.offset)
    guard content > bracket else { return nil }
    let line = content
    while content < events.count, events.bytes[content] == 0x20 { content += 1 }
    guard failure.offset >= events.count || content - line <= columns.last(where: { $0 >= 0 }) ?? 0 else { return nil }
    report(.fileSyntax, at: character(at: bracket), .openBracket(Character(Unicode.Scalar(events.bytes[bracket]))))
    return bracket
  }

  private func contextNotes(_ failure: YAMLFailure) -> [Finding.Note] {
    guard let offset = failure.contextOffset, !failure.context.isEmpty, offset < failure.offset else { return [] }
    guard startOfLine(offset) != startOfLine(failure.offset) else { return [] }
    return [Finding.Note(.context(failure.context), at: character(at: offset))]
  }

  /// The character at `offset`, or nothing at the end of a line.
  func character(at offset: Int) -> SourceLocation {
    guard offset < events.count, events.bytes[offset] != 0x0A, events.bytes[offset] != 0x0D else {
      return location(offset, offset)
    }
    var end = offset + 1
    while end < events.count, events.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return location(offset, end)
  }
}

extension String {
  fileprivate static let afterSingleQuote =
    "the text ends at the quotation mark before this; double a mark inside of it"
  fileprivate static let afterDoubleQuote = """
    the text ends at the quotation mark before this; write a mark inside of it as `\\"`
    """
  fileprivate static let openQuote = """
    close this quotation mark: the text runs on into another line's, and what follows there is no YAML
    """

  fileprivate static func openBracket(_ bracket: Character) -> String {
    "close this `\(bracket)`; quote a text that begins with it"
  }

  /// libyaml's “while parsing a block mapping”.
  fileprivate static func context(_ context: String) -> String {
    "this was noticed " + context + " that begins here"
  }
}
