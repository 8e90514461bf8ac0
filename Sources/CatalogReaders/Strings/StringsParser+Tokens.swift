import CatalogDiagnostics

extension StringsParser {
  /// Goes on to the next byte that is neither white space nor part of a comment.
  @inline(__always)
  mutating func skipSpace() {
    while index < end {
      let byte = bytes[index]
      if byte == 0x20 || byte >= 0x09 && byte <= 0x0D {
        index += 1
      } else if byte == UInt8(ascii: "/") || byte == 0xE2 {
        guard skipRareSpace(byte) else { return }
      } else {
        return
      }
    }
  }

  /// A comment, or a line or paragraph separator.
  private mutating func skipRareSpace(_ byte: UInt8) -> Bool {
    if byte == 0xE2 {
      guard isSeparator(at: index) else { return false }
      index += 3
      return true
    }
    guard index + 1 < end else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "/"): skipLineComment()
    case UInt8(ascii: "*"): skipBlockComment()
    default: return false
    }
    return true
  }

  private func isSeparator(at index: Int) -> Bool {
    index + 2 < end && bytes[index] == 0xE2 && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8
  }

  private mutating func skipLineComment() {
    let start = index
    index += 2
    while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D, !isSeparator(at: index) { index += 1 }
    note(CommentRange(start: start, end: index), text: start + 2..<index)
  }

  private mutating func skipBlockComment() {
    let start = index
    index += 2
    while true {
      index = ByteScan.first(UInt8(ascii: "*"), bytes, from: index, to: end)
      guard index + 1 < end else {
        index = end
        findings.add(start, start + 2, .openComment)
        isPartial = true
        note(CommentRange(start: start, end: end), text: start + 2..<end)
        return
      }
      index += 1
      if bytes[index] == UInt8(ascii: "/") { break }
    }
    index += 1
    note(CommentRange(start: start, end: index), text: start + 2..<max(start + 2, index - 2))
  }

  private mutating func note(_ comment: CommentRange, text: Range<Int>) {
    comments.append(comment)
    guard SuppressionComment.isOne(bytes, text) else { return }
    if let suppression = SuppressionComment.read(text, of: comment.range, in: file) { suppressions.append(suppression) }
  }

  /// A string that begins here, with its end; `nil` where none begins, or one that never ends.
  @inline(__always)
  mutating func scanString() -> StringsRecord.Token? {
    guard index < end else { return nil }
    let byte = bytes[index]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return scanQuoted(byte) }
    guard UnquotedStringNotation.isAllowed(byte) else { return nil }
    let start = index
    index += 1
    while index < end, UnquotedStringNotation.isAllowed(bytes[index]) { index += 1 }
    return StringsRecord.Token(start: Int32(start), end: Int32(index), form: .unquoted)
  }

  @inline(__always)
  private mutating func scanQuoted(_ quote: UInt8) -> StringsRecord.Token? {
    var form = StringsRecord.Form.quoted
    var place = index + 1
    while true {
      place = ByteScan.first(quote, or: UInt8(ascii: "\\"), bytes, from: place, to: end)
      guard place < end else { return nil }
      if bytes[place] == quote { break }
      form = .escaped
      place += 2
    }
    let start = index
    index = place + 1
    return StringsRecord.Token(start: Int32(start), end: Int32(index), form: form)
  }

  /// Reports the escapes in a text that mean nothing, or not what they look like.
  mutating func checkEscapes(_ content: Range<Int>) {
    var place = content.lowerBound
    while true {
      place = ByteScan.first(UInt8(ascii: "\\"), bytes, from: place, to: content.upperBound)
      guard place + 1 < content.upperBound else { return }
      let escape = StringsEscape(bytes, at: place, end: content.upperBound)
      if let mistake = escape.mistake { report(mistake, place..<place + escape.length) }
      place += escape.length
    }
  }

  private mutating func report(_ mistake: StringsEscape.Mistake, _ range: Range<Int>) {
    let (start, end) = (range.lowerBound, range.upperBound)
    switch mistake {
    case .fewDigits: findings.add(start, end, .fewDigits)
    case .loneSurrogate: findings.add(start, end, .loneSurrogate)
    case .unknownOctal: findings.add(start, end, .unknownOctal)
    case .lowercaseU:
      findings.add(
        start,
        end,
        .lowercaseU,
        fix: .init("write the escape with a capital U", start..<end, "\\U")
      )
    }
  }
}

extension String {
  fileprivate static let openComment = "this comment never ends; close it with `*/`"
  fileprivate static let fewDigits = "expected four hexadecimal digits after `\\U`"
  fileprivate static let loneSurrogate =
    "half a surrogate pair is no character; write both halves, or the character itself"
  fileprivate static let unknownOctal = "no character has this number; write the character itself"
  fileprivate static let lowercaseU = "`\\u` is no escape in a strings file and shows as “u”; write `\\U`"
}
