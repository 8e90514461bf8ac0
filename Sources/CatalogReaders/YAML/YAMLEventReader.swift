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
  private(set) var kind = YAMLEventKind.streamStart
  /// Where the current event begins in the file.
  private(set) var start = 0
  /// Of the current event within its line, from 0.
  private(set) var column = 0
  /// Whether the current mapping, sequence or scalar stands inside brackets or braces.
  private(set) var flowDepth = 0
  /// Set when the text is no YAML from here on.
  private(set) var failure: YAMLFailure?

  private let scanner: YAMLScanner
  private var library: YAMLLibrary?
  private var source: Source
  /// Whether libyaml reads everything.
  private let isLibraryOnly: Bool
  /// How often libyaml may still be asked for a single entry. It reads far ahead each time.
  private var visitsLeft = 16
  /// Of what libyaml reads: whether the next node of its outermost mapping is a key, and whether it is the first.
  private var isAtKey = false
  private var isAtFirstKey = false

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
    start = file.contentStart
    let screening = scansLines ? YAMLScreening(bytes, from: start, to: count) : .unusual
    isLibraryOnly = screening == .unusual
    source = isLibraryOnly ? .document : .scanner
    scanner = YAMLScanner(bytes: bytes, count: count, start: start, hasTabs: screening == .withTabs)
    if isLibraryOnly { enterLibrary(at: start) }
  }

  /// Begins anew at the start of a line, as if the file began there.
  func restart(at offset: Int) {
    failure = nil
    flowDepth = 0
    kind = .streamStart
    start = offset
    source = isLibraryOnly ? .document : .scanner
    if isLibraryOnly { enterLibrary(at: offset) } else { scanner.restart(at: offset) }
  }

  /// Reads no further.
  func stop() { kind = .end }
}

// MARK: - The current event

extension YAMLEventReader {
  /// The bytes of the current scalar as YAML reads them.
  var value: UnsafeBufferPointer<UInt8> {
    if source != .scanner, let library { return library.value }
    return UnsafeBufferPointer(start: scanner.value, count: scanner.event.valueCount)
  }

  /// How the current scalar is written.
  var style: YAMLScalarStyle {
    if source != .scanner, let library { return library.style }
    return scanner.event.style
  }

  /// Whether the current node has an anchor `&name` or a tag `!name`, which stand before it, or is an alias `*name`.
  var hasProperties: Bool { source != .scanner && library?.hasProperties == true }

  /// Where the current event ends in the file.
  var end: Int {
    if source != .scanner, let library { return library.end }
    return scanner.event.end
  }
}

// MARK: - Going on

extension YAMLEventReader {
  /// Goes on to the next event; at the end it stays there.
  func advance() {
    guard kind != .end else { return }
    if source == .scanner { advanceScanner() } else { advanceLibrary() }
  }

  private func advanceScanner() {
    guard scanner.advance() else {
      leaveScanner()
      return
    }
    take(scanner.event)
  }

  private func take(_ event: YAMLScannedEvent) {
    kind = event.kind
    start = event.start
    column = event.column
    flowDepth = event.flowDepth
  }

  /// Lets libyaml read on where the scanner does not.
  private func leaveScanner() {
    switch scanner.phase {
    case .atStart:
      source = .document
      enterLibrary(at: start)
      advanceLibrary()
    case .inDocument, .atDocumentEnd: visitLibrary()
    case .afterDocument: readAnotherDocument()
    }
  }

  private func enterLibrary(at offset: Int) {
    let outerDepth = source == .entry ? scanner.columns.count - 1 : 0
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
    source = .entry
    isAtKey = true
    isAtFirstKey = true
    enterLibrary(at: scanner.isAtKey ? scanner.position : scanner.lastEntry)
    guard let library else { return }
    library.advance()
    while library.kind == .streamStart || library.kind == .documentStart { library.advance() }
    if library.kind == .mappingStart { library.advance() }
    if !scanner.isAtKey { skipEntry(library, before: scanner.content) }
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
    if source == .entry, returnsToScanner(library) { return }
    kind = library.kind
    start = library.start
    column = library.column
    flowDepth = library.flowDepth
    failure = library.failure
  }

  /// Goes back to the scanner at the next entry, or at the end of the mapping.
  private func returnsToScanner(_ library: YAMLLibrary) -> Bool {
    switch library.kind {
    case .mappingEnd where library.depth == 0:
      source = .scanner
      scanner.closeMapping(at: library.start)
      take(scanner.event)
      return true
    case .scalar where library.depth == 1 && isAtKey && !isAtFirstKey && visitsLeft > 0 && isFirstOfLine(library.start):
      source = .scanner
      scanner.resume(at: library.start - library.column)
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
    source = .document
    let isMarked = scanner.isAtDocumentMark
    enterLibrary(at: scanner.position)
    guard let library else { return }
    library.advance()
    library.advance()
    takeFromLibrary()
    guard failure == nil, !isMarked else { return }
    failure = YAMLFailure(problem: "did not find expected <document start>", offset: scanner.content)
    kind = .end
  }
}
