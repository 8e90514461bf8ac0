import CYAML

/// The lines of a YAML file, and what each of them begins with. Nothing but addresses, so passing it on is free.
struct YAMLLines {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  /// Whether there may be tabs.
  let hasTabs: Bool

  /// The next line with something on it, at `offset` or below.
  func next(from offset: Int) -> YAMLLine? {
    var start = offset
    while start < count {
      var end = count
      var next = count
      if let found = memchr(bytes + start, 0x0A, count - start) {
        end = bytes.distance(to: found.assumingMemoryBound(to: UInt8.self))
        next = end + 1
      }
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
      var content = start
      while content < end, bytes[content] == 0x20 { content += 1 }
      if content < end, bytes[content] != 0x23 { return YAMLLine(start: start, content: content, end: end, next: next) }
      start = next
    }
    return nil
  }

  /// Where the line begins that has the byte at `offset`.
  func start(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// Whether the line is `---` or `...`, or begins with it.
  func isDocumentMark(_ line: YAMLLine) -> Bool {
    guard line.content == line.start, line.end - line.start >= 3 else { return false }
    let byte = bytes[line.start]
    guard byte == 0x2D || byte == 0x2E, bytes[line.start + 1] == byte, bytes[line.start + 2] == byte else {
      return false
    }
    return line.end - line.start == 3 || bytes[line.start + 3] == 0x20 || bytes[line.start + 3] == 0x09
  }

  func hasTab(_ line: YAMLLine) -> Bool {
    hasTabs && memchr(bytes + line.start, 0x09, line.end - line.start) != nil
  }

  /// Whether nothing but spaces and a comment is left of a line.
  func isRestEmpty(from offset: Int, to end: Int) -> Bool {
    let index = skipSpaces(offset, end)
    return index == end || bytes[index] == 0x23 && index > offset
  }

  func skipSpaces(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, bytes[index] == 0x20 { index += 1 }
    return index
  }

  func find(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
    guard start < end, let found = memchr(bytes + start, Int32(byte), end - start) else { return nil }
    return bytes.distance(to: found.assumingMemoryBound(to: UInt8.self))
  }

  /// Whether a plain text cannot begin with the byte, or only under conditions.
  func isIndicator(_ byte: UInt8) -> Bool {
    if byte >= 0x61 && byte <= 0x7A || byte >= 0x80 { return false }
    switch byte {
    case 0x21...0x23, 0x25...0x27, 0x2A, 0x2C, 0x2D, 0x3A, 0x3E...0x40, 0x5B, 0x5D, 0x60, 0x7B...0x7D: return true
    default: return false
    }
  }
}

/// A line with something on it.
struct YAMLLine {
  let start: Int
  /// Where the first character stands that is no space.
  let content: Int
  /// Before the line break.
  let end: Int
  /// Where the next line begins.
  let next: Int

  var column: Int { content - start }
}
