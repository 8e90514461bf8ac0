import CYAML

/// Reads the plain part of YAML: block mappings whose keys and values stand on one line each, and nested mappings.
///
/// It never reports anything. Where a line is more than that, or may be wrong, it stops before it: libyaml reads the
/// entry then. A line is only taken when what follows it cannot change what it means.
struct YAMLScanner {
  enum Phase {
    case atStart, inDocument, atDocumentEnd, afterDocument
  }

  let lines: YAMLLines
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
  private var line: YAMLLine?
  /// Values of the current entry that differ from their bytes in the file.
  private let decoded: ByteBuffer
  private var hasDecoded = false

  /// - Parameters:
  ///   - lines: The file's.
  ///   - start: Where the text begins.
  ///   - decoded: For values that differ from their bytes in the file.
  init(_ lines: YAMLLines, start: Int, decoded: ByteBuffer) {
    self.lines = lines
    self.decoded = decoded
    line = lines.next(from: start)
  }

  /// Where the line begins at which the scanner is.
  var position: Int { line?.start ?? lines.count }

  /// Where something stands on that line.
  var content: Int { line?.content ?? lines.count }

  /// Where the last entry of the innermost mapping begins.
  var lastEntry: Int { entries.last ?? position }

  /// Begins anew at the start of a line, as if the file began there.
  mutating func restart(at offset: Int) {
    columns = []
    entries = []
    phase = .atStart
    clearQueue()
    line = lines.next(from: offset)
  }

  /// Goes on at the start of a line after libyaml has read what is before it.
  mutating func resume(at offset: Int) {
    line = lines.next(from: offset)
  }

  /// Takes note that libyaml has read the innermost mapping to its end.
  mutating func closeMapping(at offset: Int) {
    resume(at: offset < lines.count ? lines.start(of: offset) : lines.count)
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
      while let line, lines.isDocumentMark(line), lines.bytes[line.start] == 0x2E, line.end - line.start == 3 {
        moveOn(to: lines.next(from: line.next))
      }
      guard line == nil else { return false }
      event = YAMLScannedEvent(kind: .end, start: lines.count, end: lines.count)
      return true
    }
  }

  private mutating func beginDocument() -> Bool {
    guard var line else {
      event = YAMLScannedEvent(kind: .end, start: lines.count, end: lines.count)
      return true
    }
    if line.end - line.start == 3, lines.isDocumentMark(line), lines.bytes[line.start] == 0x2D,
      let next = lines.next(from: line.next)
    {
      line = next
    }
    guard !lines.isDocumentMark(line), lines.key(line) != nil else { return false }
    moveOn(to: line)
    phase = .inDocument
    openMapping(line)
    event = YAMLScannedEvent(kind: .mappingStart, start: line.content, end: line.content, column: line.column)
    return true
  }

  private mutating func advanceInDocument() -> Bool {
    let column = columns.last ?? 0
    guard let line, line.column >= column, !lines.isDocumentMark(line) else {
      popMapping(at: content)
      return true
    }
    isAtKey = false
    guard line.column == column else { return false }
    guard !lines.hasTab(line), scanEntry(line) else {
      clearQueue()
      isAtKey = lines.key(line) != nil
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

  mutating func openMapping(_ line: YAMLLine) {
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

  mutating func endOfDecoded() -> Int { decoded.count }

  mutating func put(_ byte: UInt8) { decoded.append(byte) }

  mutating func put(from start: Int, to end: Int) { decoded.append(lines.bytes + start, count: end - start) }
}

// MARK: - Lines

extension YAMLScanner {
  mutating func moveOn(to line: YAMLLine?) { self.line = line }

  /// Whether the line begins a document, or a directive for one.
  mutating func isAtDocumentMark() -> Bool {
    guard let line else { return false }
    return lines.isDocumentMark(line) || line.column == 0 && lines.bytes[line.content] == 0x25
  }
}
