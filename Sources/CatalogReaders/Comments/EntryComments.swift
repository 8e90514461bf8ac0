import CatalogDiagnostics

/// Which comments of a file document which entry.
struct EntryComments {
  let file: SourceFile
  /// In the order of the file.
  let comments: [CommentRange]

  init(_ file: SourceFile, _ comments: [CommentRange]) {
    self.file = file
    self.comments = comments
  }

  /// The comments of the entry at `entry`; `previous` is where the one before it ends, `next` where the next begins.
  func comments(of entry: Range<Int>, after previous: Int, before next: Int) -> [SourceText] {
    var first = firstComment(from: previous)
    // A comment behind the previous entry, on its line, is that one's.
    if previous > 0, first < comments.count, comments[first].start < entry.lowerBound,
      isSameLine(previous, comments[first].start)
    {
      first += 1
    }
    var last = first
    var above = first
    while last < comments.count, comments[last].start < entry.lowerBound {
      if last > first, !isAdjacent(comments[last - 1].end, comments[last].start) { above = last }
      last += 1
    }
    if last > above, !isAdjacent(comments[last - 1].end, entry.lowerBound) { above = last }
    while last < comments.count, comments[last].start < entry.upperBound { last += 1 }
    if last < comments.count, comments[last].start < next, isSameLine(entry.upperBound, comments[last].start) {
      last += 1
    }
    return comments[above..<last].compactMap(text)
  }

  private func firstComment(from offset: Int) -> Int {
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether no empty line stands in between.
  private func isAdjacent(_ start: Int, _ stop: Int) -> Bool {
    lineBreaks(start, stop, limit: 2) < 2
  }

  private func isSameLine(_ start: Int, _ stop: Int) -> Bool {
    lineBreaks(start, stop, limit: 1) == 0
  }

  private func lineBreaks(_ start: Int, _ stop: Int, limit: Int) -> Int {
    var count = 0
    var index = start
    while index < stop, count < limit {
      let byte = file.bytes[index]
      index += 1
      if byte == 0x0A || byte == 0x0D && !(index < stop && file.bytes[index] == 0x0A) { count += 1 }
    }
    return count
  }

  /// `nil` for an entry that is commented out, and for a suppression.
  private func text(_ comment: CommentRange) -> SourceText? {
    let marks = Marks(file.bytes, comment)
    var start = comment.start + marks.opening
    var end = comment.end - marks.closing
    while start < end, isSpace(file.bytes[start]) { start += 1 }
    while end > start, isSpace(file.bytes[end - 1]) { end -= 1 }
    guard start < end, !isEntry(start..<end) else { return nil }
    guard SuppressionComment.read(start..<end, of: comment.range, in: file) == nil else { return nil }
    return SourceText(verbatim: start..<end, file: file, token: comment.range, notation: CommentNotation.shared)
  }

  private func isEntry(_ range: Range<Int>) -> Bool {
    let (first, last) = (file.bytes[range.lowerBound], file.bytes[range.upperBound - 1])
    return first == UInt8(ascii: "\"") && last == UInt8(ascii: ";")
      || first == UInt8(ascii: "<") && last == UInt8(ascii: ">")
  }

  /// How long the marks at both ends of a comment are: `//`, `/* */` or `<!-- -->`. The end of a file closes one too.
  private struct Marks {
    var opening = 2
    var closing = 0

    init(_ bytes: [UInt8], _ comment: CommentRange) {
      let length = comment.end - comment.start
      if bytes[comment.start] == UInt8(ascii: "<") {
        opening = min(4, length)
        if length >= 7, bytes[comment.end - 1] == UInt8(ascii: ">"), bytes[comment.end - 2] == UInt8(ascii: "-") {
          closing = 3
        }
      } else if bytes[comment.start + 1] == UInt8(ascii: "*"), length >= 4 {
        if bytes[comment.end - 1] == UInt8(ascii: "/"), bytes[comment.end - 2] == UInt8(ascii: "*") { closing = 2 }
      }
    }
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte >= 0x09 && byte <= 0x0D
  }
}
