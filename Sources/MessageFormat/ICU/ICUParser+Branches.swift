import CatalogDiagnostics

/// The branches of plural, selectordinal and select: selectors, each followed by a text in braces.
extension ICUParser {
  /// The selector of a branch.
  struct Branch {
    /// For `=N`, the number.
    var number: Double?
    var name: Name
  }

  struct Branches {
    /// Those of a plural, or those of a select.
    var plural: [Plural.Branch] = []
    var select: [Select.Branch] = []
    var hasOther = false
    /// A bit for each category that is there.
    var categories: UInt8 = 0
    /// Whether there is a selector besides those of categories.
    var hasOthers = false
    var hasUnknown = false
    var mayHaveDuplicates = false
    var offset = 0
    var offsetSpan: Span?
    /// Whether the message's end or a mistake cut the branches short, so that nothing can be said to be missing.
    var isIncomplete = false
    /// Whether the text of the last selector is missing; a run of such words is one mistake.
    var isTextMissing = false
  }

  mutating func parseBranching(_ type: ArgumentType, _ keyword: Span, _ start: ArgumentStart, hasStyle: Bool)
    -> Argument.Format
  {
    var isPlural = true
    if case .select = type { isPlural = false }
    if isPlural { hasPlural = true }
    var branches = Branches()
    if hasStyle {
      branches = parseBranches(isPlural ? .plural : .select, start.open)
    } else {
      position += 1
      branches.isIncomplete = true
    }
    guard isPlural else { return .select(select(branches, keyword)) }
    if case .selectordinal = type { return .plural(plural(branches, .ordinal, keyword)) }
    return .plural(plural(branches, .cardinal, keyword))
  }

  /// Reads to behind the argument's `}`.
  private mutating func parseBranches(_ context: Context, _ open: Int) -> Branches {
    if context == .plural { pluralDepth += 1 }
    defer { if context == .plural { pluralDepth -= 1 } }
    var branches = Branches()
    while true {
      giveUpIfHopeless()
      skipSpace()
      guard position < count else {
        unclosed.append(open)
        branches.isIncomplete = true
        return branches
      }
      if base[position] == Byte.close {
        position += 1
        return branches
      }
      readBranch(context, &branches)
    }
  }

  /// Reads a selector and its text, or the offset; always goes on by a byte at least.
  private mutating func readBranch(_ context: Context, _ branches: inout Branches) {
    if context == .plural && base[position] == Byte.equals {
      readExactBranch(&branches)
      return
    }
    let name = readName()
    if name.isEmpty {
      recoverFromMissingSelector(context, &branches)
    } else if context == .plural && isOffset(name) {
      readOffset(name, &branches)
    } else {
      let end = position
      if isStraySelectorByte(byte(at: position)) { passStraySelector(from: name) }
      let whole = Name(start: name.start, end: context == .select ? position : end, hasInvisible: name.hasInvisible)
      readText(context, Branch(number: nil, name: whole), &branches)
    }
  }

  private mutating func readExactBranch(_ branches: inout Branches) {
    let start = position
    position += 1
    let numberStart = indexAfterSpace(from: position)
    if numberStart > position && isNumberByte(byte(at: numberStart)) {
      let gap = Span(position, numberStart)
      let fix = MessageIssue.Fix("remove the space", edits: [MessageIssue.Edit(gap, "")])
      report(.messageSyntax, at: gap, Self.spaceAfterEquals, fix: fix)
      position = numberStart
    }
    let number = readNumber()
    let name = Name(start: start, end: position)
    if number == nil { report(.messageSyntax, at: name.span, Self.badNumber(string(of: name))) }
    readText(.plural, Branch(number: number ?? .nan, name: name), &branches)
  }

  /// Reads a branch's text in braces, and keeps the branch.
  private mutating func readText(_ context: Context, _ branch: Branch, _ branches: inout Branches) {
    let selectorEnd = position
    skipSpace()
    guard position < count else { return }
    guard base[position] == Byte.open else {
      if !branches.isTextMissing {
        report(.messageSyntax, at: branch.name.span, Self.textMissing(string(of: branch.name)))
      }
      branches.isTextMissing = true
      branches.isIncomplete = true
      if position == selectorEnd && base[position] != Byte.close { position += scalar(at: position).length }
      return
    }
    branches.isTextMissing = false
    let open = position
    position += 1
    let pattern = parsePattern(context)
    if position == count {
      unclosed.append(open)
    } else if base[position] == Byte.close {
      position += 1
    }
    append(branch, pattern, context, to: &branches)
  }

  private mutating func recoverFromMissingSelector(_ context: Context, _ branches: inout Branches) {
    let span = characterSpan(at: position)
    if base[position] == Byte.open {
      report(.messageSyntax, at: span, Self.selectorMissing)
      position += 1
      _ = parsePattern(context)
      if byte(at: position) == Byte.close { position += 1 }
      branches.isIncomplete = true
      return
    }
    if base[position] == Byte.comma {
      let fix = MessageIssue.Fix("remove the comma", edits: [MessageIssue.Edit(span, "")])
      report(.messageSyntax, at: span, Self.commaBetweenBranches, fix: fix)
      position += 1
      return
    }
    report(.messageSyntax, at: span, Self.badSelectorCharacter(string(of: span)))
    while position < count, base[position] > 0x20, base[position] != Byte.open, base[position] != Byte.close {
      position += 1
    }
    skipSpace()
    if byte(at: position) == Byte.open {
      position += 1
      _ = parsePattern(context)
      if byte(at: position) == Byte.close { position += 1 }
      branches.isIncomplete = true
    }
  }

  /// Whether something else than white space or a brace follows a selector directly, as in `one: {…}` or `a-b {…}`.
  private func isStraySelectorByte(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && byte != Byte.open && byte != Byte.close && byte != Byte.comma
  }

  private mutating func passStraySelector(from name: Name) {
    let span = characterSpan(at: position)
    let start = position
    while position < count, base[position] > 0x20, base[position] != Byte.open, base[position] != Byte.close {
      position += 1
    }
    let isColon = position == start + 1 && (base[start] == Byte.colon || base[start] == Byte.equals)
    let fix = isColon ? MessageIssue.Fix("remove it", edits: [MessageIssue.Edit(span, "")]) : nil
    report(.messageSyntax, at: span, Self.badSelectorCharacter(string(of: span)), fix: fix)
  }
}

extension ICUParser {
  private static var spaceAfterEquals: String { "no space may stand between `=` and its number; remove it" }

  private static func badNumber(_ text: String) -> String {
    "\(quoted(text)) is no selector; write `=` and a number, such as `=0`"
  }

  private static func textMissing(_ selector: String) -> String {
    "the text of branch \(quoted(selector)) is missing; write it in braces behind the selector"
  }

  private static var selectorMissing: String {
    "a branch needs a selector before its text, such as `other`; write one"
  }

  private static var commaBetweenBranches: String { "no comma stands between branches; remove it" }

  private static func badSelectorCharacter(_ found: String) -> String {
    "\(quoted(found)) cannot stand in a selector; use letters, digits and _, or `=` and a number in a plural"
  }
}
