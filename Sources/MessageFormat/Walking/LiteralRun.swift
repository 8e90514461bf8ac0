package import CatalogDiagnostics

/// Literal text that is shown without interruption. In the message it may be interrupted by quotation, as in
/// `it''s`, where the second apostrophe belongs to no slice.
package struct LiteralRun: Sendable, Hashable {
  /// Verbatim slices of the message, in order; never empty.
  package private(set) var slices: [Span] = []
  /// How many bytes are shown up to the end of each slice.
  private var ends: [Int] = []
  /// The branches that the run is in, from the outside in.
  package var path: [BranchStep]

  package init(slices: [Span], path: [BranchStep]) {
    self.path = path
    for slice in slices { append(slice) }
  }

  mutating func append(_ slice: Span) {
    ends.append(count + slice.count)
    slices.append(slice)
  }

  /// The number of bytes shown.
  package var count: Int { ends.last ?? 0 }

  /// From the first byte to the last, with the quotation between them.
  package var span: Span { Span(slices.first?.start ?? 0, slices.last?.end ?? 0) }

  package func bytes(in text: SourceText) -> [UInt8] {
    var result: [UInt8] = []
    text.withBytes { bytes in
      for slice in slices { result.append(contentsOf: bytes[slice.start..<slice.end]) }
    }
    return result
  }

  package func string(in text: SourceText) -> String {
    slices.count == 1 ? text.string(in: slices[0]) : String(decoding: bytes(in: text), as: UTF8.self)
  }

  /// Where in the message the bytes `range` of the shown text come from.
  package func span(of range: Range<Int>) -> Span {
    let start = offset(of: range.lowerBound, asEnd: false)
    return Span(start, range.isEmpty ? start : offset(of: range.upperBound, asEnd: true))
  }

  private func offset(of index: Int, asEnd: Bool) -> Int {
    var low = 0
    var high = slices.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > index || (asEnd && ends[middle] == index) { high = middle } else { low = middle + 1 }
    }
    guard low < slices.count else { return slices.last?.end ?? 0 }
    return slices[low].end - (ends[low] - index)
  }
}

extension Pattern {
  /// The literal text of the pattern and its branches, in the order of the text.
  package var literalRuns: [LiteralRun] {
    var collector = LiteralCollector()
    walk(&collector)
    return collector.runs
  }

  /// Whether the pattern shows the same text always.
  package var isConstant: Bool {
    var index = 0
    while index < parts.count {
      guard case .literal = parts[index] else { return false }
      index += 1
    }
    return true
  }

  /// The literal bytes of the pattern itself, without those of branches: all that it shows where it `isConstant`.
  package func literalBytes(in text: SourceText) -> [UInt8] {
    var result: [UInt8] = []
    text.withBytes { bytes in
      for part in parts {
        if case .literal(let span) = part { result.append(contentsOf: bytes[span.start..<span.end]) }
      }
    }
    return result
  }
}

extension Message {
  package var literalRuns: [LiteralRun] { pattern.literalRuns }
}

private struct LiteralCollector: MessageVisitor {
  var runs: [LiteralRun] = []
  private var isOpen = false

  mutating func visit(_ part: Pattern.Part, path: [BranchStep]) {
    guard case .literal(let span) = part else {
      isOpen = false
      return
    }
    if isOpen, let last = runs.indices.last, runs[last].path == path {
      runs[last].append(span)
    } else {
      runs.append(LiteralRun(slices: [span], path: path))
    }
    isOpen = true
  }
}
