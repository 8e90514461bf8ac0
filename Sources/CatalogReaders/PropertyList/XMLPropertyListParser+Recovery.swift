import CExpat
import CatalogDiagnostics

/// Where to go on after a mistake that expat stopped at.
extension XMLPropertyListParser {
  /// A tag of a property list, found without expat.
  private struct Tag {
    var range: Range<Int>
    var element: PropertyListElement
    var isEnd: Bool
  }

  func recover(from error: XML_Error, at place: Int) -> Int? {
    switch error {
    case XML_ERROR_TAG_MISMATCH: return recoverFromMismatch(at: place)
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
      builder.report(place..<min(end, place + 1), .afterEnd)
      return nil
    case XML_ERROR_NO_ELEMENTS where place >= end, XML_ERROR_UNCLOSED_TOKEN:
      reportEnd(at: place, isToken: error == XML_ERROR_UNCLOSED_TOKEN)
      return nil
    default:
      let limit = min(end, place + 1)
      builder.report(min(place, limit)..<limit, .malformed(error))
      return goOn(behind: place)
    }
  }

  private func reportEnd(at place: Int, isToken: Bool) {
    if isToken {
      builder.report(place..<min(end, place + 1), .neverClosed)
    } else if let top = builder.open.last {
      builder.report(end..<end, .endsWithin(top.name), notes: [note(top)])
    } else {
      builder.report(end..<end, .empty)
    }
    // An element that is cut off is none.
    if let top = builder.open.last, !top.element.isContainer { builder.dropInnermost() }
  }

  /// An end tag that is not the innermost element's; `name` is where its name stands.
  private func recoverFromMismatch(at name: Int) -> Int? {
    let place = name >= 2 && bytes[name - 1] == UInt8(ascii: "/") ? name - 2 : name
    guard let top = builder.open.last, case .tag(let close) = XMLMarkup(bytes, at: place, end: end) else { return nil }
    builder.report(place..<close, .expectedEnd(top.name), notes: [note(top)])
    let element = tag(at: place)?.element ?? .unknown
    if element.isContainer, closesOuter(element, at: close) {
      // This element's own end is missing.
      if !top.element.isContainer { builder.dropInnermost() }
      closeInner(upTo: element, at: place)
      return place
    }
    if !top.element.isContainer || element == .unknown || element.isContainer { builder.end(tag: place..<close) }
    return close
  }

  /// Whether an end tag is that of an element further out, rather than the innermost one's by a wrong name: then the
  /// next key would stand where no key can.
  private func closesOuter(_ element: PropertyListElement, at close: Int) -> Bool {
    let open = builder.open
    guard let outer = open.dropLast().lastIndex(where: { $0.element == element }) else { return false }
    guard let top = open.last, top.element.isContainer, let next = nextTag(from: close) else { return true }
    guard next.element == .key, !next.isEnd, open[open.count - 2].element == .dict else { return true }
    return outer > 0 && open[outer - 1].element == .dict
  }

  /// Goes on at the next tag of a property list, after what is open there has been set right.
  private func goOn(behind place: Int) -> Int? {
    var index = place
    while let tag = nextTag(from: index) {
      index = tag.range.upperBound
      if let top = builder.open.last, !top.element.isContainer {
        builder.dropInnermost()
        if tag.isEnd, tag.element == top.element { return index }
      }
      guard tag.isEnd else { return tag.range.lowerBound }
      if tag.element.isContainer {
        guard builder.open.contains(where: { $0.element == tag.element }) else { continue }
        closeInner(upTo: tag.element, at: tag.range.lowerBound)
        return tag.range.lowerBound
      }
      // The end of an element that never began.
      builder.dropKey()
      return index
    }
    return nil
  }

  private func closeInner(upTo element: PropertyListElement, at place: Int) {
    while let top = builder.open.last, top.element != element { builder.end(tag: place..<place) }
  }

  private func nextTag(from start: Int) -> Tag? {
    var index = start
    while true {
      index = ByteScan.first(UInt8(ascii: "<"), bytes, from: index, to: end)
      guard index < end else { return nil }
      if let tag = tag(at: index) { return tag }
      index += 1
    }
  }

  private func tag(at place: Int) -> Tag? {
    guard place + 1 < end, case .tag(let close) = XMLMarkup(bytes, at: place, end: end) else { return nil }
    let isEnd = bytes[place + 1] == UInt8(ascii: "/")
    let start = place + (isEnd ? 2 : 1)
    var index = start
    while index < close, XMLCharacter.isNamePart(bytes[index]) { index += 1 }
    let name = String(decoding: UnsafeBufferPointer(start: bytes + start, count: index - start), as: UTF8.self)
    guard let element = PropertyListElement(rawValue: name), element != .unknown else { return nil }
    return Tag(range: place..<close, element: element, isEnd: isEnd)
  }
}

extension String {
  fileprivate static let afterEnd = "expected nothing after the end of the property list"
  fileprivate static let neverClosed = "this is never closed"
  fileprivate static let empty = "expected a property list, but the file is empty"

  fileprivate static func endsWithin(_ name: String) -> String {
    expectedEnd(name) + ", but the file ends"
  }

  fileprivate static func malformed(_ error: XML_Error) -> String {
    let reason = XML_ErrorString(error).map { String(cString: $0) } ?? "mistake"
    return "this is no well-formed XML (\(reason))"
  }
}
