import CatalogDiagnostics

/// The lines of its file that a suppression counts for.
struct SuppressionReach {
  /// Where it silences something on the first line, it does not count for the second.
  let lines: [Range<Int>]

  /// A comment that stands alone counts for the next line that is no such comment, so that several can be stacked;
  /// one beside something counts for its own line, else for the next.
  init(of suppression: Suppression, lines index: LineIndex, lonely: Set<Int>) {
    if let reach = suppression.reach {
      lines = [reach]
      return
    }
    let file = suppression.location.file
    let own = index.position(of: suppression.location.start).line
    var next = index.position(of: suppression.location.end).line + 1
    while lonely.contains(next) { next += 1 }
    let reached = lonely.contains(own) ? [next] : [own, next]
    lines = reached.filter { $0 <= index.lineCount }.map { index.range(ofLine: $0, in: file) }
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
