import CYAML
import CatalogDiagnostics
import CatalogModel

/// Reads nodes of a YAML file as the kinds of value that a schema asks for, and says what is wrong with others.
///
/// Every reading function finds the node as the current event and leaves the event after it current, whatever the
/// node was. See `YAMLNodeReader+Recovery` for what happens where the file is no YAML.
final class YAMLNodeReader {
  let events: YAMLEventReader
  let origins: YAMLOrigins
  var findings: [Finding] = []
  /// What findings are about at the moment.
  var subject = Finding.Subject()
  /// Whether an error of syntax hid a part of the file.
  var isPartial = false
  let state: UnsafeMutablePointer<YAMLReadingState>
  var isRestarted = false
  var restartsLeft = 100
  /// How many errors of syntax there were.
  var failures = 0
  /// Where texts begin that an error of syntax makes doubtful: they are not what was meant.
  var doubtfulTexts: Set<Int> = []
  /// An error of syntax up to here has been reported for what it is.
  var explainedEnd = -1

  init(file: SourceFile, bytes: UnsafePointer<UInt8>, scansLines: Bool = true) {
    events = YAMLEventReader(file: file, bytes: bytes, scansLines: scansLines)
    origins = YAMLOrigins(file)
    state = .allocate(capacity: 1)
    state.initialize(to: YAMLReadingState(comments: CommentCandidates(bytes: bytes, count: file.bytes.count)))
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  var file: SourceFile { events.file }

  func location(_ start: Int, _ end: Int) -> SourceLocation { SourceLocation(file: file, start: start, end: end) }

  /// Of the current node: a scalar as a whole, else where it begins.
  var currentLocation: SourceLocation {
    events.kind == .scalar || events.kind == .alias
      ? location(events.start, events.end) : location(events.start, min(events.start + 1, events.count))
  }

  func report(
    _ rule: RuleID,
    at location: SourceLocation,
    _ message: String,
    notes: [Finding.Note] = [],
    fix: Finding.Fix? = nil
  ) {
    var subject = subject
    subject.alert = alertKey
    subject.field = path?.name
    findings.append(Finding(rule, at: location, message, subject: subject, notes: notes, fix: fix))
  }
}

// MARK: - Going on

extension YAMLNodeReader {
  /// Goes to the first node of the document.
  ///
  /// - Returns: `false` where there is none.
  func enterDocument() -> Bool {
    while events.kind == .streamStart || events.kind == .documentStart { advance() }
    if isEmptyScalar() {
      advance()
      return false
    }
    return events.kind != .end || events.failure != nil
  }

  /// Whether there is a mapping with fields to read, if only behind an error.
  var isAtFields: Bool { events.kind == .mappingStart || events.failure != nil }

  /// Says what is wrong after the document's one mapping: with what was read, or that there is more.
  func finishDocument() {
    if events.kind == .scalar || events.kind == .sequenceStart {
      reportUnexpected("fields at the beginning of the file")
    }
    while events.kind == .documentEnd { advance() }
    if events.kind == .documentStart {
      report(.fileSyntax, at: character(at: events.start), .secondDocument)
    } else if let failure = events.failure, failures == 0 {
      isPartial = true
      _ = report(failure)
    }
  }

  /// Whether there is no more to read in the present mapping: the document ended, or is no YAML any more.
  var isAtEnd: Bool { events.kind == .end || events.kind == .documentEnd }

  /// Goes on to the next event. Looks at everything once: anchors, tags and aliases are errors wherever they stand.
  func advance() {
    events.advance()
    if events.hasProperties { reportProperties() }
    if !state.pointee.comments.isEmpty, events.kind == .scalar {
      state.pointee.comments.strikeOut(from: events.start, style: events.style, end: { events.end })
    }
  }

  /// Passes over the current node with all that is in it, however deep.
  ///
  /// - Returns: Where the node ends.
  @discardableResult
  func skip() -> Int {
    var depth = 0
    var end = events.start
    while !isAtEnd {
      switch events.kind {
      case .mappingStart, .sequenceStart: depth += 1
      case .mappingEnd, .sequenceEnd: depth -= 1
      default: break
      }
      if depth < 0 { return end }
      if depth == 0 { end = events.end }
      advance()
      if depth == 0 { return end }
    }
    return end
  }

  /// Whether the node is absent: `key:` with nothing, or `key: {}`.
  func isEmptyScalar() -> Bool { events.kind == .scalar && events.value.isEmpty && events.style == .plain }
}
