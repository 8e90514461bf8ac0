import CatalogDiagnostics
import CatalogModel

// Where the file is no YAML, libyaml stops. Reading then begins anew at the next line that looks like a key of one of
// the mappings that were being read, as indented as its other keys: what stands there would be read the same without
// the error. Every beginning lies behind the last one, and there are only so many.

extension YAMLNodeReader {
  /// Whether another key of the innermost mapping is current. At the mapping's end, goes on to what follows it.
  func isInMapping() -> Bool {
    guard let column = state.pointee.columns.last else { return false }
    if isAtEnd, resumedColumn == nil, column >= 0 { resume() }
    if resumedColumn == column {
      resumedColumn = nil
      return true
    }
    if resumedColumn == nil, !isAtEnd {
      guard events.kind == .mappingEnd else { return true }
      advance()
    }
    state.pointee.columns.removeLast()
    return false
  }

  private func resume() {
    guard var offset = offsetToResume() else { return }
    while let line = nextKey(from: offset) {
      isRestarted = true
      explainedEnd = -1
      events.restart(at: line.start)
      while events.kind == .streamStart || events.kind == .documentStart { events.advance() }
      if events.kind == .mappingStart, events.column == line.column {
        advance()
        resumedColumn = line.column
        return
      }
      if events.failure == nil { events.stop() }
      guard let next = offsetToResume() else { return }
      offset = max(next, endOfLine(line.start))
    }
  }

  /// Where to look for what can be read after the end of what could; `nil` where this is the end of all.
  private func offsetToResume() -> Int? {
    guard restartsLeft > 0 else { return nil }
    guard let failure = events.failure else { return isRestarted ? events.start : nil }
    isPartial = true
    guard !failure.isUnreadable else { return nil }
    let offset = endOfLine(report(failure))
    restartsLeft -= 1
    guard restartsLeft > 0 else {
      report(.fileSyntax, at: location(offset, offset), .tooManyErrors)
      return nil
    }
    return offset
  }

  /// The next line at `offset` or below that begins with a key as indented as those of a mapping that is being read.
  private func nextKey(from offset: Int) -> (start: Int, column: Int)? {
    var start = startOfLine(offset)
    while start < events.count {
      let end = endOfLine(start)
      var content = start
      while content < end, events.bytes[content] == 0x20 { content += 1 }
      if content == start, isDocumentMark(at: start) {
        if events.bytes[start] == 0x2D { report(.fileSyntax, at: location(start, start + 3), .secondDocument) }
        return nil
      }
      if columns.contains(content - start), content >= offset || start == offset, hasKey(from: content, to: end) {
        return (start, content - start)
      }
      start = end + 1
    }
    return nil
  }

  /// The column of the keys in a mapping whose beginning is no YAML: that of the next key, if it is deeper than those
  /// of the mapping around.
  func columnBehindFailure() -> Int? {
    guard resumedColumn == nil, let failure = events.failure else { return nil }
    guard let parent = columns.last else { return 0 }
    guard parent >= 0 else { return nil }
    var start = endOfLine(failure.offset) + 1
    while start < events.count {
      let end = endOfLine(start)
      var content = start
      while content < end, events.bytes[content] == 0x20 { content += 1 }
      if hasKey(from: content, to: end) { return content - start > parent ? content - start : nil }
      start = end + 1
    }
    return nil
  }

  /// Whether a line begins with something and a colon, as a key does.
  private func hasKey(from start: Int, to end: Int) -> Bool {
    guard start < end, !"\t#-?,[]{}&*!|>%@`".utf8.contains(events.bytes[start]) else { return false }
    var index = start + 1
    while index < end {
      if events.bytes[index] == 0x3A, index + 1 == end || isWhiteSpace(events.bytes[index + 1]) { return true }
      index += 1
    }
    return false
  }

  private func isDocumentMark(at offset: Int) -> Bool {
    guard offset + 3 <= events.count else { return false }
    let byte = events.bytes[offset]
    return (byte == 0x2D || byte == 0x2E) && events.bytes[offset + 1] == byte && events.bytes[offset + 2] == byte
  }

  private func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}

// MARK: - Lines

extension YAMLNodeReader {
  /// Where the line begins that has the byte at `offset`.
  func startOfLine(_ offset: Int) -> Int {
    var start = min(offset, events.count)
    while start > 0, events.bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// Where the line ends that has the byte at `offset`: at its line feed, or the end of the file.
  func endOfLine(_ offset: Int) -> Int {
    var end = offset
    while end < events.count, events.bytes[end] != 0x0A { end += 1 }
    return end
  }
}

extension String {
  static let secondDocument = "a catalog is one document; remove what follows, or put it into another file"
  fileprivate static let tooManyErrors = "too many errors of syntax: what follows is not read until they are mended"
}
