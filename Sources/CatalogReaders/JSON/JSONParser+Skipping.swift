import CatalogDiagnostics

/// How to get past what cannot be read.
extension JSONParser {
  /// What stands here up to the next comma or bracket belongs to the mistake.
  mutating func skipRest() {
    isPartial = true
    if open.isEmpty { index = end }
    let next = spaceEnd(from: index)
    setState(next > index && mayBeginMember(at: next) ? .recovered : .skipping)
  }

  /// Whether a name stands here. In an array that shows that its bracket is missing.
  func mayBeginMember(at place: Int) -> Bool {
    open.contains(where: \.isObject) && isName(at: place)
  }

  /// Whether a string stands here, on one line, with a colon behind it.
  func isName(at start: Int) -> Bool {
    guard start < end, bytes[start] == UInt8(ascii: "\"") else { return false }
    var place = start + 1
    while place < end, bytes[place] != UInt8(ascii: "\"") {
      if isLineBreak(bytes[place]) { return false }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place = spaceEnd(from: place + 1)
    return place < end && bytes[place] == UInt8(ascii: ":")
  }

  func spaceEnd(from start: Int) -> Int {
    var place = start
    while place < end, bytes[place] == 0x20 || bytes[place] == 0x09 || isLineBreak(bytes[place]) { place += 1 }
    return place
  }

  /// Goes on to the comma or bracket that ends what stands here, or to a line that begins a member. An opening bracket
  /// on the way is read like any other, so that its mistakes are found.
  mutating func skipMember() {
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
        lastEnd = index
        return setState(.afterValue)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        return openDetached()
      case UInt8(ascii: "("):
        skipParentheses()
      case UInt8(ascii: "\""):
        skipString()
      case 0x0A, 0x0D:
        index = spaceEnd(from: index)
        guard mayBeginMember(at: index) else { continue }
        lastEnd = index
        return setState(.recovered)
      default: index += 1
      }
    }
    lastEnd = index
  }

  private mutating func openDetached() {
    guard open.count < Self.depthLimit else {
      skipBalanced()
      return
    }
    setState(.skipping)
    let isObject = bytes[index] == UInt8(ascii: "{")
    open.append(Container(node: nodes.count, isObject: isObject, isDetached: true))
    nodes.append(JSONNode(isObject ? .object : .array, start: index, end: index, next: 0))
    index += 1
    lastEnd = index
  }

  /// What programming languages write, `f(x, y)`, has commas that are none.
  private mutating func skipParentheses() {
    let limit = min(end, index + 100)
    var place = index + 1
    while place < limit, bytes[place] != UInt8(ascii: ")"), !isLineBreak(bytes[place]) { place += 1 }
    index = place < limit && bytes[place] == UInt8(ascii: ")") ? place + 1 : index + 1
  }

  /// Goes on behind the partner of the opening bracket here.
  mutating func skipBalanced() {
    var depth = 0
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 {
          index += 1
          return
        }
      case UInt8(ascii: "\""):
        skipString()
        continue
      default: break
      }
      index += 1
    }
  }

  /// Goes on behind the closing quotation mark, or to the end of the line where there is none on it.
  private mutating func skipString() {
    var place = index + 1
    while place < end, bytes[place] != UInt8(ascii: "\""), !isLineBreak(bytes[place]) {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(end, place < end && bytes[place] == UInt8(ascii: "\"") ? place + 1 : place)
  }
}
