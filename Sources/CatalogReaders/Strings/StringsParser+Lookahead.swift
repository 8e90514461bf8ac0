/// Guesses about where the next entry begins. They look at one line at most, so that reading stays linear.
extension StringsParser {
  /// Goes on behind a `;` that ends its line or stands before an entry, or to a line that begins one.
  mutating func resynchronize() {
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: ";"), isLineEnd(index) || entryMayBegin(at: index) { return }
      if byte == 0x0A || byte == 0x0D, entryMayBegin(at: index) { return }
    }
  }

  /// A comment, a closing brace, or what looks like an entry, behind blanks.
  private func entryMayBegin(at start: Int) -> Bool {
    var place = start
    while place < end, isBlank(bytes[place]) { place += 1 }
    guard place < end else { return true }
    switch bytes[place] {
    case UInt8(ascii: "}"): return isBraced
    case UInt8(ascii: "/"):
      return place + 1 < end && (bytes[place + 1] == UInt8(ascii: "/") || bytes[place + 1] == UInt8(ascii: "*"))
    default: return looksLikeEntry(at: place)
    }
  }

  /// The same, behind line breaks too; or a `;` that is left alone.
  func entryMayFollow(_ start: Int) -> Bool {
    var place = start
    while place < end, isBlank(bytes[place]) || isLineBreak(bytes[place]) { place += 1 }
    return place < end && bytes[place] == UInt8(ascii: ";") && isLineEnd(place + 1) || entryMayBegin(at: place)
  }

  /// A string on one line with `=` behind it, or a quoted one with `;`.
  func looksLikeEntry(at start: Int) -> Bool {
    guard start < end else { return false }
    var place = start
    let quote = bytes[place]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted {
      place += 1
      while place < end, bytes[place] != quote {
        if isLineBreak(bytes[place]) { return false }
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      place += 1
    } else {
      while place < end, UnquotedStringNotation.isAllowed(bytes[place]) { place += 1 }
      guard place > start else { return false }
    }
    while place < end, isBlank(bytes[place]) { place += 1 }
    guard place < end else { return false }
    return bytes[place] == UInt8(ascii: "=") || isQuoted && bytes[place] == UInt8(ascii: ";")
  }

  /// Whether the quotation mark at `start` opens a text with `;` behind it.
  func isWholeString(at start: Int) -> Bool {
    guard let end = wholeStringEnd(at: start) else { return false }
    return end < self.end && bytes[end] == UInt8(ascii: ";")
  }

  private func wholeStringEnd(at start: Int) -> Int? {
    let quote = bytes[start]
    var place = start + 1
    while place < end, bytes[place] != quote {
      if isLineBreak(bytes[place]) { return nil }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place += 1
    while place < end, isBlank(bytes[place]) { place += 1 }
    return place
  }

  func isSameLine(_ start: Int, _ stop: Int) -> Bool {
    var place = start
    while place < stop, place < end {
      if isLineBreak(bytes[place]) { return false }
      place += 1
    }
    return true
  }

  /// Whether nothing but blanks stands between `start` and the end of the line.
  func isLineEnd(_ start: Int) -> Bool {
    var place = start
    while place < end, isBlank(bytes[place]) { place += 1 }
    return place >= end || isLineBreak(bytes[place])
  }

  func lineEnd(from start: Int) -> Int {
    var place = start
    while place < end, !isLineBreak(bytes[place]) { place += 1 }
    return place
  }

  func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
