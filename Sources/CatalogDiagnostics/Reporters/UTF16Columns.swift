/// Columns in UTF-16 code units, as editors count them, of places in a file of UTF-8.
struct UTF16Columns {
  private let lines: LineIndex
  private let file: SourceFile
  /// The number of units before every `stride`th byte.
  private let units: [Int]

  private static let stride = 1_024

  /// - Complexity: O(*n*) in the bytes of the file.
  init(_ file: SourceFile) {
    self.file = file
    lines = LineIndex(file)
    var units = [0]
    var start = 0
    while start + Self.stride <= file.bytes.count {
      units.append(units[units.count - 1] + Self.count(file.bytes, start, start + Self.stride))
      start += Self.stride
    }
    self.units = units
  }

  /// The line and column of the byte at `offset`, both from 1.
  ///
  /// - Complexity: O(log *n*) in the lines of the file.
  func position(of offset: Int) -> SourcePosition {
    let position = lines.position(of: offset)
    let offset = min(max(offset, file.contentStart), file.bytes.count)
    let start = offset - (position.column - 1)
    return SourcePosition(line: position.line, column: unitCount(before: offset) - unitCount(before: start) + 1)
  }

  private func unitCount(before offset: Int) -> Int {
    let step = offset / Self.stride
    return units[step] + Self.count(file.bytes, step * Self.stride, offset)
  }

  private static func count(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var units = 0
      var index = start
      while index < end {
        // A character beyond U+FFFF, whose first byte is 0xF0 or more, takes two units.
        if bytes[index] & 0xC0 != 0x80 { units += bytes[index] >= 0xF0 ? 2 : 1 }
        index += 1
      }
      return units
    }
  }
}
