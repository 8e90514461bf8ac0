import CatalogDiagnostics

/// Numbers of exact selectors and offsets, as ICU reads them.
extension ICUParser {
  func isNumberByte(_ byte: UInt8) -> Bool {
    PatternProperties.isDigit(byte) || byte == Byte.plus || byte == Byte.minus || byte == Byte.dot
  }

  /// Reads a decimal number with optional sign, fraction and exponent; `nil` where the characters that may stand in
  /// a number make none. It has at most 127 bytes.
  mutating func readNumber() -> Double? {
    let start = position
    while position < count, isNumberByte(base[position]) || base[position] | 0x20 == 0x65 { position += 1 }
    let end = position
    guard end - start <= 127 else { return nil }
    var index = start
    if index < end && (base[index] == Byte.plus || base[index] == Byte.minus) { index += 1 }
    let wholeStart = index
    while index < end && PatternProperties.isDigit(base[index]) { index += 1 }
    var digits = index - wholeStart
    if index == end && digits > 0 && digits < 10 { return smallNumber(start, wholeStart, end) }
    if index < end && base[index] == Byte.dot {
      index += 1
      let fraction = index
      while index < end && PatternProperties.isDigit(base[index]) { index += 1 }
      digits += index - fraction
    }
    guard digits > 0, isExponent(index, end), let value = Double(numeral(start, end)), value.isFinite else {
      return nil
    }
    return value
  }

  private func smallNumber(_ start: Int, _ digits: Int, _ end: Int) -> Double {
    var value = 0
    var index = digits
    while index < end {
      value = value * 10 + Int(base[index] - 0x30)
      index += 1
    }
    return Double(base[start] == Byte.minus ? -value : value)
  }

  /// Whether what is left of the number is nothing, or an exponent.
  private func isExponent(_ start: Int, _ end: Int) -> Bool {
    guard start < end else { return true }
    var index = start + 1
    if index < end && (base[index] == Byte.plus || base[index] == Byte.minus) { index += 1 }
    guard base[start] | 0x20 == 0x65, index < end else { return false }
    while index < end {
      if !PatternProperties.isDigit(base[index]) { return false }
      index += 1
    }
    return true
  }

  /// The number in the form that Swift reads: digits on both sides of the point.
  private func numeral(_ start: Int, _ end: Int) -> String {
    var text = ""
    for index in start..<end {
      let isPoint = base[index] == Byte.dot
      if isPoint && (index == start || !PatternProperties.isDigit(base[index - 1])) { text += "0" }
      text.unicodeScalars.append(Unicode.Scalar(base[index]))
      if isPoint && (index + 1 == end || !PatternProperties.isDigit(base[index + 1])) { text += "0" }
    }
    return text
  }

  /// Whether `name` begins an offset: `offset:1`, also where something is wrong with it.
  func isOffset(_ name: Name) -> Bool {
    guard equals(name, "offset") else { return false }
    let next = byte(at: indexAfterSpace(from: position))
    return next == Byte.colon || next == Byte.equals
  }

  /// Reads `:N` behind `offset`.
  mutating func readOffset(_ name: Name, _ branches: inout Branches) {
    skipSpace()
    if position > name.end || base[position] == Byte.equals {
      let span = Span(name.end, position + 1)
      let fix = MessageIssue.Fix("write `offset:`", edits: [MessageIssue.Edit(span, ":")])
      report(.messageSyntax, at: span, Self.offsetForm, fix: fix)
    }
    position += 1
    skipSpace()
    let start = position
    let number = readNumber()
    let span = Span(name.start, position)
    if !branches.plural.isEmpty || branches.offsetSpan != nil {
      report(.messageSyntax, at: span, Self.lateOffset)
    } else if let number, number >= 0, number <= 1_000_000_000, Double(Int(number)) == number {
      branches.offset = Int(number)
    } else {
      report(.messageSyntax, at: start < position ? Span(start, position) : characterSpan(at: start), Self.badOffset)
    }
    branches.offsetSpan = branches.offsetSpan ?? span
  }
}

extension ICUParser {
  private static var offsetForm: String { "an offset is written `offset:` directly followed by its number" }
  private static var lateOffset: String { "the offset stands once, before the first branch; move it there" }
  private static var badOffset: String { "an offset is a whole number, 0 or more; write offset:1" }
}
