extension YAMLLines {
  /// A key and the place after its colon.
  struct Key {
    let event: YAMLScannedEvent
    let end: Int
  }

  /// The key that a line begins with.
  func key(_ line: YAMLLine) -> Key? {
    let first = bytes[line.content]
    if first == 0x22 || first == 0x27 { return quotedKey(first, line) }
    guard !isIndicator(first) else { return nil }
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

  private func quotedKey(_ quote: UInt8, _ line: YAMLLine) -> Key? {
    let start = line.content + 1
    let limit = min(line.end, line.content + Self.longestKey)
    guard let close = find(quote, from: start, to: limit) else { return nil }
    guard close + 1 < line.end, bytes[close + 1] == 0x3A else { return nil }
    guard close + 2 == line.end || bytes[close + 2] == 0x20 else { return nil }
    if quote == 0x22, find(0x5C, from: start, to: close) != nil { return nil }
    return key(quote == 0x22 ? .doubleQuoted : .singleQuoted, line, value: start..<close, end: close + 1)
  }

  private func key(_ style: YAMLScalarStyle, _ line: YAMLLine, value: Range<Int>, end: Int) -> Key {
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
}
