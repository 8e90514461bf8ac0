import CatalogDiagnostics

/// HTML and Markdown in a text, which an alert shows as they stand.
struct MarkupFinder {
  let base: UnsafePointer<UInt8>
  /// The text: the bytes from `start` to `end`.
  let start: Int
  let end: Int

  /// At most `limit` places, in their order.
  func issues(limit: Int) -> [MessageIssue] {
    var issues: [MessageIssue] = []
    var index = start
    // What is opened is closed: one issue is enough for both.
    var isTagOpen = false
    while index < end && issues.count < limit {
      guard let span = markup(at: index) else {
        index += 1
        continue
      }
      let isTag = base[index] == Byte.less
      let isClosing = isTag && byte(at: index + 1) == 0x2F
      if !(isClosing && isTagOpen) { issues.append(MessageIssue(.markupInText, at: span, text(of: span, at: index))) }
      if isTag { isTagOpen = true }
      index = span.end
    }
    return issues
  }

  private func markup(at index: Int) -> Span? {
    let byte = base[index]
    if byte == Byte.less { return endOfTag(at: index).map { Span(index, $0) } }
    if byte == Byte.ampersand { return endOfEntity(at: index).map { Span(index, $0) } }
    if byte == Byte.asterisk { return endOfEmphasis(at: index).map { Span(index, $0) } }
    return byte == Byte.closeBracket ? link(closedAt: index) : nil
  }

  private func text(of span: Span, at index: Int) -> String {
    let text = string(span.start, span.end)
    return base[index] == Byte.less || base[index] == Byte.ampersand ? Self.html(text) : Self.markdown(text)
  }

  private func byte(at index: Int) -> UInt8 { index >= start && index < end ? base[index] : 0 }

  private func string(_ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self)
  }

  /// `<b>`, `</b>`, `<br/>` or `<a href=…>`; not `<3`, `a < b` or `<file>`.
  private func endOfTag(at first: Int) -> Int? {
    let isClosing = byte(at: first + 1) == 0x2F
    let nameStart = first + (isClosing ? 2 : 1)
    guard PatternProperties.isLetter(byte(at: nameStart)) else { return nil }
    var index = nameStart
    while index < end && PatternProperties.isNameByte(base[index]) { index += 1 }
    let name = string(nameStart, min(index, nameStart + 16)).lowercased()
    var hasAttribute = false
    let limit = min(end, first + 300)
    while index < limit && base[index] != 0x3E && base[index] != Byte.less {
      if base[index] == Byte.equals { hasAttribute = true }
      index += 1
    }
    guard byte(at: index) == 0x3E else { return nil }
    let isSelfClosing = base[index - 1] == 0x2F
    let isBare = !hasAttribute && !isSelfClosing && !isClosing
    return isBare && !Self.elements.contains(name) ? nil : index + 1
  }

  /// `&amp;`, `&#39;` or `&#x27;`
  private func endOfEntity(at first: Int) -> Int? {
    var index = first + 1
    let isNumeric = byte(at: index) == Byte.pound
    if isNumeric { index += 1 }
    let nameStart = index
    while index < end && index - first < 12 && PatternProperties.isNameByte(base[index]) { index += 1 }
    guard index > nameStart, byte(at: index) == 0x3B else { return nil }
    return isNumeric || Self.entities.contains(string(nameStart, index)) ? index + 1 : nil
  }

  /// `**bold**`
  private func endOfEmphasis(at first: Int) -> Int? {
    guard byte(at: first + 1) == Byte.asterisk, isMark(byte(at: first + 2)) else { return nil }
    let before = byte(at: first - 1)
    if PatternProperties.isNameByte(before) || before == Byte.asterisk { return nil }
    var index = first + 3
    let limit = min(end, first + 300)
    while index + 1 < limit {
      if base[index] == Byte.asterisk && base[index + 1] == Byte.asterisk && isMark(base[index - 1]) {
        return index + 2
      }
      index += 1
    }
    return nil
  }

  /// Whether emphasis can begin before, or end after, this byte.
  private func isMark(_ byte: UInt8) -> Bool { byte > Byte.space && byte != Byte.asterisk }

  /// `[text](url)` whose `]` is at `index`.
  private func link(closedAt index: Int) -> Span? {
    guard byte(at: index + 1) == 0x28 else { return nil }
    var first = index
    let lowest = max(start, index - 200)
    while first > lowest && base[first] != 0x5B { first -= 1 }
    guard base[first] == 0x5B else { return nil }
    var last = index + 2
    var looksLikeAddress = false
    let limit = min(end, index + 300)
    while last < limit && base[last] > Byte.space && base[last] != 0x29 {
      if base[last] == 0x2F || base[last] == Byte.colon || base[last] == Byte.open { looksLikeAddress = true }
      last += 1
    }
    return looksLikeAddress && byte(at: last) == 0x29 ? Span(first, last + 1) : nil
  }

  private static let elements: Set<String> = [
    "a", "b", "big", "br", "center", "code", "del", "div", "em", "font", "h1", "h2", "h3", "h4", "h5", "h6", "hr",
    "i", "img", "ins", "li", "mark", "ol", "p", "pre", "s", "small", "span", "strike", "strong", "sub", "sup",
    "table", "td", "tr", "tt", "u", "ul",
  ]

  private static let entities: Set<String> = [
    "amp", "apos", "bull", "cent", "copy", "deg", "emsp", "ensp", "euro", "gt", "hellip", "laquo", "ldquo", "lsquo",
    "lt", "mdash", "middot", "nbsp", "ndash", "pound", "quot", "raquo", "rdquo", "reg", "rsquo", "shy", "thinsp",
    "times", "trade", "zwj", "zwnj",
  ]
}

extension MarkupFinder {
  private static func html(_ text: String) -> String {
    "\(quoted(text, limit: 40)) is shown as it stands, since alerts show plain text; remove the markup, or write the character itself"
  }

  private static func markdown(_ text: String) -> String {
    "\(quoted(text, limit: 40)) is shown as it stands, since alerts show plain text; remove the Markdown"
  }
}
