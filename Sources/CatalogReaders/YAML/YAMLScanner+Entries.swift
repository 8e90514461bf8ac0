extension YAMLScanner {
  /// Puts the events of an entry into the queue: its key, and its value or the beginning of a mapping below it.
  ///
  /// - Returns: `false` where the entry is libyaml's.
  mutating func scanEntry(_ line: YAMLLine) -> Bool {
    guard let key = lines.key(line) else { return false }
    append(key.event)
    var value = key.end
    while value < line.end, lines.bytes[value] == 0x20 { value += 1 }
    let next = lines.next(from: line.next)
    // A tab where there should be spaces: libyaml knows what to say.
    if let next, lines.bytes[next.content] == 0x09 { return false }
    let isDeeper = next.map { $0.column > line.column && !lines.isDocumentMark($0) } ?? false
    if value == line.end || lines.bytes[value] == 0x23 {
      return scanBelow(line, key, next, isDeeper: isDeeper)
    }
    // The value may go on there, or what is there is wrong.
    guard !isDeeper else { return false }
    guard let end = scanValue(at: value, to: line.end, flowDepth: 0), lines.isRestEmpty(from: end, to: line.end) else {
      return false
    }
    moveOn(to: next)
    return true
  }

  /// No catalog is nested more deeply.
  private static let deepest = 16

  /// Nothing stands behind the key: there is a mapping below, or no value.
  private mutating func scanBelow(_ line: YAMLLine, _ key: YAMLLines.Key, _ next: YAMLLine?, isDeeper: Bool) -> Bool {
    if let next, isDeeper {
      guard columns.count < Self.deepest, lines.key(next) != nil else { return false }
      append(YAMLScannedEvent(kind: .mappingStart, start: next.content, end: next.content, column: next.column))
      openMapping(next)
    } else {
      // A list may be as indented as the key that it belongs to.
      if let next, next.column == line.column, lines.bytes[next.content] == 0x2D { return false }
      append(YAMLScannedEvent(kind: .scalar, start: key.end, end: key.end))
    }
    moveOn(to: next)
    return true
  }
}
