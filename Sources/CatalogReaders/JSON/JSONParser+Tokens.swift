import CatalogDiagnostics

extension JSONParser {
  @inline(__always)
  mutating func skipSpace() {
    while index < end {
      let byte = bytes[index]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      index += 1
    }
  }

  func isWord(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= end else { return false }
    var offset = 1
    while offset < count {
      guard bytes[index + offset] == word.utf8Start[offset] else { return false }
      offset += 1
    }
    return index + count == end || !isWordPart(bytes[index + count])
  }

  func isWordPart(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  /// Reads the string at the quotation mark here.
  ///
  /// - Returns: Whether it ends. If not, that is reported, and reading goes on behind its line.
  @inline(__always)
  mutating func scanString() -> Bool {
    let start = index
    var place = index + 1
    var kind = JSONNode.Kind.string
    while true {
      place = stringStop(from: place)
      guard place < end else { return recoverFromOpenString(start, end) }
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        kind = .escapedString
        guard place + 1 < end else { return recoverFromOpenString(start, end) }
        place += checkEscape(at: place)
      } else {
        guard !isLineBreak(byte) || lineGoesOn(at: place) else { return recoverFromOpenString(start, place) }
        place = reportControl(at: place)
      }
    }
    nodes.append(JSONNode(kind, start: start, end: place + 1, next: nodes.count + 1))
    index = place + 1
    lastEnd = index
    return true
  }

  /// The next quotation mark, backslash or control from `start` on.
  @inline(__always)
  private func stringStop(from start: Int) -> Int {
    let raw = UnsafeRawPointer(bytes)
    var place = start
    while place + 8 <= end {
      let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian
      let quotes = ByteScan.zeros(word ^ 0x2222_2222_2222_2222)
      let slashes = ByteScan.zeros(word ^ 0x5C5C_5C5C_5C5C_5C5C)
      let controls = (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
      let found = quotes | slashes | controls
      if found != 0 { return place + found.trailingZeroBitCount >> 3 }
      place += 8
    }
    while place < end, bytes[place] >= 0x20, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "\\") {
      place += 1
    }
    return place
  }

  /// The length of the escape, of which mistakes are reported.
  private mutating func checkEscape(at place: Int) -> Int {
    let escape = JSONEscape(bytes, at: place, end: end)
    switch escape.mistake {
    case nil: break
    case .unknown:
      // A line break behind the backslash is the string's matter.
      let isCut = escape.length == 1
      let fix = FindingCollector.Edit("escape the backslash", place..<place + 1, "\\\\")
      report(place, place + escape.length, .unknownEscape, fix: isCut ? nil : fix)
    case .fewDigits: report(place, place + escape.length, .fewDigits)
    case .loneSurrogate: report(place, place + escape.length, .loneSurrogate)
    }
    return escape.length
  }

  private mutating func reportControl(at place: Int) -> Int {
    let isPair = bytes[place] == 0x0D && place + 1 < end && bytes[place + 1] == 0x0A
    let next = place + (isPair ? 2 : 1)
    switch bytes[place] {
    case 0x0A, 0x0D: report(place, next, .lineBreak, fix: .init("escape it", place..<next, "\\n"))
    case 0x09: report(place, next, .tab, fix: .init("escape it", place..<next, "\\t"))
    default: report(place, next, .control(bytes[place]))
    }
    return next
  }

  /// Whether the line behind a break does not begin like one of a JSON file: then the string has only forgotten to
  /// escape the break. Else it has no closing quotation mark.
  private func lineGoesOn(at place: Int) -> Bool {
    var next = place
    while next < end, bytes[next] <= 0x20 { next += 1 }
    guard next < end else { return false }
    switch bytes[next] {
    case UInt8(ascii: "\""), UInt8(ascii: "}"), UInt8(ascii: "]"): return false
    default: return true
    }
  }

  /// Digits, with a fraction and an exponent: no leading zero, no point without digits on both sides.
  mutating func scanNumber() {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let first = index
    var mistake: String?
    if skipDigits() == 0 {
      mistake = .noDigits
    } else if bytes[first] == UInt8(ascii: "0"), index > first + 1 {
      mistake = .leadingZero
    }
    if index < end, bytes[index] == UInt8(ascii: ".") {
      index += 1
      if skipDigits() == 0 { mistake = mistake ?? .noDigits }
    }
    if index < end, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < end, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
      if skipDigits() == 0 { mistake = mistake ?? .noDigits }
    }
    if index < end, isWordPart(bytes[index]) || bytes[index] == UInt8(ascii: ".") {
      mistake = mistake ?? .noNumber
      while index < end, isWordPart(bytes[index]) || bytes[index] == UInt8(ascii: ".") { index += 1 }
    }
    if let mistake { report(start, index, mistake) }
    nodes.append(JSONNode(.number, start: start, end: index, next: nodes.count + 1))
    lastEnd = index
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while index < end, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") { index += 1 }
    return index - start
  }

  func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

extension String {
  fileprivate static let unknownEscape = "JSON has no such escape; write `\\\\` for a backslash"
  fileprivate static let fewDigits = "expected four hexadecimal digits after `\\u`"
  fileprivate static let loneSurrogate =
    "half a surrogate pair is no character; write both halves, or the character itself"
  fileprivate static let lineBreak = "write `\\n` for a line break in a text"
  fileprivate static let tab = "write `\\t` for a tab in a text"
  fileprivate static let noDigits = "expected digits in this number"
  fileprivate static let leadingZero = "a number begins with no zero before other digits"
  fileprivate static let noNumber = "this is no number"

  fileprivate static func control(_ byte: UInt8) -> String {
    "the control character 0x\(String(byte, radix: 16, uppercase: true)) cannot stand in a text; remove it"
  }
}
