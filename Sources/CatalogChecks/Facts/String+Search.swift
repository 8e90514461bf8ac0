// The standard library's own searches need later systems than this package does.

extension StringProtocol {
  /// Where `text` stands first, by its code points; `nil` where it does not, or is empty.
  func firstPlace(of text: some StringProtocol) -> Range<Index>? {
    let wanted = text.utf8
    guard !wanted.isEmpty else { return nil }
    var start = utf8.startIndex
    while start < utf8.endIndex {
      var own = start
      var other = wanted.startIndex
      while own < utf8.endIndex, other < wanted.endIndex, utf8[own] == wanted[other] {
        own = utf8.index(after: own)
        other = wanted.index(after: other)
      }
      if other == wanted.endIndex { return start..<own }
      start = utf8.index(after: start)
    }
    return nil
  }

  func has(_ text: some StringProtocol) -> Bool { firstPlace(of: text) != nil }
}
