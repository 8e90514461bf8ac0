import CatalogDiagnostics
import CatalogModel

// In YAML a brace at the beginning of a value opens a mapping, and ` #` begins a comment. Both are common in messages,
// and neither is noticed by somebody who does not quote their text.

extension YAMLNodeReader {
  /// Whether the current node is what YAML makes of `{count, plural, …}` or `{name} and more`: a mapping whose first
  /// key has no colon.
  func isUnquotedArgument() -> Bool {
    guard events.kind == .mappingStart, events.start < events.count, events.bytes[events.start] == 0x7B else {
      return false
    }
    let end = endOfLine(events.start)
    var index = events.start + 1
    var isNamed = false
    while index < end {
      switch events.bytes[index] {
      case 0x3A, 0x22: return false
      case 0x2C, 0x7D: return isNamed
      case 0x7B: return true
      case 0x20, 0x09, 0x0D: break
      default: isNamed = true
      }
      index += 1
    }
    return false
  }

  /// Whether the current node is `{}` as libyaml gives it.
  func isEmptyMapping() -> Bool {
    guard events.kind == .mappingStart, events.start < events.count, events.bytes[events.start] == 0x7B else {
      return false
    }
    var index = events.start + 1
    while index < events.count, events.bytes[index] == 0x20 { index += 1 }
    return index < events.count && events.bytes[index] == 0x7D
  }

  /// Reports the current node, for which `isUnquotedArgument()` holds, and passes over it.
  func reportUnquotedText() {
    let start = events.start
    let text = start..<endOfUnquotedText(from: start)
    let fix = events.flowDepth == 1 ? quoting(text) : nil
    skip()
    let isBroken = events.failure.map { $0.offset <= text.upperBound } ?? false
    if let sign = commentSign(in: text) {
      report(.commentCutsText, at: character(at: sign), .comment, fix: fix)
    } else {
      let rule: RuleID = isBroken ? .fileSyntax : .invalidValue
      report(rule, at: location(text.lowerBound, text.upperBound), .unquotedBrace, fix: fix)
    }
    if isBroken { explainedEnd = text.upperBound }
  }

  /// Reports plain text that a comment cuts, where it is unlikely to be meant as a comment: where a brace is still
  /// open, or where no space follows the sign.
  ///
  /// - Returns: Whether there is such a comment.
  func reportCutText(_ text: Range<Int>) -> Bool {
    guard let sign = commentSign(after: text.upperBound) else { return false }
    guard hasOpenBrace(text) || isTight(sign, after: text.upperBound) else { return false }
    reportCut(text: text, at: sign)
    return true
  }

  func reportCut(text: Range<Int>, at sign: Int) {
    let whole = text.lowerBound..<endOfText(onLineOf: sign)
    report(.commentCutsText, at: character(at: sign), .comment, fix: events.flowDepth == 0 ? quoting(whole) : nil)
  }

  /// The number sign of a comment that follows on the same line.
  func commentSign(after end: Int) -> Int? {
    var index = end
    while index < events.count, events.bytes[index] == 0x20 || events.bytes[index] == 0x09 { index += 1 }
    return index > end && index < events.count && events.bytes[index] == 0x23 ? index : nil
  }
}

extension YAMLNodeReader {
  private func commentSign(in text: Range<Int>) -> Int? {
    text.first { index in
      events.bytes[index] == 0x23 && (events.bytes[index - 1] == 0x20 || events.bytes[index - 1] == 0x09)
    }
  }

  private func hasOpenBrace(_ text: Range<Int>) -> Bool {
    var depth = 0
    for index in text {
      if events.bytes[index] == 0x7B { depth += 1 }
      if events.bytes[index] == 0x7D { depth -= 1 }
    }
    return depth > 0
  }

  /// `file #3`, unlike `file  # the third` and `file # the third`.
  private func isTight(_ sign: Int, after end: Int) -> Bool {
    guard sign == end + 1, sign + 1 < events.count else { return false }
    switch events.bytes[sign + 1] {
    case 0x20, 0x09, 0x0A, 0x0D, 0x23, 0x21: return false
    default: return true
    }
  }

  /// Where a text ends that begins with a brace: with the line on which the last brace is closed, but before a line
  /// that cannot belong to it.
  private func endOfUnquotedText(from start: Int) -> Int {
    var depth = 0
    var index = start
    var end = endOfText(onLineOf: start)
    while index < events.count {
      switch events.bytes[index] {
      case 0x7B: depth += 1
      case 0x7D: depth -= 1
      case 0x0A:
        end = endOfText(onLineOf: index)
        guard depth > 0, index - start < 2000 else { return end }
      default: break
      }
      index += 1
    }
    return depth > 0 ? endOfText(onLineOf: start) : endOfText(onLineOf: index)
  }

  private func endOfText(onLineOf offset: Int) -> Int {
    var end = endOfLine(offset)
    while end > 0, events.bytes[end - 1] == 0x20 || events.bytes[end - 1] == 0x09 || events.bytes[end - 1] == 0x0D {
      end -= 1
    }
    return end
  }

  /// Not offered inside of braces and brackets, where the end of the text is anybody's guess.
  private func quoting(_ text: Range<Int>) -> Finding.Fix {
    Finding.Fix(.quoteText, edits: [Finding.Edit(location(text.lowerBound, text.upperBound), quoted(text))])
  }

  /// The text as a quoted scalar; line breaks and indentation are spaces, as YAML has it.
  private func quoted(_ text: Range<Int>) -> String {
    let lines = UnsafeBufferPointer(start: events.bytes + text.lowerBound, count: text.count)
      .split { $0 == 0x0A || $0 == 0x0D }
      .map { String(decoding: $0, as: UTF8.self).drop { $0 == " " || $0 == "\t" } }
    return YAMLWriting.quotedScalar(lines.joined(separator: " "))
  }
}

extension String {
  fileprivate static let quoteText = "quote the text"
  fileprivate static let comment = "` #` begins a comment here and cuts the text; quote the text"
  fileprivate static let unquotedBrace = "a text that begins with a brace must be quoted: YAML takes it for a mapping"
}
