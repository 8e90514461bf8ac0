import CatalogDiagnostics

/// Goes over the events of a YAML file one by one, with the bytes that each came from.
///
/// Nothing is built: whoever reads takes what it needs from the current event and goes on. The file's bytes must
/// outlive the reader.
///
/// The plain lines that most catalogs consist of are scanned at once; whatever is more than that, and everything that
/// may be wrong, is libyaml's. Both give the same events, so nobody can tell who read what.
final class YAMLEventReader {
  let file: SourceFile
  let bytes: UnsafePointer<UInt8>
  let count: Int
  private let state: UnsafeMutablePointer<State>
  private let scanner: UnsafeMutablePointer<YAMLScanner>
  private let decoded = ByteBuffer()
  private var library: YAMLLibrary?
  /// Whether libyaml reads everything.
  private let isLibraryOnly: Bool
  /// How often libyaml may still be asked for a single entry. It reads far ahead each time.
  private var visitsLeft = 16
  /// Of what libyaml reads: whether the next node of its outermost mapping is a key, and whether it is the first.
  private var isAtKey = false
  private var isAtFirstKey = false

  /// What changes with every event. It is kept behind a pointer, where access costs nothing.
  private struct State {
    var source: Source
    var kind = YAMLEventKind.streamStart
    var start: Int
    var column = 0
    var flowDepth = 0
    /// What the scanner alone says of an event; libyaml is asked when somebody wants to know.
    var end = 0
    var style = YAMLScalarStyle.plain
    var value: UnsafePointer<UInt8>?
    var valueCount = 0
    var failure: YAMLFailure?
  }

  /// Who reads at the moment.
  private enum Source {
    case scanner
    /// libyaml, a part of a mapping that the scanner has begun.
    case entry
    /// libyaml, the whole document.
    case document
  }

  /// - Parameters:
  ///   - file: The file.
  ///   - bytes: Its bytes.
  ///   - scansLines: Whether plain lines are read without libyaml.
  init(file: SourceFile, bytes: UnsafePointer<UInt8>, scansLines: Bool = true) {
    self.file = file
    self.bytes = bytes
    count = file.bytes.count
    let start = file.contentStart
    let screening = scansLines ? YAMLScreening(bytes, from: start, to: count) : .unusual
    isLibraryOnly = screening == .unusual
    state = .allocate(capacity: 1)
    state.initialize(to: State(source: isLibraryOnly ? .document : .scanner, start: start))
    scanner = .allocate(capacity: 1)
    let lines = YAMLLines(bytes: bytes, count: count, hasTabs: screening == .withTabs)
    scanner.initialize(to: YAMLScanner(lines, start: start, decoded: decoded))
    if isLibraryOnly { enterLibrary(at: start) }
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
    scanner.deinitialize(count: 1)
    scanner.deallocate()
  }

  /// Begins anew at the start of a line, as if the file began there.
  func restart(at offset: Int) {
    state.pointee = State(source: isLibraryOnly ? .document : .scanner, start: offset)
    if isLibraryOnly { enterLibrary(at: offset) } else { scanner.pointee.restart(at: offset) }
  }

  /// Reads no further.
  func stop() { state.pointee.kind = .end }
}

// MARK: - The current event

extension YAMLEventReader {
  var kind: YAMLEventKind { state.pointee.kind }

  /// Where the current event begins in the file.
  var start: Int { state.pointee.start }

  /// Of the current event within its line, from 0.
  var column: Int { state.pointee.column }

  /// How many mappings and sequences in brackets or braces the current event is in.
  var flowDepth: Int { state.pointee.flowDepth }

  /// Set when the text is no YAML from here on.
  var failure: YAMLFailure? { state.pointee.failure }

  /// The bytes of the current scalar as YAML reads them.
  var value: UnsafeBufferPointer<UInt8> {
    if state.pointee.source != .scanner, let library { return library.value }
    return UnsafeBufferPointer(start: state.pointee.value, count: state.pointee.valueCount)
  }

  /// How the current scalar is written.
  var style: YAMLScalarStyle {
    if state.pointee.source != .scanner, let library { return library.style }
    return state.pointee.style
  }

  /// Whether the current node has an anchor `&name` or a tag `!name`, which stand before it, or is an alias `*name`.
  var hasProperties: Bool { state.pointee.source != .scanner && library?.hasProperties == true }

  /// Where the current event ends in the file.
  var end: Int {
    if state.pointee.source != .scanner, let library { return library.end }
    return state.pointee.end
  }
}

// MARK: - Going on

extension YAMLEventReader {
  /// Goes on to the next event; at the end it stays there.
  func advance() {
    guard kind != .end else { return }
    if state.pointee.source == .scanner { advanceScanner() } else { advanceLibrary() }
  }

