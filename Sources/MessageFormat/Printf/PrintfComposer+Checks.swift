import CatalogDiagnostics

/// What is wrong within one text.
extension PrintfComposer {
  /// Reports percent signs that begin nothing, mixed numbering and narrow conversions. Percent signs that are text
  /// in a text without arguments stay specifiers that are not read.
  mutating func checkPieces(_ part: Int) {
    // In a form the first unnumbered specifier is the form's own number, wherever the others are.
    let kind = parts[part].kind
    var numbering = Numbering(isOwnNumberOpen: kind == .form || kind == .wholeForm)
    for index in parts[part].pieces {
      switch pieces[index] {
      case .literal: continue
      case .ownValue(let span):
        if kind != .form {
          issues.append(MessageIssue(.printfSyntax, at: span, Self.ownValueOutside))
        }
      case .flaw(let flaw): check(flaw)
      case .specifier(let specifier):
        guard isRead(specifier) else {
          reportDoubtful(specifier)
          continue
        }
        check(specifier)
        if numbering.isMixed(by: specifier.position) {
          issues.append(MessageIssue(.printfSyntax, at: specifier.span, Self.mixed))
        }
      case .variable(let reference):
        let isKnown = reference.variable.map { variables[$0].isExplicit } ?? false
        if reference.position == nil && isKnown { continue }
        if numbering.isMixed(by: reference.position) {
          issues.append(MessageIssue(.printfSyntax, at: reference.span, Self.mixed))
        }
      }
    }
  }

  /// Whether the specifiers of a text are numbered.
  private struct Numbering {
    var isOwnNumberOpen: Bool
    var isNumbered: Bool?
    var isReported = false

    /// Whether a specifier is the first that is not numbered as those before it are.
    mutating func isMixed(by position: Int?) -> Bool {
      if position == nil && isOwnNumberOpen {
        isOwnNumberOpen = false
        return false
      }
      let first = isNumbered ?? (position != nil)
      isNumbered = first
      guard first != (position != nil), !isReported else { return false }
      isReported = true
      return true
    }
  }

  private mutating func check(_ specifier: PrintfSpecifier) {
    let conversion = specifier.conversion
    if let refusal = SupportedFormats.refusal(of: .printf(conversion)) {
      issues.append(MessageIssue(.unsupportedFormat, at: specifier.span, refusal))
    }
    if conversion.isNarrow {
      issues.append(MessageIssue(.printfWidth, at: specifier.span, Self.narrow(conversion)))
    }
  }

  private mutating func check(_ flaw: PrintfFlaw) {
    let string = text.string(in: flaw.span)
    switch flaw.kind {
    case .incomplete:
      // `%50 indirim` is how Turkish writes 50 %.
      guard takesArguments || string.hasSuffix("$") else { return }
      issues.append(MessageIssue(.printfSyntax, at: flaw.span, Self.incomplete(string)))
    case .loose:
      if takesArguments {
        issues.append(MessageIssue(.printfSyntax, at: flaw.span, Self.loose, fix: escape(flaw.span)))
      }
    case .unknown(let character):
      let isTypingError = text.string(in: Span(character.start, min(character.end + 1, text.count))).hasSuffix("@")
      guard takesArguments || isTypingError else {
        if asksForGroups(flaw.span, character) {
          issues.append(MessageIssue(.printfSyntax, severity: .warning, at: flaw.span, Self.grouped))
        }
        return
      }
      let place = isTypingError ? character : flaw.span
      let fix = isTypingError ? nil : escape(flaw.span)
      issues.append(MessageIssue(.printfSyntax, at: place, Self.unknown(text.string(in: character)), fix: fix))
    }
  }

  /// Whether an apostrophe behind a percent sign is the flag of `%'d`, and not an ending as in `20%'si`.
  private func asksForGroups(_ sign: Span, _ character: Span) -> Bool {
    text.withBytes { bytes in
      guard bytes[character.start] == Byte.apostrophe,
        sign.start == 0 || !PatternProperties.isDigit(bytes[sign.start - 1])
      else { return false }
      let isBeforeConversion = { (byte: UInt8) in PatternProperties.isDigit(byte) || "hlqLztj.".utf8.contains(byte) }
      let letter = bytes[character.end...].first { !isBeforeConversion($0) }
      return letter.map { "dDiuUfF".utf8.contains($0) } ?? false
    }
  }

