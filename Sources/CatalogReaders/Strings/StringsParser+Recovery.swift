import CatalogDiagnostics

/// What happens where something else was expected: the place is reported, and reading goes on as a person would.
extension StringsParser {
  mutating func recoverFromMissingKey() {
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      recoverFromOpenQuote()
    case UInt8(ascii: ";"):
      findings.add(index, index + 1, .straySemicolon, fix: .init("remove it", index..<index + 1, ""))
      index += 1
    default:
      findings.add(index, index + found, .expectedKey(character))
      isPartial = true
      resynchronize()
    }
  }

  /// Whether a value can be read as if the `=` stood there.
  mutating func recoverFromMissingEquals(after key: StringsRecord.Token) -> Bool {
    if closedAtLineEnd(key) { return false }
    guard index < end, isSameLine(Int(key.end), index) else {
      findings.add(Int(key.end), Int(key.end), .expectedEqualsOrSemicolon)
      isPartial = true
      return false
    }
    switch bytes[index] {
    case UInt8(ascii: ":"):
      let text = Int(key.end) == index ? " =" : "="
      findings.add(
        index,
        index + 1,
        .expectedEquals(character),
        fix: .init("write `=`", index..<index + 1, text)
      )
      index += 1
      return true
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard isWholeString(at: index) else { break }
      findings.add(index, index, .expectedEquals(character), fix: .init("write `=`", index..<index, "= "))
      return true
    default: break
    }
    let message: String = key.form == .unquoted ? .expectedEqualsOrQuotes(character) : .expectedEquals(character)
    findings.add(index, index + found, message)
    isPartial = true
    resynchronize()
    return false
  }

  mutating func recoverFromMissingValue() {
    isPartial = true
    guard index < end else { return findings.add(end, end, .expectedValueAtEnd) }
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      recoverFromOpenQuote()
    case UInt8(ascii: ";"):
      findings.add(index, index, .expectedValue(character))
      index += 1
    default:
      findings.add(index, index + found, .expectedValue(character))
      resynchronize()
    }
  }

  /// Whether the entry is complete but for its `;`.
  mutating func recoverFromMissingSemicolon(after record: StringsRecord) -> Bool {
    let valueEnd = Int(record.value.end)
    if index < end, bytes[index] == UInt8(ascii: "="), !isSameLine(Int(record.key.end), Int(record.value.start)) {
      // What was taken for the value is the next entry's key.
      index = Int(record.value.start)
      findings.add(Int(record.key.end), Int(record.key.end), .missingValue)
      isPartial = true
      return false
    }
    if closedAtLineEnd(record.value) { return false }
    let isAtEnd = index >= end || !isSameLine(valueEnd, index) || bytes[index] == UInt8(ascii: "}")
    if isAtEnd || looksLikeEntry(at: index) {
      findings.add(valueEnd, valueEnd, .expectedSemicolon, fix: .init("add `;`", valueEnd..<valueEnd, ";"))
      return true
    }
    if bytes[index] == UInt8(ascii: ","), isLineEnd(index + 1) {
      let fix = FindingCollector.Edit("write `;`", index..<index + 1, ";")
      findings.add(index, index + 1, .expectedSemicolonFound(character), fix: fix)
      index += 1
      return true
    }
    let message: String =
      record.value.form == .unquoted ? .expectedSemicolonOrQuotes(character) : .expectedSemicolonOrEscape(character)
    findings.add(index, index + found, message)
    isPartial = true
    resynchronize()
    return false
  }

  mutating func missingBrace(_ opening: Int) {
    let note = Finding.Note(.braceOpened, at: findings.location(opening, opening + 1))
    findings.add(end, end, .expectedBrace, notes: [note])
    isPartial = true
  }

  /// The quotation mark here has no partner up to the end of the file.
  private mutating func recoverFromOpenQuote() {
    isPartial = true
    if closed(from: index) { return }
    findings.add(index, index + 1, .openQuote)
    index += 1
    resynchronize()
  }

  /// Whether a string that spans lines, behind which nothing fits, lacks its quotation mark on its first line. Then it
  /// is reported there, and reading goes on behind that line.
  private mutating func closedAtLineEnd(_ token: StringsRecord.Token) -> Bool {
    token.form != .unquoted && lineEnd(from: Int(token.start)) < Int(token.end) && closed(from: Int(token.start))
  }

  private mutating func closed(from opening: Int) -> Bool {
    let lineEnd = self.lineEnd(from: opening)
    guard entryMayFollow(lineEnd) else { return false }
    var place = lineEnd
    while place > opening + 1, isBlank(bytes[place - 1]) { place -= 1 }
    let hasSemicolon = place > opening + 1 && bytes[place - 1] == UInt8(ascii: ";")
    if hasSemicolon { place -= 1 }
    let note = Finding.Note(.quoteOpened, at: findings.location(opening, opening + 1))
    let mark = bytes[opening] == UInt8(ascii: "'") ? "'" : "\""
    let fix = hasSemicolon ? FindingCollector.Edit("add the quotation mark", place..<place, mark) : nil
    findings.add(place, place, .expectedQuote, notes: [note], fix: fix)
    isPartial = true
    index = hasSemicolon ? place + 1 : lineEnd
    return true
  }
}

extension String {
  fileprivate static let straySemicolon = "remove this `;`: Apple’s tools stop reading the file here"
  fileprivate static let expectedEqualsOrSemicolon = "expected `=` and a text after the key"
  fileprivate static let missingValue = "expected a text after `=`"
  fileprivate static let expectedValueAtEnd = "expected a text after `=`, but the file ends"
  fileprivate static let expectedSemicolon = "expected `;` after the text"
  fileprivate static let expectedBrace = "expected `}`, but the file ends"
  fileprivate static let braceOpened = "the brace is opened here"
  fileprivate static let openQuote = "this quotation mark is never closed"
  fileprivate static let expectedQuote = "expected a closing quotation mark"
  fileprivate static let quoteOpened = "the text begins here"

  fileprivate static func expectedKey(_ found: String) -> String {
    "expected a key in quotation marks, found \(found)"
  }

  fileprivate static func expectedEquals(_ found: String) -> String {
    "expected `=` after the key, found \(found)"
  }

  fileprivate static func expectedEqualsOrQuotes(_ found: String) -> String {
    "expected `=` after the key, found \(found); a key with other characters than ASCII letters and digits"
      + " stands in quotation marks"
  }

  fileprivate static func expectedValue(_ found: String) -> String {
    "expected a text in quotation marks after `=`, found \(found)"
  }

  fileprivate static func expectedSemicolonFound(_ found: String) -> String {
    "expected `;` after the text, found \(found)"
  }

  fileprivate static func expectedSemicolonOrQuotes(_ found: String) -> String {
    "expected `;` after the text, found \(found); put the text in quotation marks"
  }

  fileprivate static func expectedSemicolonOrEscape(_ found: String) -> String {
    "expected `;` after the text, found \(found); a quotation mark within a text is written `\\\"`"
  }
}
