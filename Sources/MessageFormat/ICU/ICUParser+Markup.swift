import CatalogDiagnostics

/// HTML and Markdown, which an alert shows as they stand.
extension ICUParser {
  mutating func reportMarkup() {
    var index = 0
    while index < count {
      let byte = base[index]
      var end: Int?
      if byte == Byte.less {
        end = endOfTag(at: index)
      } else if byte == Byte.ampersand {
        end = endOfEntity(at: index)
      } else if byte == Byte.asterisk {
        end = endOfEmphasis(at: index)
      } else if byte == Byte.closeBracket {
        if let span = link(closedAt: index) {
          report(.markupInText, at: span, Self.markdown(string(of: span)))
          index = span.end
          continue
        }
      }
      if let end {
        let span = Span(index, end)
        report(
          .markupInText,
          at: span,
          byte == Byte.asterisk ? Self.markdown(string(of: span)) : Self.html(string(of: span))
        )
        index = end
      } else {
        index += 1
      }
    }
  }

  /// `<b>`, `</b>`, `<br/>` or `<a href=…>`; not `<3`, `a < b` or `<file>`.
  private func endOfTag(at start: Int) -> Int? {
    let isClosing = byte(at: start + 1) == 0x2F
    let nameStart = start + (isClosing ? 2 : 1)
    guard PatternProperties.isLetter(byte(at: nameStart)) else { return nil }
    var index = nameStart
    while index < count && PatternProperties.isNameByte(base[index]) { index += 1 }
    let name = string(nameStart, min(index, nameStart + 16)).lowercased()
    var hasAttribute = false
    let limit = min(count, start + 300)
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
  private func endOfEntity(at start: Int) -> Int? {
    var index = start + 1
    let isNumeric = byte(at: index) == Byte.pound
    if isNumeric { index += 1 }
    let nameStart = index
    while index < count && index - start < 12 && PatternProperties.isNameByte(base[index]) { index += 1 }
    guard index > nameStart, byte(at: index) == 0x3B else { return nil }
    return isNumeric || Self.entities.contains(string(nameStart, index)) ? index + 1 : nil
  }

  /// `**bold**`
  private func endOfEmphasis(at start: Int) -> Int? {
    guard byte(at: start + 1) == Byte.asterisk, isMark(byte(at: start + 2)) else { return nil }
    if start > 0 && (PatternProperties.isNameByte(base[start - 1]) || base[start - 1] == Byte.asterisk) { return nil }
    var index = start + 3
    let limit = min(count, start + 300)
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
    var start = index
    let lowest = max(0, index - 200)
    while start > lowest && base[start] != 0x5B { start -= 1 }
    guard base[start] == 0x5B else { return nil }
    var end = index + 2
    var looksLikeAddress = false
    let limit = min(count, index + 300)
    while end < limit && base[end] > Byte.space && base[end] != 0x29 {
      if base[end] == 0x2F || base[end] == Byte.colon || base[end] == Byte.open { looksLikeAddress = true }
      end += 1
    }
    return looksLikeAddress && byte(at: end) == 0x29 ? Span(start, end + 1) : nil
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

extension ICUParser {
  private static func html(_ text: String) -> String {
    "\(quoted(text, limit: 40)) is shown as it stands, since alerts show plain text; remove the markup, or write the character itself"
  }

  private static func markdown(_ text: String) -> String {
    "\(quoted(text, limit: 40)) is shown as it stands, since alerts show plain text; remove the Markdown"
  }
}