  private func advanceScanner() {
    guard scanner.pointee.advance() else {
      leaveScanner()
      return
    }
    take(scanner.pointee.event)
  }

  private func take(_ event: YAMLScannedEvent) {
    state.pointee.kind = event.kind
    state.pointee.start = event.start
    state.pointee.column = event.column
    state.pointee.flowDepth = event.flowDepth
    state.pointee.end = event.end
    guard event.kind == .scalar else { return }
    state.pointee.style = event.style
    state.pointee.value = (event.isDecoded ? UnsafePointer(decoded.bytes) : bytes) + event.valueStart
    state.pointee.valueCount = event.valueCount
  }

  /// Lets libyaml read on where the scanner does not.
  private func leaveScanner() {
    switch scanner.pointee.phase {
    case .atStart:
      state.pointee.source = .document
      enterLibrary(at: start)
      advanceLibrary()
    case .inDocument, .atDocumentEnd: visitLibrary()
    case .afterDocument: readAnotherDocument()
    }
  }

  private func enterLibrary(at offset: Int) {
    let outerDepth = state.pointee.source == .entry ? scanner.pointee.columns.count - 1 : 0
    if let library {
      library.restart(at: offset, outerDepth: outerDepth)
    } else {
      library = YAMLLibrary(bytes: bytes, count: count, start: offset, outerDepth: outerDepth)
    }
  }
}

// MARK: - Entries that libyaml reads

extension YAMLEventReader {
  /// Lets libyaml read the entry that the scanner stopped at. To it, the entry is the first of a document whose
  /// mapping is as indented. Where the line is no entry, it reads the entry before once more, so as to see the error
  /// where it is.
  private func visitLibrary() {
    visitsLeft -= 1
    state.pointee.source = .entry
    isAtKey = true
    isAtFirstKey = true
    enterLibrary(at: scanner.pointee.isAtKey ? scanner.pointee.position : scanner.pointee.lastEntry)
    guard let library else { return }
    library.advance()
    while library.kind == .streamStart || library.kind == .documentStart { library.advance() }
    if library.kind == .mappingStart { library.advance() }
    if !scanner.pointee.isAtKey { skipEntry(library, before: scanner.pointee.content) }
    takeFromLibrary()
  }

  /// Passes over what has been read before.
  private func skipEntry(_ library: YAMLLibrary, before offset: Int) {
    while library.kind != .end, library.depth > 0, !(isAtKey && library.start >= offset) {
      account(for: library)
      library.advance()
    }
    isAtFirstKey = true
  }

  /// Keeps track of keys and values in the outermost mapping.
  private func account(for library: YAMLLibrary) {
    switch library.kind {
    case .scalar, .alias, .mappingEnd, .sequenceEnd:
      guard library.depth == 1 else { return }
      isAtKey.toggle()
      isAtFirstKey = false
    default: break
    }
  }

  private func advanceLibrary() {
    library?.advance()
    takeFromLibrary()
  }

  private func takeFromLibrary() {
    guard let library else { return }
    if state.pointee.source == .entry, returnsToScanner(library) { return }
    state.pointee.kind = library.kind
    state.pointee.start = library.start
    state.pointee.column = library.column
    state.pointee.flowDepth = library.flowDepth
    state.pointee.failure = library.failure
  }

  /// Goes back to the scanner at the next entry, or at the end of the mapping.
  private func returnsToScanner(_ library: YAMLLibrary) -> Bool {
    switch library.kind {
    case .mappingEnd where library.depth == 0:
      state.pointee.source = .scanner
      scanner.pointee.closeMapping(at: library.start)
      take(scanner.pointee.event)
      return true
    case .scalar where library.depth == 1 && isAtKey && !isAtFirstKey && visitsLeft > 0 && isFirstOfLine(library.start):
      state.pointee.source = .scanner
      scanner.pointee.resume(at: library.start - library.column)
      advanceScanner()
      return true
    default:
      account(for: library)
      return false
    }
  }

  private func isFirstOfLine(_ offset: Int) -> Bool {
    var index = offset
    while index > 0, bytes[index - 1] == 0x20 { index -= 1 }
    return index == 0 || bytes[index - 1] == 0x0A
  }

  /// After the end of the document there is a mark of another, or a line that is indented less than all before.
  private func readAnotherDocument() {
    state.pointee.source = .document
    let isMarked = scanner.pointee.isAtDocumentMark()
    enterLibrary(at: scanner.pointee.position)
    guard let library else { return }
    library.advance()
    library.advance()
    takeFromLibrary()
    guard failure == nil, !isMarked else { return }
    state.pointee.failure = YAMLFailure(
      problem: "did not find expected <document start>",
      offset: scanner.pointee.content
    )
    state.pointee.kind = .end
  }
}
