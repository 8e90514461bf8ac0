extension YAMLScanner {
  /// Puts the events of a value that stands on one line into the queue.
  ///
  /// - Returns: Where the value ends; `nil` where it is libyaml's.
  mutating func scanValue(at start: Int, to end: Int, flowDepth: Int) -> Int? {
    switch lines.bytes[start] {
    case 0x22: scanDoubleQuoted(at: start, to: end, flowDepth: flowDepth)
    case 0x27: scanSingleQuoted(at: start, to: end, flowDepth: flowDepth)
    case 0x7B: scanFlowMapping(at: start, to: end, flowDepth: flowDepth + 1)
    case 0x5B: scanFlowSequence(at: start, to: end, flowDepth: flowDepth + 1)
    case let byte where lines.isIndicator(byte): nil
    default: flowDepth > 0 ? scanFlowPlain(at: start, to: end, flowDepth) : scanPlain(at: start, to: end)
    }
  }

  /// Plain text up to the end of the line or a comment.
  private mutating func scanPlain(at start: Int, to lineEnd: Int) -> Int? {
    var end = lineEnd
    var search = start
    while let sign = lines.find(0x23, from: search, to: end) {
      if lines.bytes[sign - 1] == 0x20 { end = sign } else { search = sign + 1 }
    }
    search = start
    while let colon = lines.find(0x3A, from: search, to: end) {
      guard colon + 1 < end, lines.bytes[colon + 1] != 0x20 else { return nil }
      search = colon + 1
    }
    while lines.bytes[end - 1] == 0x20 { end -= 1 }
    append(.plain, token: start..<end, value: start..<end, flowDepth: 0)
    return end
  }

  private mutating func scanDoubleQuoted(at start: Int, to end: Int, flowDepth: Int) -> Int? {
    guard let close = lines.find(0x22, from: start + 1, to: end) else { return nil }
    guard let backslash = lines.find(0x5C, from: start + 1, to: close) else {
      append(.doubleQuoted, token: start..<close + 1, value: start + 1..<close, flowDepth: flowDepth)
      return close + 1
    }
    return decodeDoubleQuoted(at: start, from: backslash, to: end, flowDepth)
  }

  private mutating func decodeDoubleQuoted(at start: Int, from backslash: Int, to end: Int, _ flowDepth: Int) -> Int? {
    let valueStart = beginDecoding()
    put(from: start + 1, to: backslash)
    var index = backslash
    while index < end {
      let byte = lines.bytes[index]
      if byte == 0x22 {
        appendDecoded(.doubleQuoted, token: start..<index + 1, from: valueStart, flowDepth)
        return index + 1
      }
      index += 1
      guard byte == 0x5C else {
        put(byte)
        continue
      }
      guard index < end, let length = decodeEscape(at: index, to: end) else { return nil }
      index += length
    }
    return nil
  }

  /// Decodes what follows a backslash.
  ///
  /// - Returns: How many bytes that is; `nil` for escapes that are rare or wrong.
  private mutating func decodeEscape(at offset: Int, to end: Int) -> Int? {
    switch lines.bytes[offset] {
    case 0x22, 0x5C, 0x2F: put(lines.bytes[offset])
    case 0x6E: put(0x0A)
    case 0x74: put(0x09)
    case 0x75: return decodeUnicode(at: offset + 1, to: end) ? 5 : nil
    default: return nil
    }
    return 1
  }

  private mutating func decodeUnicode(at offset: Int, to end: Int) -> Bool {
    guard offset + 4 <= end else { return false }
    var value: UInt32 = 0
    var index = offset
    while index < offset + 4 {
      guard let digit = Self.hexDigit(lines.bytes[index]) else { return false }
      value = value << 4 | digit
      index += 1
    }
    guard value & 0xF800 != 0xD800 else { return false }
    if value < 0x80 {
      put(UInt8(truncatingIfNeeded: value))
    } else if value < 0x800 {
      put(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
      put(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    } else {
      put(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      put(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
      put(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    }
    return true
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x37
    case 0x61...0x66: UInt32(byte) - 0x57
    default: nil
    }
  }

  private mutating func scanSingleQuoted(at start: Int, to end: Int, flowDepth: Int) -> Int? {
    guard let close = lines.find(0x27, from: start + 1, to: end) else { return nil }
    guard close + 1 < end, lines.bytes[close + 1] == 0x27 else {
      append(.singleQuoted, token: start..<close + 1, value: start + 1..<close, flowDepth: flowDepth)
      return close + 1
    }
    let valueStart = beginDecoding()
    var index = start + 1
    while let quote = lines.find(0x27, from: index, to: end) {
      put(from: index, to: quote)
      guard quote + 1 < end, lines.bytes[quote + 1] == 0x27 else {
        appendDecoded(.singleQuoted, token: start..<quote + 1, from: valueStart, flowDepth)
        return quote + 1
      }
      put(0x27)
      index = quote + 2
    }
    return nil
  }
}

// MARK: - Queueing

extension YAMLScanner {
  private mutating func appendDecoded(_ style: YAMLScalarStyle, token: Range<Int>, from start: Int, _ flowDepth: Int) {
    append(style, token: token, value: start..<endOfDecoded(), isDecoded: true, flowDepth: flowDepth)
  }

  /// `isDecoded`: the value stands in what was decoded, not in the file.
  mutating func append(
    _ style: YAMLScalarStyle,
    token: Range<Int>,
    value: Range<Int>,
    isDecoded: Bool = false,
    flowDepth: Int
  ) {
    append(
      YAMLScannedEvent(
        kind: .scalar,
        style: style,
        start: token.lowerBound,
        end: token.upperBound,
        flowDepth: flowDepth,
        valueStart: value.lowerBound,
        valueCount: value.count,
        isDecoded: isDecoded
      )
    )
  }
}
