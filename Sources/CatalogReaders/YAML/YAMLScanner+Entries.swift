import CYAML

extension YAMLScanner {
  /// A key and the place after its colon.
  struct Key {
    var event: YAMLScannedEvent
    var end: Int
  }

  /// Puts the events of an entry into the queue: its key, and its value or the beginning of a mapping below it.
  ///
  /// - Returns: `false` where the entry is libyaml's.
  mutating func scanEntry(_ line: Line) -> Bool {
    guard let key = scanKey(line) else { return false }
    append(key.event)
    var value = key.end
    while value < line.end, bytes[value] == 0x20 { value += 1 }
    let next = nextLine(from: line.next)
    // A tab where there should be spaces: libyaml knows what to say.
    if let next, bytes[next.content] == 0x09 { return false }
    let isDeeper = next.map { $0.column > line.column && !isDocumentMark($0) } ?? false
    if value == line.end || bytes[value] == 0x23 {
      return scanBelow(line, key, next, isDeeper: isDeeper)
    }
    // The value may go on there, or what is there is wrong.
    guard !isDeeper else { return false }
    guard let end = scanValue(at: value, to: line.end, flowDepth: 0), isRestEmpty(from: end, to: line.end) else {
      return false
    }
    moveOn(to: next)
    return true
  }

  /// No catalog is nested more deeply.
  private static let deepest = 16

  /// Nothing stands behind the key: there is a mapping below, or no value.
  private mutating func scanBelow(_ line: Line, _ key: Key, _ next: Line?, isDeeper: Bool) -> Bool {
    if let next, isDeeper {
      guard columns.count < Self.deepest, scanKey(next) != nil else { return false }
      append(YAMLScannedEvent(kind: .mappingStart, start: next.content, end: next.content, column: next.column))
      openMapping(next)
    } else {
      // A list may be as indented as the key that it belongs to.
      if let next, next.column == line.column, bytes[next.content] == 0x2D { return false }
      append(YAMLScannedEvent(kind: .scalar, start: key.end, end: key.end))
    }
    moveOn(to: next)
    return true
  }

  /// Whether nothing but spaces and a comment is left of a line.
  private func isRestEmpty(from offset: Int, to end: Int) -> Bool {
    var index = offset
    while index < end, bytes[index] == 0x20 { index += 1 }
    return index == end || bytes[index] == 0x23 && index > offset
  }

  // MARK: Keys

  /// The key that a line begins with.
  func scanKey(_ line: Line) -> Key? {
    let first = bytes[line.content]
    if first == 0x22 || first == 0x27 { return scanQuotedKey(first, line) }
    guard !Self.isIndicator(first) else { return nil }
    var search = line.content
    while let colon = find(0x3A, from: search, to: min(line.end, line.content + Self.longestKey)) {
      guard colon + 1 == line.end || bytes[colon + 1] == 0x20 else {
        search = colon + 1
        continue
      }
      guard colon > line.content, bytes[colon - 1] != 0x20, find(0x23, from: line.content, to: colon) == nil else {
        return nil
      }
      return key(.plain, line, value: line.content..<colon, end: colon)
    }
    return nil
  }

  /// libyaml takes no longer ones.
  private static let longestKey = 256

  private func scanQuotedKey(_ quote: UInt8, _ line: Line) -> Key? {
    let start = line.content + 1
    let limit = min(line.end, line.content + Self.longestKey)
    guard let close = find(quote, from: start, to: limit) else { return nil }
    guard close + 1 < line.end, bytes[close + 1] == 0x3A else { return nil }
    guard close + 2 == line.end || bytes[close + 2] == 0x20 else { return nil }
    if quote == 0x22, find(0x5C, from: start, to: close) != nil { return nil }
    return key(quote == 0x22 ? .doubleQuoted : .singleQuoted, line, value: start..<close, end: close + 1)
  }

  private func key(_ style: YAMLScalarStyle, _ line: Line, value: Range<Int>, end: Int) -> Key {
    let event = YAMLScannedEvent(
      kind: .scalar,
      style: style,
      start: line.content,
      end: end,
      column: line.column,
      valueStart: value.lowerBound,
      valueCount: value.count
    )
    return Key(event: event, end: end + 1)
  }

  // MARK: Bytes

  func find(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
    guard start < end, let found = memchr(bytes + start, Int32(byte), end - start) else { return nil }
    return bytes.distance(to: found.assumingMemoryBound(to: UInt8.self))
  }

  /// Whether a plain text cannot begin with the byte, or only under conditions.
  static func isIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x23, 0x25...0x27, 0x2A, 0x2C, 0x2D, 0x3A, 0x3E...0x40, 0x5B, 0x5D, 0x60, 0x7B...0x7D: true
    default: false
    }
  }
}