  private mutating func reportDoubtful(_ specifier: PrintfSpecifier) {
    let sign = Span(specifier.span.start, specifier.span.start + 1)
    let string = text.string(in: specifier.span)
    let hasSpace = specifier.conversion.flags.contains(.space)
    let issue =
      takesArguments
      ? MessageIssue(.printfSyntax, at: sign, Self.doubtful(string, hasSpace: hasSpace), fix: escape(sign))
      : MessageIssue(.printfSyntax, severity: .warning, at: sign, Self.percentSign(string))
    issues.append(issue)
  }

  private func escape(_ span: Span) -> MessageIssue.Fix {
    let sign = Span(span.start, span.start + 1)
    return MessageIssue.Fix("write `%%`", edits: [MessageIssue.Edit(sign, "%%")])
  }

  /// Looks for markup and MessageFormat's arguments in the literal text of a part.
  mutating func checkLiterals(_ scanner: PrintfScanner) {
    if scanner.hasMarkup {
      let finder = MarkupFinder(base: scanner.base, start: scanner.start, end: scanner.end)
      for issue in finder.issues(limit: IssueList.limit) { issues.append(issue) }
    }
    guard scanner.hasBrace else { return }
    var index = scanner.start
    var found = 0
    while index < scanner.end && found < IssueList.limit {
      guard let end = endOfArgument(scanner, at: index) else {
        index += 1
        continue
      }
      let span = Span(index, end)
      let severity: Severity = hasSpecifier ? .warning : .error
      let message = Self.messageFormat(text.string(in: span))
      issues.append(MessageIssue(.foreignPlaceholder, severity: severity, at: span, message))
      found += 1
      index = end
    }
  }

  /// The end of `{name}` or of the beginning of `{name, plural, …`.
  private func endOfArgument(_ scanner: PrintfScanner, at start: Int) -> Int? {
    guard scanner.base[start] == Byte.open else { return nil }
    var index = start + 1
    while PatternProperties.isNameByte(scanner.byte(at: index)) && index - start < 256 { index += 1 }
    guard index > start + 1 else { return nil }
    if scanner.byte(at: index) == Byte.close { return index + 1 }
    guard scanner.byte(at: index) == Byte.comma else { return nil }
    index += 1
    while scanner.byte(at: index) == Byte.space { index += 1 }
    return PatternProperties.isLetter(scanner.byte(at: index)) ? index : nil
  }
}

extension PrintfComposer {
  private static var mixed: String {
    "numbered and unnumbered specifiers are mixed, so that arguments are counted twice; number all of them, as in `%1$@`"
  }

  private static var ownValueOutside: String {
    "`%arg` stands in the plural forms of a substitution only; write the argument's specifier, such as `%lld`"
  }

  private static func narrow(_ conversion: PrintfConversion) -> String {
    var wide = conversion
    wide.length = .ll
    return "`%\(conversion.text)` reads 32 bits or fewer of a 64-bit number; write `%\(wide.text)`"
  }

  private static func incomplete(_ text: String) -> String {
    "\(quoted(text)) has no conversion; write `\(DisplayText.escaped(text, limit: 10))\(text.hasSuffix("$") ? "" : "$")@` for "
      + "the argument, or `%%` for a percent sign"
  }

  private static var loose: String { "a percent sign that is shown is written `%%` in a text with arguments" }

  private static func unknown(_ character: String) -> String {
    "\(quoted(character)) is no conversion; write `%@` for an argument, or `%%` for a percent sign"
  }

  private static func doubtful(_ text: String, hasSpace: Bool) -> String {
    "\(quoted(text)) reads an argument here; write `%%` for a percent sign"
      + (hasSpace ? ", or leave out the space where a number is meant" : "")
  }

  private static func percentSign(_ text: String) -> String {
    "\(quoted(text)) is shown as it stands, since the text has no arguments; where it is formatted, write `%%`"
  }

  private static var grouped: String {
    "this is shown as it stands, not as a number; leave out the apostrophe: numbers have the language's groups of digits "
      + "anyway"
  }

  private static func messageFormat(_ text: String) -> String {
    "\(quoted(text)) is MessageFormat's syntax, which this file shows as it stands; write `%@` for the argument, or say "
      + "`syntax: icu` in alertc.yaml"
  }
}
