import CYAML

/// Reads the plain part of YAML: block mappings whose keys and values stand on one line each, and nested mappings.
///
/// It never reports anything. Where a line is more than that, or may be wrong, it stops before it: libyaml reads the
/// entry then. A line is only taken when what follows it cannot change what it means.
struct YAMLScanner {
  enum Phase {
    case atStart, inDocument, atDocumentEnd, afterDocument
  }

  struct Line {
    var start: Int
    /// Where the first character stands that is no space.
    var content: Int
    /// Before the line break.
    var end: Int
    /// Where the next line begins.
    var next: Int

    var column: Int { content - start }
  }

  let bytes: UnsafePointer<UInt8>
  let count: Int
  private(set) var event = YAMLScannedEvent(kind: .streamStart, start: 0, end: 0)
  private(set) var phase = Phase.atStart
  /// The columns of the block mappings that are open, outermost first.
  private(set) var columns: [Int] = []
  /// Where the last entry of each of them begins.
  private var entries: [Int] = []
  /// Whether the line at which the scanner stopped begins with a key of the innermost mapping.
  private(set) var isAtKey = false
  /// The events of the current entry, of which the first `queued` count.
  private var queue: [YAMLScannedEvent] = []
  private var queued = 0
  private var head = 0
  /// The next line with something on it; `nil` at the end of the file.
  private var line: Line?
  private let hasTabs: Bool
  /// Values of the current entry that differ from their bytes in the file.
  private let decoded = ByteBuffer()
  private var hasDecoded = false

  /// - Parameters:
  ///   - bytes: The file's, which must outlive the scanner.
  ///   - count: How many there are.
  ///   - start: Where the text begins.
  ///   - hasTabs: Whether there are tabs in it.
  init(bytes: UnsafePointer<UInt8>, count: Int, start: Int, hasTabs: Bool) {
    self.bytes = bytes
    self.count = count
    self.hasTabs = hasTabs
    line = nextLine(from: start)
  }

  /// Where the line begins at which the scanner is.
  var position: Int { line?.start ?? count }

  /// Where something stands on that line.
  var content: Int { line?.content ?? count }

  /// Where the last entry of the innermost mapping begins.
  var lastEntry: Int { entries.last ?? position }

  /// Begins anew at the start of a line, as if the file began there.
  mutating func restart(at offset: Int) {
    columns = []
    entries = []
    phase = .atStart
    clearQueue()
    line = nextLine(from: offset)
  }

  /// Goes on at the start of a line after libyaml has read what is before it.
  mutating func resume(at offset: Int) {
    line = nextLine(from: offset)
  }

  /// Takes note that libyaml has read the innermost mapping to its end.
  mutating func closeMapping(at offset: Int) {
    resume(at: offset < count ? startOfLine(offset) : count)
    popMapping(at: offset)
  }
}

// MARK: - Events

extension YAMLScanner {
  /// Goes on to the next event.
  ///
  /// - Returns: `false` where the scanner has stopped before a line that it does not read.
  mutating func advance() -> Bool {
    if head < queued {
      event = queue[head]
      head += 1
      return true
    }
    clearQueue()
    switch phase {
    case .atStart: return beginDocument()
    case .inDocument: return advanceInDocument()
    case .atDocumentEnd:
      event = YAMLScannedEvent(kind: .documentEnd, start: content, end: content)
      phase = .afterDocument
      return true
    case .afterDocument:
      while let line, isDocumentMark(line), bytes[line.start] == 0x2E, line.end - line.start == 3 {
        moveOn(to: nextLine(from: line.next))
      }
      guard line == nil else { return false }
      event = YAMLScannedEvent(kind: .end, start: count, end: count)
      return true
    }
  }

  private mutating func beginDocument() -> Bool {
    guard var line else {
      event = YAMLScannedEvent(kind: .end, start: count, end: count)
      return true
    }
    if line.end - line.start == 3, isDocumentMark(line), bytes[line.start] == 0x2D, let next = nextLine(from: line.next)
    {
      line = next
    }
    guard !isDocumentMark(line), scanKey(line) != nil else { return false }
    moveOn(to: line)
    phase = .inDocument
    openMapping(line)
    event = YAMLScannedEvent(kind: .mappingStart, start: line.content, end: line.content, column: line.column)
    return true
  }

  private mutating func advanceInDocument() -> Bool {
    let column = columns.last ?? 0
    guard let line, line.column >= column, !isDocumentMark(line) else {
      popMapping(at: content)
      return true
    }
    isAtKey = false
    guard line.column == column else { return false }
    guard !hasTab(line), scanEntry(line) else {
      clearQueue()
      isAtKey = scanKey(line) != nil
      if isAtKey { entries[entries.count - 1] = line.start }
      return false
    }
    // A mapping below has an entry of its own already.
    entries[columns.last == column ? entries.count - 1 : entries.count - 2] = line.start
    event = queue[0]
    head = 1
    return true
  }

  private mutating func popMapping(at offset: Int) {
    event = YAMLScannedEvent(kind: .mappingEnd, start: offset, end: offset)
    columns.removeLast()
    entries.removeLast()
    if columns.isEmpty { phase = .atDocumentEnd }
  }

  mutating func openMapping(_ line: Line) {
    columns.append(line.column)
    entries.append(line.start)
  }

  private mutating func clearQueue() {
    queued = 0
    head = 0
    if hasDecoded {
      decoded.clear()
      hasDecoded = false
    }
  }

  /// The bytes of the current scalar, up to the next event.
  var value: UnsafeBufferPointer<UInt8> {
    guard event.isDecoded else { return UnsafeBufferPointer(start: bytes + event.valueStart, count: event.valueCount) }
    return UnsafeBufferPointer(start: decoded.bytes + event.valueStart, count: event.valueCount)
  }

  mutating func append(_ event: YAMLScannedEvent) {
    if queued < queue.count { queue[queued] = event } else { queue.append(event) }
    queued += 1
  }

  /// Begins a decoded value.
  ///
  /// - Returns: Where it begins in what is decoded.
  mutating func beginDecoding() -> Int {
    hasDecoded = true
    return decoded.count
  }

  var decodedEnd: Int { decoded.count }

  func put(_ byte: UInt8) { decoded.append(byte) }

  func put(from start: Int, to end: Int) { decoded.append(bytes + start, count: end - start) }
}

// MARK: - Lines

extension YAMLScanner {
  /// The next line with something on it, at `offset` or below.
  func nextLine(from offset: Int) -> Line? {
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
      if content < end, bytes[content] != 0x23 { return Line(start: start, content: content, end: end, next: next) }
      start = next
    }
    return nil
  }

  mutating func moveOn(to line: Line?) { self.line = line }

  private func startOfLine(_ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// Whether the line is `---` or `...`, or begins with it.
  func isDocumentMark(_ line: Line) -> Bool {
    guard line.column == 0, line.end - line.start >= 3 else { return false }
    let byte = bytes[line.start]
    guard byte == 0x2D || byte == 0x2E, bytes[line.start + 1] == byte, bytes[line.start + 2] == byte else {
      return false
    }
    return line.end - line.start == 3 || bytes[line.start + 3] == 0x20 || bytes[line.start + 3] == 0x09
  }

  /// Whether the line begins a document, or a directive for one.
  var isAtDocumentMark: Bool {
    guard let line else { return false }
    return isDocumentMark(line) || line.column == 0 && bytes[line.content] == 0x25
  }

  private func hasTab(_ line: Line) -> Bool {
    hasTabs && memchr(bytes + line.start, 0x09, line.end - line.start) != nil
  }
}
