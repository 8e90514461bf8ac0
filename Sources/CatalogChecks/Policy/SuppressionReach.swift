import CatalogDiagnostics

/// The lines of its file that a suppression counts for.
struct SuppressionReach {
  /// Where it silences something on the first line, it does not count for the second.
  let lines: [Range<Int>]

  /// A comment that stands alone counts for the next line that is no such comment, so that several can be stacked;
  /// one beside something counts for its own line, else for the next. At the top of a file one that stands alone also
  /// counts for what concerns the file as a whole, which is found where the file begins.
  init(of suppression: Suppression, lines index: LineIndex, lonely: Set<Int>) {
    if let reach = suppression.reach {
      lines = [reach]
      return
    }
    let file = suppression.location.file
    let own = index.position(of: suppression.location.start).line
    var next = index.position(of: suppression.location.end).line + 1
    while lonely.contains(next) { next += 1 }
    guard lonely.contains(own) else {
      lines = [own, next].filter { $0 <= index.lineCount }.map { index.range(ofLine: $0, in: file) }
      return
    }
    let last = index.range(ofLine: min(next, index.lineCount), in: file)
    let isOnTop = (1...own).allSatisfy(lonely.contains)
    lines = isOnTop || next <= index.lineCount ? [(isOnTop ? 0 : last.lowerBound)..<last.upperBound] : []
  }
}

extension Suppression {
  /// The line of the comment, if nothing else stands on it.
  func lonelyLine(_ index: LineIndex) -> Int? {
    let line = index.position(of: location.start).line
    let range = index.range(ofLine: line, in: location.file)
    let bytes = location.file.bytes
    let isAlone = bytes[range].indices.allSatisfy { place in
      location.start..<location.end ~= place || bytes[place] == 0x20 || bytes[place] == 0x09
    }
    return isAlone ? line : nil
  }
}
