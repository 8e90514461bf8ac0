import CatalogDiagnostics

/// Literal text, and what interrupts it.
extension ICUParser {
  /// The parts of a pattern while it is read.
  struct PatternParts {
    var parts: [Pattern.Part] = []
    /// Where the literal text began that is not yet a part.
    var literalStart: Int

    mutating func flush(to end: Int) {
      if end > literalStart { parts.append(.literal(Span(literalStart, end))) }
    }

    /// Appends the literal text up to `part`, and `part`, which ends at `end`.
    mutating func append(_ part: Pattern.Part, from start: Int, to end: Int) {
      // A pattern with more than text most often has three or four parts.
      if parts.isEmpty { parts.reserveCapacity(4) }
      flush(to: start)
      parts.append(part)
      literalStart = end
    }
  }

  /// Reads up to the `}` that ends the pattern, which is left to the caller, or to the message's end.
  mutating func parsePattern(_ context: Context) -> Pattern {
    let start = position
    var parts = PatternParts(literalStart: position)
    // Braces that were reported and taken as text: what closes them is text too, and not reported again.
    var openBraces = 0
    while true {
      giveUpIfHopeless()
      scanLiteral()
      guard position < count else { break }
      let byte = base[position]
      if byte == Byte.apostrophe {
        readApostrophe(context, &parts)
      } else if byte == Byte.pound {
        readPound(context, &parts)
      } else if byte == Byte.open {
        if context != .message, let end = endOfUnclosedBranch(from: start, parts) {
          position = end
          break
        }
        if readArgument(&parts) { openBraces += 1 }
      } else if openBraces > 0 {
        openBraces -= 1
        position += 1
      } else if context != .message {
        break
      } else {
        readStrayBrace()
      }
    }
    parts.flush(to: position)
    return Pattern(parts: parts.parts, span: Span(start, position))
  }

  /// Goes to the next apostrophe, `#` or brace, and notes what a later look needs.
  private mutating func scanLiteral() {
    var index = position
    while index < count {
      let byte = base[index]
      // Letters of every script: the common case first.
      if byte > Byte.closeBracket {
        if byte == Byte.open || byte == Byte.close { break }
      } else if byte == Byte.apostrophe || byte == Byte.pound {
        break
      } else if byte != Byte.space {
        noteForLater(byte)
      }
      index += 1
    }
    position = index
  }

  /// Remembers that literal text holds what may be a placeholder of another syntax, or markup.
  mutating func noteForLater(_ byte: UInt8) {
    if byte == Byte.percent { hasPercent = true }
    if byte == Byte.less || byte == Byte.ampersand || byte == Byte.asterisk || byte == Byte.closeBracket {
      hasMarkup = true
    }
  }

  private mutating func readPound(_ context: Context, _ parts: inout PatternParts) {
    let span = Span(position, position + 1)
    position += 1
    switch context {
    case .plural:
      parts.append(.pound(span), from: span.start, to: position)
    case .select: if isInsidePlural { report(.literalPound, at: span, Self.poundInSelect) }
    case .message: loosePounds.append(span.start)
    }
  }

  /// Reads `{…}`; whether the brace was taken as text.
  private mutating func readArgument(_ parts: inout PatternParts) -> Bool {
    let start = position
    if skipUnicodeEscape() { return false }
    switch parseArgument() {
    case .argument(let argument):
      parts.append(.argument(argument), from: start, to: position)
    case .nothing:
      parts.flush(to: start)
      parts.literalStart = position
    case .text: return true
    }
    return false
  }

  private mutating func readStrayBrace() {
    let span = Span(position, position + 1)
    position += 1
    guard !issues.isFullOfRemarks else { return }
    let start = startOfWord(before: span.start)
    if start < span.start {
      report(.strayBrace, at: span, Self.braceAfterName(string(start, span.start)))
    } else {
      let fix = MessageIssue.Fix("quote the brace", edits: [MessageIssue.Edit(span, "'}'")])
      report(.strayBrace, at: span, Self.strayBrace, fix: fix)
    }
  }

  private func startOfWord(before end: Int) -> Int {
    var index = end
    while index > 0 && end - index < 64 && PatternProperties.isNameByte(base[index - 1]) { index -= 1 }
    return index
  }

  /// `\u{1F600}`, which would be an argument named `1F600`, is shown as it stands: as ICU does it where no such
  /// argument is given.
  private mutating func skipUnicodeEscape() -> Bool {
    let start = position
    guard start >= 2, base[start - 1] == 0x75, base[start - 2] == Byte.backslash else { return false }
    var index = start + 1
    while index < count && index - start <= 8 && isHexDigit(base[index]) { index += 1 }
    guard index > start + 1, byte(at: index) == Byte.close else { return false }
    position = index + 1
    report(.strayBrace, at: Span(start - 2, position), Self.unicodeEscape)
    return true
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    PatternProperties.isDigit(byte) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66)
  }
}

extension ICUParser {
  private static var poundInSelect: String {
    "`#` inside a select is shown as it stands; put the select outside the plural, or name the argument: {count}"
  }

  private static var strayBrace: String {
    "this `}` closes nothing and is shown as it stands; remove it, or quote it: '}'"
  }

  private static func braceAfterName(_ name: String) -> String {
    "this `}` closes nothing; write {\(name)} for the argument, or quote the brace: '}'"
  }

  private static var unicodeEscape: String {
    "this escape means nothing in a message and is shown as it stands; write the character itself"
  }
}
