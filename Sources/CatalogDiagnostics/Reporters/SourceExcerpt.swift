/// The line of a file that a finding is about, as a terminal can show it, and where the caret goes below it.
struct SourceExcerpt {
  private(set) var line = ""
  /// In columns of the terminal, from 0.
  private(set) var caretColumn = 0
  /// `^`, followed by `~` below the rest of the range.
  private(set) var caret = "^"

  /// `nil` where the location is the beginning of a file as a whole.
  init?(_ location: SourceLocation, _ index: LineIndex, width: Int) {
    guard location.end > location.start || location.start > 0 else { return nil }
    let range = index.range(ofLine: index.position(of: location.start).line, in: location.file)
    let cells = Self.cells(of: location.file.bytes[Self.window(in: range, around: location.start)])
    let start = cells.lastIndex { $0.offset <= location.start } ?? 0
    let first = Self.firstShown(of: cells, caret: start, width: width)
    lay(out: cells, from: first, caret: start, end: location.end, width: width)
  }

  /// The part of a long line that is worth decoding: a line may be as long as a file.
  private static func window(in line: Range<Int>, around offset: Int) -> Range<Int> {
    let start = max(line.lowerBound, min(offset, line.upperBound) - 600)
    let end = min(line.upperBound, max(offset, line.lowerBound) + 1200)
    return start..<max(start, end)
  }

  /// So many cells are left out at the left that the caret stands well inside the width.
  private static func firstShown(of cells: [Cell], caret: Int, width: Int) -> Int {
    var columns = 0
    var first = min(caret, cells.count)
    let reach = cells.prefix(caret).reduce(0) { $0 + $1.width } < width * 3 / 4 ? Int.max : width / 2
    while first > 0, columns + cells[first - 1].width <= reach {
      first -= 1
      columns += cells[first].width
    }
    return first
  }

  private mutating func lay(out cells: [Cell], from first: Int, caret: Int, end: Int, width: Int) {
    if first > 0 { line = "…" }
    var columns = first > 0 ? 1 : 0
    caretColumn = columns
    var marked = 0
    for index in first..<cells.count {
      if index == caret { caretColumn = columns }
      guard columns + cells[index].width < width else {
        line += "…"
        break
      }
      line += cells[index].text
      columns += cells[index].width
      if index >= caret, cells[index].offset < end { marked += cells[index].width }
    }
    if caret >= cells.count { caretColumn = columns }
    self.caret = "^" + String(repeating: "~", count: max(0, marked - 1))
  }

  /// What one scalar of the file becomes on the terminal.
  private struct Cell {
    var text: String
    var width: Int
    /// Of the scalar's first byte in the file.
    var offset: Int
  }

  private static func cells(of bytes: ArraySlice<UInt8>) -> [Cell] {
    var cells: [Cell] = []
    var offset = bytes.startIndex
    // A window may begin or end inside a scalar; its stray bytes decode to replacement characters of their own.
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let encoded):
        cells.append(cell(Unicode.UTF8.decode(encoded), at: offset))
        offset += encoded.count
      case .error(let length):
        cells.append(Cell(text: "\u{FFFD}", width: 1, offset: offset))
        offset += length
      case .emptyInput:
        // The place after the last character, which a finding may point to.
        return cells + [Cell(text: "", width: 0, offset: offset)]
      }
    }
  }

  private static func cell(_ scalar: Unicode.Scalar, at offset: Int) -> Cell {
    if scalar == "\t" { return Cell(text: "  ", width: 2, offset: offset) }
    guard DisplayText.isUnsafe(scalar) else {
      return Cell(text: String(scalar), width: TerminalWidth.columns(of: scalar), offset: offset)
    }
    var text = ""
    DisplayText.append(scalar, to: &text)
    return Cell(text: text, width: text.utf8.count, offset: offset)
  }
}
