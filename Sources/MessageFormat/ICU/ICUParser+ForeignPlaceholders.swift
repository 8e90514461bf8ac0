import CatalogDiagnostics

/// printf specifiers in a MessageFormat text.
///
/// A text without an argument that holds a specifier has most likely come from a strings file, where it showed a
/// value: an error, as in a branch, where `#` was meant. In a text that shows arguments of its own the author knows
/// how to write one, and the specifier may be meant as text: a warning. (Where it was not, and a translation shows a
/// value less than its source, that is found by comparing the two.) What follows a number is a percent sign:
/// `100%`, `50 % de`, `100% done`.
extension ICUParser {
  mutating func reportForeignPlaceholders(_ pattern: Pattern) {
    var index = 0
    var found = 0
    while index < count && found < IssueList.limit {
      guard base[index] == Byte.percent else {
        index += 1
        continue
      }
      let start = index
      index += 1
      if byte(at: index) == Byte.percent {
        while byte(at: index) == Byte.percent { index += 1 }
        if index == start + 2 && !isInStyle(start) { reportDoubledPercent(at: start) }
      } else if let end = endOfSpecifier(at: start), !isInStyle(start) {
        index = end
        found += 1
        let span = Span(start, end)
        let mayBeText = hasArgument && isAtTopLevel(start, pattern)
        let text = mayBeText ? Self.shownAsItStands(string(of: span)) : Self.foreignPlaceholder(string(of: span))
        issues.append(MessageIssue(.foreignPlaceholder, severity: mayBeText ? .warning : .error, at: span, text))
      }
    }
  }

  /// Whether the byte belongs to the message's own literal text, not to a branch's.
  private func isAtTopLevel(_ index: Int, _ pattern: Pattern) -> Bool {
    pattern.parts.contains { part in
      guard case .literal(let span) = part else { return false }
      return span.start <= index && index < span.end
    }
  }

  private mutating func reportDoubledPercent(at start: Int) {
    let fix = MessageIssue.Fix(
      "write one percent sign",
      edits: [MessageIssue.Edit(Span(start + 1, start + 2), "")]
    )
    let span = Span(start, start + 2)
    issues.append(MessageIssue(.foreignPlaceholder, severity: .warning, at: span, Self.doubledPercent, fix: fix))
  }

  private func isInStyle(_ index: Int) -> Bool {
    // The last style that begins before the byte.
    var low = 0
    var high = styleSpans.count
    while low < high {
      let middle = (low + high) / 2
      if styleSpans[middle].start <= index { low = middle + 1 } else { high = middle }
    }
    return low > 0 && index < styleSpans[low - 1].end
  }

  /// The end of what is a specifier beyond doubt, or `nil`.
  private func endOfSpecifier(at start: Int) -> Int? {
    var index = start + 1
    if byte(at: index) == 0x28 { return endOfPythonSpecifier(at: start) }
    let digits = index
    while index < count && PatternProperties.isDigit(base[index]) { index += 1 }
    let isPositional = index > digits && byte(at: index) == 0x24
    if isPositional { index += 1 }
    if byte(at: index) == Byte.pound && byte(at: index + 1) == 0x40 { return endOfVariable(at: index + 2) }
    if byte(at: index) == 0x40 { return index + 1 }
    var isFormatted = isPositional
    if index > digits && !isPositional {
      // `%02d` is a specifier, while `%20 d` and `%5s` may be a percent sign before its number.
      guard base[digits] == 0x30 else { return nil }
      isFormatted = true
    }
    if byte(at: index) == Byte.dot {
      let precision = index + 1
      index = precision
      while index < count && PatternProperties.isDigit(base[index]) { index += 1 }
      guard index > precision else { return nil }
      isFormatted = true
    }
    return endOfConversion(at: index, from: start, isFormatted: isFormatted)
  }

  private func endOfConversion(at start: Int, from percent: Int, isFormatted: Bool) -> Int? {
    var index = start
    while index < count, index - start < 2, isLengthByte(base[index]) { index += 1 }
    let isLong = index > start
    let conversion = byte(at: index)
    guard isConversion(conversion, isCertain: isLong || isFormatted), !isWordByte(byte(at: index + 1)) else {
      return nil
    }
    if !isLong && !isFormatted && followsNumber(percent) { return nil }
    return index + 1
  }

  /// `l`, `h`, `q`, `z`, `t` and `j`.
  private func isLengthByte(_ byte: UInt8) -> Bool {
    byte == 0x6C || byte == 0x68 || byte == 0x71 || byte == 0x7A || byte == 0x74 || byte == 0x6A
  }

  /// `d`, `i`, `u`, `s` and `f`; where more speaks for a specifier also `x`, `c`, `g` and `e`.
  private func isConversion(_ byte: UInt8, isCertain: Bool) -> Bool {
    if byte == 0x64 || byte == 0x69 || byte == 0x75 || byte == 0x73 || byte == 0x66 { return true }
    return isCertain && (byte | 0x20 == 0x78 || byte == 0x63 || byte == 0x67 || byte == 0x65)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    PatternProperties.isNameByte(byte) || (byte >= 0x80 && byte != 0xC2 && byte != 0xE2 && byte != 0xE3)
  }

  private func followsNumber(_ index: Int) -> Bool {
    index > 0 && (PatternProperties.isDigit(base[index - 1]) || base[index - 1] == Byte.close)
  }

  /// `%#@name@`
  private func endOfVariable(at start: Int) -> Int? {
    var index = start
    while index < count && PatternProperties.isNameByte(base[index]) { index += 1 }
    return index > start && byte(at: index) == 0x40 ? index + 1 : nil
  }

  /// `%(name)s`
  private func endOfPythonSpecifier(at start: Int) -> Int? {
    var index = start + 2
    while index < count && PatternProperties.isNameByte(base[index]) { index += 1 }
    guard index > start + 2, byte(at: index) == 0x29 else { return nil }
    let conversion = byte(at: index + 1)
    return conversion == 0x73 || conversion == 0x64 || conversion == 0x66 ? index + 2 : nil
  }
}

extension ICUParser {
  private static func shownAsItStands(_ specifier: String) -> String {
    "\(quoted(specifier)) is shown as it stands; write {name} if a value is meant"
  }

  private static func foreignPlaceholder(_ specifier: String) -> String {
    "\(quoted(specifier)) is a printf specifier, which is shown as it stands in a message; write {name}, or `#` in a "
      + "plural, for the value"
  }

  private static var doubledPercent: String { "two percent signs are shown as two; write one" }
}
