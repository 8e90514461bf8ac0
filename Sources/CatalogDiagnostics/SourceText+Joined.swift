extension SourceText {
  /// Several texts of one file as one, for what is written in pieces: the format and the plural forms of a strings
  /// dictionary. Its parts follow each other with a line feed between them, which belongs to none; spans of the whole
  /// find their way back to the part, its notation and its place in the file.
  ///
  /// - Parameters:
  ///   - first: The part that `location` of the whole names.
  ///   - others: Further texts of the same file.
  package init(joining first: SourceText, _ others: [SourceText]) {
    var storage: [UInt8] = []
    var starts = [0]
    storage.reserveCapacity(others.reduce(first.count) { $0 + $1.count + 1 })
    starts.reserveCapacity(others.count + 1)
    first.withBytes { storage.append(contentsOf: $0) }
    for part in others {
      storage.append(0x0A)
      starts.append(storage.count)
      part.withBytes { storage.append(contentsOf: $0) }
    }
    let notation = JoinedNotation(first: first, others: others, starts: starts)
    self.init(decoded: storage, file: first.file, token: first.token, notation: notation)
  }

  /// Where the parts of a joined text begin in it: `[0]` for any other.
  package var partOffsets: [Int] { (notation as? JoinedNotation)?.starts ?? [0] }

  /// The part of a joined text that `offset` lies in, as it was before, and where it begins in the whole.
  package func part(at offset: Int) -> (text: SourceText, start: Int) {
    (notation as? JoinedNotation)?.part(at: offset) ?? (self, 0)
  }
}

/// Finds the part of a joined text and asks that part's own notation.
private final class JoinedNotation: TextNotation {
  let first: SourceText
  let others: [SourceText]
  /// Where each begins in the whole.
  let starts: [Int]

  init(first: SourceText, others: [SourceText], starts: [Int]) {
    self.first = first
    self.others = others
    self.starts = starts
  }

  func part(at offset: Int) -> (text: SourceText, start: Int) {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return (low == 0 ? first : others[low - 1], starts[low])
  }

  func sourceOffset(of offset: Int, in text: SourceText) -> Int {
    let (part, start) = part(at: offset)
    return part.notation.sourceOffset(of: min(offset - start, part.count), in: part)
  }

  func written(_ replacement: String, at span: Span, in text: SourceText) -> String? {
    let (part, start) = part(at: span.start)
    guard span.end - start <= part.count else { return nil }
    return part.notation.written(replacement, at: Span(span.start - start, span.end - start), in: part)
  }
}
