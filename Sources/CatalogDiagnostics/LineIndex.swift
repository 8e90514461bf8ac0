/// Where the lines of a file begin: turns byte offsets into lines and columns when something is printed.
///
/// A line ends at a line feed, a carriage return, or both, as YAML and editors have it.
package struct LineIndex: Sendable {
  private let starts: [Int]
  private let count: Int

  /// - Complexity: O(*n*) in the bytes of the file.
  package init(_ file: SourceFile) {
    var starts = [file.contentStart]
    file.bytes.withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else { return }
      let end = buffer.count
      var index = 0
      while index < end {
        let byte = bytes[index]
        index += 1
        if byte == 0x0A || (byte == 0x0D && !(index < end && bytes[index] == 0x0A)) { starts.append(index) }
      }
    }
    self.starts = starts
    count = file.bytes.count
  }

  /// The number of lines; a file that ends in a line break has an empty one after it.
  package var lineCount: Int { starts.count }

  /// The line and column of the byte at `offset`; offsets beyond the file count as its end.
  ///
  /// - Complexity: O(log *n*) in the lines of the file.
  package func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), count)
    let line = lineNumber(of: offset)
    return SourcePosition(line: line, column: max(0, offset - starts[line - 1]) + 1)
  }

  /// The bytes of a line without its line break.
  ///
  /// Lines count from 1 up to ``lineCount``.
  package func range(ofLine line: Int, in file: SourceFile) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return 0..<0 }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : count
    while end > start, file.bytes[end - 1] == 0x0A || file.bytes[end - 1] == 0x0D { end -= 1 }
    return start..<max(start, end)
  }

  private func lineNumber(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}

/// The line indices of the files that a report speaks of, each computed once and only when it is needed.
package struct LineIndices {
  private var indices: [ObjectIdentifier: LineIndex] = [:]

  package init() {}

  package mutating func index(of file: SourceFile) -> LineIndex {
    if let index = indices[ObjectIdentifier(file)] { return index }
    let index = LineIndex(file)
    indices[ObjectIdentifier(file)] = index
    return index
  }

  package mutating func start(of location: SourceLocation) -> SourcePosition {
    index(of: location.file).position(of: location.start)
  }

  package mutating func end(of location: SourceLocation) -> SourcePosition {
    index(of: location.file).position(of: location.end)
  }
}
