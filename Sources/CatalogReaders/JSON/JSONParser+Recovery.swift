import CatalogDiagnostics

/// What happens where something else was expected.
extension JSONParser {
  /// Passes what JSON does not have between its tokens, and reports it: comments, and other white space.
  mutating func passStray() -> Bool {
    let start = index
    if bytes[index] == UInt8(ascii: "/"), index + 1 < end {
      switch bytes[index + 1] {
      case UInt8(ascii: "/"):
        while index < end, !isLineBreak(bytes[index]) { index += 1 }
      case UInt8(ascii: "*"):
        index = min(end, XMLMarkup.find("*/", bytes, from: index + 2, to: end) + 2)
      default: return false
      }
      report(start, index, .comment, fix: .init("remove it", start..<index, ""))
      return true
    }
    guard Self.isStraySpace(UTF8Encoding.scalar(bytes, at: index)) else { return false }
    index += found
    report(start, index, .space, fix: .init("write a space", start..<index, " "))
    return true
  }

  private static func isStraySpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0B, 0x0C, 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: true
    default: false
    }
  }

  mutating func reportTrailingComma() {
    report(comma, comma + 1, .trailingComma, fix: .init("remove it", comma..<comma + 1, ""))
  }

  mutating func recoverFromMissingComma(_ byte: UInt8) {
    if passStray() || closesOther(byte) { return }
    if byte == UInt8(ascii: ":"), closesArrayBeforeName() { return }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      findings.add(lastEnd, lastEnd, .expectedComma, fix: .init("add `,`", lastEnd..<lastEnd, ","))
      setState(.recovered)
    default:
      report(index, index + found, .expectedCommaFound(character))
      skipRest()
    }
  }

  mutating func recoverFromMissingKey(_ byte: UInt8) {
    if passStray() || closesOther(byte) { return }
    if byte == UInt8(ascii: ",") { return passStrayComma() }
    report(index, index + found, .expectedKey(character))
    skipRest()
  }

  /// Whether a value can be read as if the `:` stood there.
  mutating func recoverFromMissingColon() -> Bool {
    while index < end, passStray() { skipSpace() }
    guard index < end else { return false }
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: ":"):
      index += 1
      return true
    case UInt8(ascii: "="), UInt8(ascii: ";"):
      report(index, index + 1, .expectedColonFound(character), fix: .init("write `:`", index..<index + 1, ":"))
      index += 1
      return true
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      report(lastEnd, lastEnd, .expectedColon)
      setState(.afterValue)
      return false
    case UInt8(ascii: "\"") where isName(at: index):
      report(lastEnd, lastEnd, .expectedColon)
      setState(.recovered)
      return false
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["):
      findings.add(lastEnd, lastEnd, .expectedColon, fix: .init("add `:`", lastEnd..<lastEnd, ":"))
      return true
    default:
      report(index, index + found, .expectedColonFound(character))
      skipRest()
      return false
    }
  }

  mutating func recoverFromMissingValue(_ byte: UInt8) -> Bool {
    guard index < end else { return false }
    if passStray() {
      skipSpace()
      while index < end, passStray() { skipSpace() }
      return beginValue()
    }
    switch byte {
    case UInt8(ascii: ","):
      if open.last?.isObject == true {
        report(index, index, .expectedValue(character))
        setState(.afterValue)
      } else {
        passStrayComma()
      }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard let top = open.last else {
        report(index, index + 1, .expectedValue(character))
        index = end
        break
      }
      // A bracket of the wrong kind is reported at once in an array, and when the member is dropped in an object.
      guard top.isObject || !closesOther(byte) else { return false }
      let isOwn = top.isObject == (byte == UInt8(ascii: "}"))
      if isOwn { report(index, index, .expectedValue(character)) }
      setState(isOwn ? .afterValue : .recovered)
    default:
      report(index, index + found, .expectedValue(character))
      skipRest()
    }
    return false
  }

  private mutating func passStrayComma() {
    report(index, index + 1, .strayComma, fix: .init("remove it", index..<index + 1, ""))
    index += 1
    lastEnd = index
  }

  /// A string that does not end on its line goes no further than that.
  mutating func recoverFromOpenString(_ start: Int, _ stop: Int) -> Bool {
    let note = Finding.Note(.quoteOpened, at: findings.location(start, start + 1))
    findings.add(stop, stop, .expectedQuote, notes: [note])
    isPartial = true
    index = stop
    lastEnd = stop
    setState(.recovered)
    return false
  }
}

extension String {
  fileprivate static let comment = "JSON has no comments; remove it"
  fileprivate static let space = "JSON does not have this white space; write a plain space"
  fileprivate static let trailingComma = "expected no comma after the last value; remove it"
  fileprivate static let strayComma = "expected a value before this comma; remove it"
  fileprivate static let expectedComma = "expected `,` after the value"
  fileprivate static let expectedColon = "expected `:` and a value after the name"
  fileprivate static let expectedQuote = "expected a closing quotation mark"
  fileprivate static let quoteOpened = "the text begins here"

  fileprivate static func expectedCommaFound(_ found: String) -> String {
    "expected `,` after the value, found \(found); a quotation mark within a text is written `\\\"`"
  }

  fileprivate static func expectedKey(_ found: String) -> String {
    "expected a name in double quotation marks, found \(found)"
  }

  fileprivate static func expectedColonFound(_ found: String) -> String {
    "expected `:` after the name, found \(found)"
  }

  fileprivate static func expectedValue(_ found: String) -> String {
    "expected a value, found \(found)"
  }
}
