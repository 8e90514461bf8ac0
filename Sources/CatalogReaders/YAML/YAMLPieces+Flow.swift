extension YAMLPieces {
  /// Plain and quoted scalars, whose line breaks are folded.
  mutating func readFlowScalar(_ style: YAMLScalarStyle) {
    if style.isQuoted { position += 1 }
    let close = style.isQuoted ? end - 1 : end
    while position < close {
      if isBlank(at: position) || lineBreak(at: position) > 0 {
        readWhiteSpace(until: close)
      } else if style == .doubleQuoted, bytes[position] == 0x5C {
        readEscape(until: close)
      } else if style == .singleQuoted, bytes[position] == 0x27 {
        append(1, from: position..<min(position + 2, close))
        position += 2
      } else {
        append(1, from: position..<position + 1)
        position += 1
      }
    }
  }

  /// Blanks stay; with line breaks among them a single break is a space, and of several all but the first stay.
  private mutating func readWhiteSpace(until close: Int) {
    let start = position
    var breaks: [Range<Int>] = []
    while position < close {
      let length = lineBreak(at: position)
      if length > 0 {
        breaks.append(position..<position + length)
        position += length
      } else if isBlank(at: position) {
        position += 1
      } else {
        break
      }
    }
    guard let first = breaks.first else {
      append(position - start, from: start..<position)
      return
    }
    if first.count == 3 {
      append(3, from: first)
    } else if breaks.count == 1 {
      append(1, from: first)
    }
    appendBreaks(breaks.dropFirst())
  }

  private mutating func appendBreaks(_ breaks: ArraySlice<Range<Int>>) {
    for each in breaks { append(decodedLength(ofLineBreak: each.count), from: each) }
  }

  private mutating func readEscape(until close: Int) {
    let start = position
    let lineBreak = lineBreak(at: position + 1)
    if lineBreak > 0 {
      position += 1 + lineBreak
      readAfterEscapedBreak(until: close)
      return
    }
    let digits: Int
    switch byte(at: position + 1) {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    default: digits = 0
    }
    let source = start..<min(position + 2 + digits, close)
    position = source.upperBound
    append(decodedLength(ofEscape: source), from: source)
  }

  /// After an escaped line break the next line's indentation goes too, and empty lines stay.
  private mutating func readAfterEscapedBreak(until close: Int) {
    var breaks: [Range<Int>] = []
    while position < close {
      let length = lineBreak(at: position)
      if length > 0 {
        breaks.append(position..<position + length)
        position += length
      } else if isBlank(at: position) {
        position += 1
      } else {
        break
      }
    }
    appendBreaks(breaks[...])
  }

  private func decodedLength(ofEscape source: Range<Int>) -> Int {
    switch byte(at: source.lowerBound + 1) {
    case UInt8(ascii: "N"), UInt8(ascii: "_"): return 2
    case UInt8(ascii: "L"), UInt8(ascii: "P"): return 3
    case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"): break
    default: return 1
    }
    var value: UInt32 = 0
    for offset in source.dropFirst(2) {
      guard let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue else { return 1 }
      value = value << 4 | UInt32(truncatingIfNeeded: digit)
    }
    return Unicode.Scalar(value).map { UTF8.width($0) } ?? 1
  }
}
