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
      return reopen(at: nextTag(from: place))
    case XML_ERROR_NO_ELEMENTS where place >= end:
      reportEnd()
      return nil
    case XML_ERROR_UNCLOSED_TOKEN:
      builder.report(place..<min(end, place + 1), .neverClosed)
      return goOn(behind: place + 1)
    default:
      let limit = min(end, place + 1)
      builder.report(min(place, limit)..<limit, .malformed(error))
      return goOn(behind: place)
    }
  }

  private func reportEnd() {
    if let top = builder.open.last {
      builder.report(end..<end, .endsWithin(top.name), notes: [note(top)])
    } else {
      builder.report(end..<end, .empty)
    }
    dropUnfinished()
  }

  /// An element that is cut off is none.
  private func dropUnfinished() {
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
    if !top.element.isContainer || isSlip(element, for: top, place..<close) { builder.end(tag: place..<close) }
    return close
  }

  /// Whether a container's end is meant: one of another container, or one that is nearly spelled so.
  private func isSlip(_ element: PropertyListElement, for top: XMLPropertyListBuilder.Frame, _ tag: Range<Int>) -> Bool
  {
    guard top.element != .plist else { return false }
    guard element == .unknown else { return element.isContainer }
    let name = UnsafeBufferPointer(start: bytes + tag.lowerBound, count: min(tag.count, 40))
    let text = String(decoding: name, as: UTF8.self).filter(\.isLetter)
    return Suggestions.closest(to: text, among: [top.name]) != nil
  }

  /// A tag that cannot stand where it does, since the end of an element before it is missing or stands too early: that
  /// is reported, and expat is stopped, to go on in the right place.
  func goesOnElsewhere(with element: PropertyListElement) -> Bool {
    guard let innermost = builder.innermost, innermost != .unknown else { return false }
    guard !innermost.isContainer || element == .key && innermost != .dict else { return false }
    guard let top = builder.open.last else { return false }
    let tag = event
    if !top.element.isContainer {
      if !top.isBroken { builder.report(tag, .expectedEnd(top.name), notes: [note(top)]) }
      builder.dropInnermost()
    } else if element == .key, top.element == .array, builder.open.contains(where: { $0.element == .dict }),
      !endsArray(after: tag.upperBound)
    {
      builder.report(tag, .expectedEnd(top.name), notes: [note(top)])
      closeInner(upTo: .dict, at: tag.lowerBound)
    } else if element == .key, top.element == .plist, top.values.first?.dictionary != nil {
      builder.report(tag, .keyAfterEnd)
      builder.reopenDictionary()
    } else {
      return false
    }
    stop(andGoOnAt: tag.lowerBound)
    return true
  }

  /// Goes on with a key that stands behind the end of everything.
  private func reopen(at tag: Tag?) -> Int? {
    guard let tag, tag.element == .key, !tag.isEnd, builder.open.isEmpty else { return nil }
    builder.reopenDictionary()
    return builder.open.isEmpty ? nil : tag.range.lowerBound
  }

  /// Whether an end tag of this name is not far.
  func isEnded(_ name: String, after start: Int) -> Bool {
    let limit = min(end, start + Self.sight)
    let wanted = Array("</\(name)".utf8)
    var index = start
    while true {
      index = ByteScan.first(UInt8(ascii: "<"), bytes, from: index, to: limit)
      guard index + wanted.count < limit else { return false }
      if UnsafeBufferPointer(start: bytes + index, count: wanted.count).elementsEqual(wanted),
        !XMLCharacter.isNamePart(bytes[index + wanted.count])
      {
        return true
      }
      index += 1
    }
  }

  /// Whether the array that is open here ends before the dictionary around it does.
  private func endsArray(after start: Int) -> Bool {
    var (arrays, dictionaries) = (0, 0)
    var index = start
    while let tag = nextTag(from: index), tag.range.lowerBound < start + Self.sight {
      index = tag.range.upperBound
      switch (tag.element, tag.isEnd) {
      case (.array, false): arrays += 1
      case (.array, true):
        if arrays == 0 { return true }
        arrays -= 1
      case (.dict, false): dictionaries += 1
      case (.dict, true):
        if dictionaries == 0 { return false }
        dictionaries -= 1
      default: break
      }
    }
    return false
  }

  /// How far to look ahead, in bytes: what one mistake may cost.
  private static var sight: Int { 1 << 14 }

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
      guard tag.isEnd else {
        if tag.element == .key, builder.open.last?.element == .array {
          closeInner(upTo: .dict, at: tag.range.lowerBound)
        }
        return tag.range.lowerBound
      }
      if tag.element.isContainer {
        guard builder.open.contains(where: { $0.element == tag.element }) else { continue }
        closeInner(upTo: tag.element, at: tag.range.lowerBound)
        return tag.range.lowerBound
      }
      // The end of an element that never began.
      builder.dropKey()
      return index
    }
    dropUnfinished()
    return nil
  }

  private func closeInner(upTo element: PropertyListElement, at place: Int) {
    guard builder.open.contains(where: { $0.element == element }) else { return }
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
    guard place + 1 < end else { return nil }
    let isEnd = bytes[place + 1] == UInt8(ascii: "/")
    let start = place + (isEnd ? 2 : 1)
    var index = start
    while index < end, XMLCharacter.isNamePart(bytes[index]) { index += 1 }
    guard index - start <= 7 else { return nil }
    let name = String(decoding: UnsafeBufferPointer(start: bytes + start, count: index - start), as: UTF8.self)
    guard let element = PropertyListElement(rawValue: name), element != .unknown,
      case .tag(let close) = XMLMarkup(bytes, at: place, end: end)
    else { return nil }
    return Tag(range: place..<close, element: element, isEnd: isEnd)
  }
}

extension String {
  fileprivate static let afterEnd = "expected nothing after the end of the property list"
  fileprivate static let keyAfterEnd = "expected no key after the end of the dictionary; remove the `</dict>` before it"
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
