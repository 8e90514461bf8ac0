import CExpat
import CatalogDiagnostics
import CatalogModel

/// Reads an XML property list with expat.
///
/// expat stops at the first mistake. It is then started anew behind it, within the elements that are open there, so
/// that one mistake costs one entry. Plain tags, of which nearly all files consist, are read without it. Entities are
/// never declared to it, and it loads nothing.
final class XMLPropertyListParser {
  var builder: XMLPropertyListBuilder
  let bytes: UnsafePointer<UInt8>
  let end: Int
  private var expat: XML_Parser?
  /// Where this run of expat began, and how many bytes it was given before: the tags of the open elements.
  private var start = 0
  private var prefixCount = 0
  /// Where to go on, if a run was stopped because of what it found.
  var restart: Int?
  /// Whether plain tags are read without expat. So they are up to the first mistake: behind one, what the screening took
  /// for a comment or a declaration may be something else.
  private var readsPlainTags: Bool
  private var hasReadPlainTags = false

  /// As many runs as findings are reported; each costs a little.
  private static let runLimit = FindingCollector.limit + 1
  private static let firstChunk = 1 << 14

  init(
    _ bytes: UnsafePointer<UInt8>,
    end: Int,
    file: SourceFile,
    comments: [CommentRange],
    readsPlainTags: Bool
  ) {
    self.bytes = bytes
    self.end = end
    self.readsPlainTags = readsPlainTags
    builder = XMLPropertyListBuilder(file, comments: comments)
  }

  func parse(from first: Int) {
    var next = run(from: first)
    readsPlainTags = false
    var runs = hasReadPlainTags ? 0 : 1
    while let place = next, runs < Self.runLimit {
      runs += 1
      next = run(from: place)
    }
    while !builder.open.isEmpty { builder.end(tag: end..<end) }
  }

  /// Reads up to a mistake or the end.
  ///
  /// - Returns: Where to go on, if anywhere.
  private func run(from place: Int) -> Int? {
    let prefix = builder.open.map { "<" + $0.name + ">" }.joined()
    start = place
    prefixCount = prefix.utf8.count
    restart = nil
    guard let expat = XML_ParserCreate("UTF-8") else { return nil }
    self.expat = expat
    defer {
      XML_ParserFree(expat)
      self.expat = nil
    }
    XMLHandlers.install(on: expat, for: self)
    var succeeded = prefix.isEmpty || XML_Parse(expat, prefix, Int32(prefixCount), 0) == XML_STATUS_OK
    var chunk = Self.firstChunk
    var index = place
    while succeeded {
      // Each chunk is twice as long, so that a token is not gone over again and again.
      let count = min(chunk, end - index)
      let isLast = index + count == end
      succeeded = parse(expat, index, count, isLast: isLast)
      if isLast { break }
      index += count
      chunk = min(chunk * 2, 1 << 28)
    }
    guard !succeeded else { return nil }
    if let restart { return restart }
    return recover(from: XML_GetErrorCode(expat), at: min(max(offset, start), end))
  }

  private func parse(_ expat: XML_Parser, _ index: Int, _ count: Int, isLast: Bool) -> Bool {
    let text = UnsafeRawPointer(bytes + index).assumingMemoryBound(to: CChar.self)
    return XML_Parse(expat, text, Int32(count), isLast ? 1 : 0) == XML_STATUS_OK
  }

  func stop(andGoOnAt place: Int) {
    restart = place
    XML_StopParser(expat, 0)
  }

  /// Where in the file expat is; negative in the tags given before.
  private var offset: Int { Int(XML_GetCurrentByteIndex(expat)) - prefixCount + start }

  var event: Range<Int> {
    let start = min(offset, end)
    return start..<min(end, start + Int(XML_GetCurrentByteCount(expat)))
  }
}

/// What expat tells.
extension XMLPropertyListParser {
  func didBegin(_ name: UnsafePointer<CChar>) {
    guard restart == nil, offset >= start else { return }
    builder.hasStrayText = false
    let element = PropertyListElement(name: name)
    if element == .unknown {
      beginUnknown(String(cString: name))
    } else if !goesOnElsewhere(with: element) {
      builder.begin(element, named: element.rawValue, tag: event)
      if element == .plist { readPlainTags(behind: event) }
    }
  }

  /// Reads what is plain in a list that begins here, and has expat go on behind it.
  private func readPlainTags(behind tag: Range<Int>) {
    guard readsPlainTags, builder.open.count == 1, bytes[tag.upperBound - 2] != UInt8(ascii: "/") else { return }
    hasReadPlainTags = true
    stop(andGoOnAt: builder.readPlainTags(bytes, from: tag.upperBound, to: end))
  }

  /// An unknown element without an end is passed over: what follows it is not its content.
  private func beginUnknown(_ name: String) {
    let tag = event
    builder.begin(.unknown, named: name, tag: tag)
    guard builder.isReading, bytes[tag.upperBound - 2] != UInt8(ascii: "/"), !isEnded(name, after: tag.upperBound)
    else {
      return
    }
    builder.dropInnermost()
    stop(andGoOnAt: tag.upperBound)
  }

  func didEnd() {
    guard restart == nil, offset >= start else { return }
    builder.hasStrayText = false
    builder.end(tag: event)
  }

  func didRead(_ text: UnsafePointer<CChar>, _ count: Int) {
    guard restart == nil, offset >= start, !builder.hasStrayText, let element = builder.innermost else { return }
    switch element {
    case .plist, .dict, .array, .yes, .no: break
    default: return
    }
    var index = 0
    while index < count {
      if !XMLCharacter.isSpace(UInt8(bitPattern: text[index])) {
        builder.hasStrayText = true
        return builder.strayText(event)
      }
      index += 1
    }
  }

  /// The screening has refused all declarations before; this is the last line.
  func didDeclareEntity() {
    guard restart == nil else { return }
    builder.report(event, .entity)
    stop(andGoOnAt: end)
  }

  func didDeclare(encoding: String) {
    guard let finding = XMLEncodingDeclaration.finding(encoding, event, builder.file) else { return }
    builder.report(finding)
  }

  func note(_ frame: XMLPropertyListBuilder.Frame) -> Finding.Note {
    Finding.Note(
      .opened(frame.name),
      at: SourceLocation(file: builder.file, start: frame.tag.lowerBound, end: frame.tag.upperBound)
    )
  }
}

extension String {
  static func expectedEnd(_ name: String) -> String {
    "expected `</\(DisplayText.escaped(name, limit: 40))>`"
  }

  fileprivate static func opened(_ name: String) -> String { "\(quoted(name)) is opened here" }
  fileprivate static let entity = "remove this declaration: entities are not read"
}
