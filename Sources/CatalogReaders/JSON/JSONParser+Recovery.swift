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

  /// A closing bracket of the wrong kind: that of a container further out, so that this one's is missing, or a slip.
  private mutating func closesOther(_ byte: UInt8) -> Bool {
    guard byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]"), let top = open.last else { return false }
    let isObject = byte == UInt8(ascii: "}")
    guard isObject != top.isObject else { return false }
    let note = Finding.Note(.opened, at: findings.location(Int(nodes[top.node].start), Int(nodes[top.node].start) + 1))
    findings.add(index, index + 1, .expectedClosing(top.isObject, character), notes: [note])
    isPartial = true
    if let outer = open.lastIndex(where: { $0.isObject == isObject }), fits(behind: outer) {
      // What this bracket closes is further out.
      while let inner = open.last, inner.isObject != isObject { close() }
    } else if fits(behind: open.count - 1) {
      // A slip: the right bracket is meant.
      index += 1
      close()
    } else {
      index += 1
      skipRest()
    }
    return true
  }

  /// Whether what stands behind the bracket here can stand behind the end of a container.
  private func fits(behind container: Int) -> Bool {
    let around = container > 0 ? open[container - 1] : nil
    var place = spaceEnd(from: index + 1)
    guard place < end else { return true }
    switch bytes[place] {
    case UInt8(ascii: "}"): return around?.isObject == true
    case UInt8(ascii: "]"): return around?.isObject == false
    case UInt8(ascii: ","):
      place = spaceEnd(from: place + 1)
      return around?.isObject == isName(at: place)
    default: return false
    }
  }

  /// Whether a string stands here, on one line, with a colon behind it.
  private func isName(at start: Int) -> Bool {
    guard start < end, bytes[start] == UInt8(ascii: "\"") else { return false }
    var place = start + 1
    while place < end, bytes[place] != UInt8(ascii: "\"") {
      if isLineBreak(bytes[place]) { return false }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place = spaceEnd(from: place + 1)
    return place < end && bytes[place] == UInt8(ascii: ":")
  }

  private func spaceEnd(from start: Int) -> Int {
    var place = start
    while place < end, bytes[place] == 0x20 || bytes[place] == 0x09 || isLineBreak(bytes[place]) { place += 1 }
    return place
  }

  mutating func recoverFromDepth() -> Bool {
    report(index, index + 1, .tooDeep)
    isPartial = true
    let start = index
    skipBalanced()
    nodes.append(JSONNode(.unreadable, start: start, end: index, next: nodes.count + 1))
    lastEnd = index
    setState(.afterValue)
    return true
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

  /// Everything that is still open ends with the file.
  mutating func reportEnd() {
    guard let top = open.last else { return }
    isPartial = true
    if reopenings == 0 {
      let start = Int(nodes[top.node].start)
      let note = Finding.Note(.opened, at: findings.location(start, start + 1))
      findings.add(end, end, .endsWithin(top.isObject), notes: [note])
    }
    while !open.isEmpty { close() }
  }

  /// What stands here up to the next comma or bracket belongs to the mistake.
  private mutating func skipRest() {
    isPartial = true
    if open.isEmpty { index = end }
    let next = spaceEnd(from: index)
    setState(next > index && mayBeginMember(at: next) ? .recovered : .skipping)
  }

  /// Whether a name stands here. In an array that shows that its bracket is missing.
  private func mayBeginMember(at place: Int) -> Bool {
    open.contains(where: \.isObject) && isName(at: place)
  }

  /// Goes on to the comma or bracket that ends what stands here, or to a line that begins a member. An opening bracket
  /// on the way is read like any other, so that its mistakes are found.
  mutating func skipMember() {
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
        lastEnd = index
        return setState(.afterValue)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        return openDetached()
      case UInt8(ascii: "("):
        skipParentheses()
      case UInt8(ascii: "\""):
        skipString()
      case 0x0A, 0x0D:
        index = spaceEnd(from: index)
        guard mayBeginMember(at: index) else { continue }
        lastEnd = index
        return setState(.recovered)
      default: index += 1
      }
    }
    lastEnd = index
  }

  private mutating func openDetached() {
    guard open.count < Self.depthLimit else {
      skipBalanced()
      return
    }
    setState(.skipping)
    let isObject = bytes[index] == UInt8(ascii: "{")
    open.append(Container(node: nodes.count, isObject: isObject, isDetached: true))
    nodes.append(JSONNode(isObject ? .object : .array, start: index, end: index, next: 0))
    index += 1
    lastEnd = index
  }

  /// What programming languages write, `f(x, y)`, has commas that are none.
  private mutating func skipParentheses() {
    let limit = min(end, index + 100)
    var place = index + 1
    while place < limit, bytes[place] != UInt8(ascii: ")"), !isLineBreak(bytes[place]) { place += 1 }
    index = place < limit && bytes[place] == UInt8(ascii: ")") ? place + 1 : index + 1
  }

  /// Goes on behind the partner of the opening bracket here.
  private mutating func skipBalanced() {
    var depth = 0
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 {
          index += 1
          return
        }
      case UInt8(ascii: "\""):
        skipString()
        continue
      default: break
      }
      index += 1
    }
  }

  /// Goes on behind the closing quotation mark, or to the end of the line where there is none on it.
  private mutating func skipString() {
    var place = index + 1
    while place < end, bytes[place] != UInt8(ascii: "\""), !isLineBreak(bytes[place]) {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(end, place < end && bytes[place] == UInt8(ascii: "\"") ? place + 1 : place)
  }

  /// Whether the string before this colon is the name of a member, so that the arrays around it should have ended.
  private mutating func closesArrayBeforeName() -> Bool {
    guard let top = open.last, !top.isObject, open.contains(where: \.isObject), let name = nodes.last else {
      return false
    }
    guard name.kind == .string || name.kind == .escapedString, Int(name.end) == lastEnd else { return false }
    nodes.removeLast()
    index = Int(name.start)
    let start = Int(nodes[top.node].start)
    let note = Finding.Note(.opened, at: findings.location(start, start + 1))
    findings.add(index, index, .expectedClosingBeforeName, notes: [note])
    isPartial = true
    while let inner = open.last, !inner.isObject { close() }
    setState(.recovered)
    return true
  }

  /// Goes on behind the end as if the outermost bracket had been closed too early. A few times: each costs a little.
  mutating func reopensRoot() -> Bool {
    isPartial = true
    guard reopenings < 10, let root = nodes.first, root.kind == .object || root.kind == .array else { return false }
    reopenings += 1
    let isName = isName(at: index)
    open.append(Container(node: 0, isObject: root.kind == .object, state: isName ? .recovered : .skipping))
    if bytes[index] == UInt8(ascii: "}") || bytes[index] == UInt8(ascii: "]") { index += 1 }
    return true
  }

  /// The length of the character at `index`.
  var found: Int { index < end ? min(UTF8Encoding.length(bytes, at: index), end - index) : 0 }

  private var character: String {
    guard index < end, let scalar = Unicode.Scalar(UTF8Encoding.scalar(bytes, at: index)) else { return "" }
    return quoted(String(scalar))
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
  fileprivate static let expectedClosingBeforeName = "expected `]` before this name"
  fileprivate static let quoteOpened = "the text begins here"
  fileprivate static let opened = "the bracket is opened here"
  fileprivate static let tooDeep = "brackets are nested more than 512 deep; what is deeper is not read"

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

  fileprivate static func expectedClosing(_ isObject: Bool, _ found: String) -> String {
    "expected `\(isObject ? "}" : "]")` before \(found)"
  }

  fileprivate static func endsWithin(_ isObject: Bool) -> String {
    "expected `\(isObject ? "}" : "]")`, but the file ends"
  }
}
