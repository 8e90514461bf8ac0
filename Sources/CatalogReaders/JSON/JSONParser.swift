import CatalogDiagnostics

/// Reads JSON by RFC 8259, and nothing beyond it.
///
/// After a mistake reading goes on at the next member, as long as brackets and quotation marks have partners. Nothing
/// recurs, each byte is looked at a bounded number of times, and no text is copied.
struct JSONParser: ByteCursor {
  let bytes: UnsafePointer<UInt8>
  let end: Int
  var index: Int
  var nodes: [JSONNode] = []
  var findings: FindingCollector
  /// Whether a mistake hid something.
  var isPartial = false
  /// How often the file went on after its end.
  var reopenings = 0
  var open: [Container] = []
  /// Where the last token ended, for telling what should have followed it.
  var lastEnd: Int
  /// Where the last comma stands.
  var comma = 0

  static let depthLimit = 512

  /// An object or array that is open.
  struct Container {
    let node: Int
    let isObject: Bool
    var state = State.opened
    /// Whether it stands where nothing can: it is read for its mistakes and forgotten.
    var isDetached = false
  }

  enum State {
    case opened
    /// A value has ended: a comma or the closing bracket comes next.
    case afterValue
    /// A value has to come next.
    case afterComma
    /// What was wrong is reported; a value may come next.
    case recovered
    /// What was wrong is reported, and the rest up to the next comma belongs to it.
    case skipping
  }

  init(_ bytes: UnsafePointer<UInt8>, end: Int, file: SourceFile) {
    self.bytes = bytes
    self.end = end
    index = file.contentStart
    lastEnd = index
    findings = FindingCollector(file)
    nodes.reserveCapacity(end / 16)
  }

  mutating func parse() {
    skipSpace()
    while index < end, passStray() { skipSpace() }
    guard index < end else {
      isPartial = true
      return report(end, end, .empty)
    }
    _ = beginValue()
    while true {
      while let top = open.last {
        skipSpace()
        guard index < end else { return reportEnd() }
        step(in: top)
      }
      skipSpace()
      while index < end, passStray() { skipSpace() }
      guard index < end else { return }
      report(index, index + found, .afterEnd)
      guard reopensRoot() else { return }
    }
  }

  /// Reads a comma, a closing bracket, or a value with its name.
  @inline(__always)
  private mutating func step(in top: Container) {
    let byte = bytes[index]
    if top.state == .skipping {
      skipMember()
    } else if byte == UInt8(ascii: ","), top.state == .afterValue || top.state == .recovered {
      comma = index
      index += 1
      lastEnd = index
      setState(.afterComma)
    } else if byte == UInt8(ascii: top.isObject ? "}" : "]") {
      if top.state == .afterComma { reportTrailingComma() }
      index += 1
      close()
    } else if top.state == .afterValue {
      recoverFromMissingComma(byte)
    } else if !top.isObject {
      _ = beginValue()
    } else if byte == UInt8(ascii: "\"") {
      parseMember()
    } else {
      recoverFromMissingKey(byte)
    }
  }

  @inline(__always)
  private mutating func parseMember() {
    let member = nodes.count
    guard scanString() else { return setState(.recovered) }
    skipSpace()
    if index < end, bytes[index] == UInt8(ascii: ":") {
      index += 1
    } else if !recoverFromMissingColon() {
      return drop(member)
    }
    skipSpace()
    if !beginValue() { drop(member) }
  }

  /// Forgets a key without a value.
  private mutating func drop(_ member: Int) {
    nodes.removeLast(nodes.count - member)
    isPartial = true
  }

  /// Reads a value up to its end, or an opening bracket. After a mistake the place is where the container goes on.
  ///
  /// - Returns: Whether there is a value.
  @inline(__always)
  mutating func beginValue() -> Bool {
    guard index < end else { return recoverFromMissingValue(0) }
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\""):
      guard scanString() else {
        setState(.recovered)
        return false
      }
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return openContainer(isObject: byte == UInt8(ascii: "{"))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      scanNumber()
    case UInt8(ascii: "t") where isWord("true"): append(.yes, 4)
    case UInt8(ascii: "f") where isWord("false"): append(.no, 5)
    case UInt8(ascii: "n") where isWord("null"): append(.null, 4)
    default: return recoverFromMissingValue(byte)
    }
    setState(.afterValue)
    return true
  }

  private mutating func openContainer(isObject: Bool) -> Bool {
    guard open.count < Self.depthLimit else { return recoverFromDepth() }
    setState(.afterValue)
    open.append(Container(node: nodes.count, isObject: isObject))
    nodes.append(JSONNode(isObject ? .object : .array, start: index, end: index, next: 0))
    index += 1
    lastEnd = index
    return true
  }

  /// Ends the innermost container at `index`.
  mutating func close() {
    guard let container = open.popLast() else { return }
    nodes[container.node].end = Int32(index)
    nodes[container.node].next = Int32(nodes.count)
    lastEnd = index
    if container.isObject { reportDuplicates(in: container.node) }
    if container.isDetached { nodes.removeLast(nodes.count - container.node) }
  }

  @inline(__always)
  mutating func setState(_ state: State) {
    if !open.isEmpty { open[open.count - 1].state = state }
  }

  @inline(__always)
  mutating func append(_ kind: JSONNode.Kind, _ length: Int) {
    nodes.append(JSONNode(kind, start: index, end: index + length, next: nodes.count + 1))
    index += length
    lastEnd = index
  }

  mutating func report(_ start: Int, _ stop: Int, _ message: String, fix: FindingCollector.Edit? = nil) {
    findings.add(start, stop, message, fix: fix)
  }
}

extension String {
  fileprivate static let empty = "expected a JSON value, but the file is empty"
  fileprivate static let afterEnd = "expected nothing after the end of the value"
}
