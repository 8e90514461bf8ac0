import CatalogDiagnostics

/// What happens where brackets have no partners.
extension JSONParser {
  /// A closing bracket of the wrong kind: that of a container further out, so that this one's is missing, or a slip.
  mutating func closesOther(_ byte: UInt8) -> Bool {
    guard byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]"), let top = open.last else { return false }
    let isObject = byte == UInt8(ascii: "}")
    guard isObject != top.isObject else { return false }
    let note = Finding.Note(.opened, at: findings.location(Int(nodes[top.node].start), Int(nodes[top.node].start) + 1))
    findings.add(index, index + 1, .expectedClosing(top.isObject, character), notes: [note])
    isPartial = true
    if let outer = open.lastIndex(where: { $0.isObject == isObject }), fits(behind: outer) {
      // What this bracket closes is further out.
      while let inner = open.last, inner.isObject != isObject { close() }
    } else if fits(behind: open.count - 1) {
      // A slip: the right bracket is meant.
      index += 1
      close()
    } else {
      index += 1
      skipRest()
    }
    return true
  }

  /// Whether what stands behind the bracket here can stand behind the end of a container.
  private func fits(behind container: Int) -> Bool {
    let around = container > 0 ? open[container - 1] : nil
    var place = spaceEnd(from: index + 1)
    guard place < end else { return true }
    switch bytes[place] {
    case UInt8(ascii: "}"): return around?.isObject == true
    case UInt8(ascii: "]"): return around?.isObject == false
    case UInt8(ascii: ","):
      place = spaceEnd(from: place + 1)
      return around?.isObject == isName(at: place)
    default: return false
    }
  }

  /// Whether the string before this colon is the name of a member, so that the arrays around it should have ended.
  mutating func closesArrayBeforeName() -> Bool {
    guard let top = open.last, !top.isObject, open.contains(where: \.isObject), let name = nodes.last else {
      return false
    }
    guard name.kind == .string || name.kind == .escapedString, Int(name.end) == lastEnd else { return false }
    nodes.removeLast()
    index = Int(name.start)
    let start = Int(nodes[top.node].start)
    let note = Finding.Note(.opened, at: findings.location(start, start + 1))
    findings.add(index, index, .expectedClosingBeforeName, notes: [note])
    isPartial = true
    while let inner = open.last, !inner.isObject { close() }
    setState(.recovered)
    return true
  }

  /// Everything that is still open ends with the file.
  mutating func reportEnd() {
    guard let top = open.last else { return }
    isPartial = true
    if reopenings == 0 {
      let start = Int(nodes[top.node].start)
      let note = Finding.Note(.opened, at: findings.location(start, start + 1))
      findings.add(end, end, .endsWithin(top.isObject), notes: [note])
    }
    while !open.isEmpty { close() }
  }

  /// Goes on behind the end as if the outermost bracket had been closed too early. A few times: each costs a little.
  mutating func reopensRoot() -> Bool {
    isPartial = true
    guard reopenings < 10, let root = nodes.first, root.kind == .object || root.kind == .array else { return false }
    reopenings += 1
    let isName = isName(at: index)
    open.append(Container(node: 0, isObject: root.kind == .object, state: isName ? .recovered : .skipping))
    if bytes[index] == UInt8(ascii: "}") || bytes[index] == UInt8(ascii: "]") { index += 1 }
    return true
  }

  mutating func recoverFromDepth() -> Bool {
    report(index, index + 1, .tooDeep)
    isPartial = true
    let start = index
    skipBalanced()
    nodes.append(JSONNode(.unreadable, start: start, end: index, next: nodes.count + 1))
    lastEnd = index
    setState(.afterValue)
    return true
  }
}

extension String {
  fileprivate static let expectedClosingBeforeName = "expected `]` before this name"
  fileprivate static let opened = "the bracket is opened here"
  fileprivate static let tooDeep = "brackets are nested more than 512 deep; what is deeper is not read"

  fileprivate static func expectedClosing(_ isObject: Bool, _ found: String) -> String {
    "expected `\(isObject ? "}" : "]")` before \(found)"
  }

  fileprivate static func endsWithin(_ isObject: Bool) -> String {
    "expected `\(isObject ? "}" : "]")`, but the file ends"
  }
}
