extension YAMLScanner {
  /// Deeper nesting on one line is libyaml's.
  private static let deepestFlow = 16

  /// `{ a: b, "c": { d: } }` on one line.
  mutating func scanFlowMapping(at start: Int, to end: Int, flowDepth: Int) -> Int? {
    guard flowDepth <= Self.deepestFlow else { return nil }
    append(YAMLScannedEvent(kind: .mappingStart, start: start, end: start + 1, flowDepth: flowDepth))
    var index = lines.skipSpaces(start + 1, end)
    if index < end, lines.bytes[index] == 0x7D { return close(.mappingEnd, at: index, flowDepth) }
    while index < end {
      guard let key = scanFlowKey(at: index, to: end, flowDepth) else { return nil }
      index = lines.skipSpaces(key, end)
      guard index < end else { return nil }
      if lines.bytes[index] == 0x2C || lines.bytes[index] == 0x7D {
        append(YAMLScannedEvent(kind: .scalar, start: key, end: key, flowDepth: flowDepth))
      } else {
        guard let value = scanValue(at: index, to: end, flowDepth: flowDepth) else { return nil }
        index = lines.skipSpaces(value, end)
        guard index < end else { return nil }
      }
      if lines.bytes[index] == 0x7D { return close(.mappingEnd, at: index, flowDepth) }
      guard lines.bytes[index] == 0x2C else { return nil }
      index = lines.skipSpaces(index + 1, end)
    }
    return nil
  }

  /// `[a, "b", {}]` on one line.
  mutating func scanFlowSequence(at start: Int, to end: Int, flowDepth: Int) -> Int? {
    guard flowDepth <= Self.deepestFlow else { return nil }
    append(YAMLScannedEvent(kind: .sequenceStart, start: start, end: start + 1, flowDepth: flowDepth))
    var index = lines.skipSpaces(start + 1, end)
    if index < end, lines.bytes[index] == 0x5D { return close(.sequenceEnd, at: index, flowDepth) }
    while index < end {
      guard let value = scanValue(at: index, to: end, flowDepth: flowDepth) else { return nil }
      index = lines.skipSpaces(value, end)
      guard index < end else { return nil }
      if lines.bytes[index] == 0x5D { return close(.sequenceEnd, at: index, flowDepth) }
      guard lines.bytes[index] == 0x2C else { return nil }
      index = lines.skipSpaces(index + 1, end)
    }
    return nil
  }

  /// Plain text up to a comma or bracket. With a colon or number sign in it, it is libyaml's.
  mutating func scanFlowPlain(at start: Int, to end: Int, _ flowDepth: Int) -> Int? {
    var index = start
    while index < end {
      switch lines.bytes[index] {
      case 0x2C, 0x5D, 0x7D:
        appendPlain(from: start, to: index, flowDepth)
        return index
      case 0x23, 0x3A, 0x5B, 0x7B: return nil
      default: index += 1
      }
    }
    return nil
  }

  /// - Returns: The place after the key's colon.
  private mutating func scanFlowKey(at start: Int, to end: Int, _ flowDepth: Int) -> Int? {
    let first = lines.bytes[start]
    var index = start
    if first == 0x22 || first == 0x27 {
      guard let close = scanValue(at: start, to: end, flowDepth: flowDepth) else { return nil }
      index = close
    } else {
      guard !lines.isIndicator(first) else { return nil }
      while index < end, lines.bytes[index] != 0x3A {
        switch lines.bytes[index] {
        case 0x23, 0x2C, 0x5B, 0x5D, 0x7B, 0x7D: return nil
        default: index += 1
        }
      }
      guard index < end, lines.bytes[index - 1] != 0x20 else { return nil }
      appendPlain(from: start, to: index, flowDepth)
    }
    // A key may be followed by a space, or by nothing where no value follows.
    guard index - start < 256, index + 1 < end, lines.bytes[index] == 0x3A, lines.bytes[index + 1] == 0x20 else {
      return nil
    }
    return index + 1
  }

  private mutating func appendPlain(from start: Int, to stop: Int, _ flowDepth: Int) {
    var end = stop
    while lines.bytes[end - 1] == 0x20 { end -= 1 }
    append(.plain, token: start..<end, value: start..<end, flowDepth: flowDepth)
  }

  private mutating func close(_ kind: YAMLEventKind, at offset: Int, _ flowDepth: Int) -> Int {
    append(YAMLScannedEvent(kind: kind, start: offset, end: offset + 1, flowDepth: flowDepth - 1))
    return offset + 1
  }
}
