import CatalogDiagnostics

/// Reads dictionaries of texts without expat, where their tags are written as all tools write them.
///
/// Most tables consist of nothing else. What is not plain, or not where it should be, ends the shortcut before it: expat
/// goes on there. Where the screening has found nothing, texts and comments are well-formed, so nothing is passed over
/// here that expat would stop at.
extension XMLPropertyListBuilder {
  /// - Returns: Where to go on with expat.
  mutating func readPlainTags(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    var index = start
    while let next = readPlainTag(bytes, from: index, to: end) { index = next }
    return index
  }

  /// - Returns: The place behind the next tag, or behind the element that it begins; `nil` where that is not plain.
  private mutating func readPlainTag(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int? {
    var tag = start
    while tag < end, XMLCharacter.isSpace(bytes[tag]) { tag += 1 }
    guard tag + 1 < end, bytes[tag] == UInt8(ascii: "<"), isReading, !open.isEmpty, !open[open.count - 1].isBroken
    else { return nil }
    let top = open.count - 1
    switch (bytes[tag + 1], open[top].element) {
    case (UInt8(ascii: "k"), .dict) where open[top].key == nil:
      return readLeaf("<key>", "</key>", bytes, at: tag, to: end) { $0.open[top].key = $1 }
    case (UInt8(ascii: "s"), .dict) where open[top].key != nil:
      return readLeaf("<string>", "</string>", bytes, at: tag, to: end) { builder, text in
        builder.add(PropertyListValue(.text(text), at: text.location))
      }
    case (UInt8(ascii: "d"), .dict) where open[top].key != nil, (UInt8(ascii: "d"), .plist):
      return beginPlainDictionary(bytes, at: tag, to: end)
    // The end of everything is expat's to see: it tells what follows.
    case (UInt8(ascii: "/"), .dict) where top > 0: return endPlainDictionary(bytes, at: tag, to: end)
    case (UInt8(ascii: "!"), _):
      guard case .comment(let close) = XMLMarkup(bytes, at: tag, end: end), close < end else { return nil }
      return close
    default: return nil
    }
  }

  /// Reads an element that holds text alone.
  @inline(__always)
  private mutating func readLeaf(
    _ begin: StaticString,
    _ finish: StaticString,
    _ bytes: UnsafePointer<UInt8>,
    at tag: Int,
    to end: Int,
    _ take: (inout XMLPropertyListBuilder, SourceText) -> Void
  ) -> Int? {
    guard XMLMarkup.matches(begin, bytes, at: tag, end: end) else { return nil }
    let start = tag + begin.utf8CodeUnitCount
    let plainEnd = XMLScan.special(bytes, from: start, to: end)
    let close = ByteScan.first(UInt8(ascii: "<"), bytes, from: plainEnd, to: end)
    guard XMLMarkup.matches(finish, bytes, at: close, end: end) else { return nil }
    let token = tag..<close + finish.utf8CodeUnitCount
    hasStrayText = false
    open[open.count - 1].hasLostKey = false
    take(&self, text(start..<close, token: token, isPlain: plainEnd == close))
    return token.upperBound
  }

  private mutating func beginPlainDictionary(_ bytes: UnsafePointer<UInt8>, at tag: Int, to end: Int) -> Int? {
    guard open.count < Self.depthLimit, XMLMarkup.matches("<dict>", bytes, at: tag, end: end) else { return nil }
    hasStrayText = false
    begin(.dict, named: PropertyListElement.dict.rawValue, tag: tag..<tag + 6)
    return tag + 6
  }

  private mutating func endPlainDictionary(_ bytes: UnsafePointer<UInt8>, at tag: Int, to end: Int) -> Int? {
    guard XMLMarkup.matches("</dict>", bytes, at: tag, end: end) else { return nil }
    hasStrayText = false
    self.end(tag: tag..<tag + 7)
    return tag + 7
  }
}
