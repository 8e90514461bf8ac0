extension YAMLPieces {
  /// Literal and folded scalars.
  ///
  /// How far the lines are indented is not in the token alone, but the text tells: its first line with something on
  /// it has as many spaces less as the indentation takes.
  mutating func readBlockScalar(isFolded: Bool, text: UnsafeBufferPointer<UInt8>) {
    skipHeader()
    let indentation = indentation(for: text)
    var decoded = 0
    var breaks: [Range<Int>] = []
    var isFoldable = false
    readBreaks(indentation, into: &breaks)
    while position < end, decoded < text.count, isIndented(indentation) {
      let isBlankFirst = isBlank(at: position + indentation)
      decoded += appendBreaks(breaks, isFolded: isFolded && isFoldable && !isBlankFirst)
      breaks = []
      position += indentation
      let start = position
      while position < end, lineBreak(at: position) == 0 { position += 1 }
      append(position - start, from: start..<position)
      decoded += position - start
      isFoldable = !isBlankFirst
      let length = lineBreak(at: position)
      guard length > 0 else { break }
      breaks.append(position..<position + length)
      position += length
      readBreaks(indentation, into: &breaks)
    }
    for each in breaks where decoded < text.count {
      append(decodedLength(ofLineBreak: each.count), from: each)
      decoded += decodedLength(ofLineBreak: each.count)
    }
  }

  /// Passes over `|2-` and a comment, up to the next line.
  private mutating func skipHeader() {
    while position < end, lineBreak(at: position) == 0 { position += 1 }
    position += lineBreak(at: position)
  }

  private func isIndented(_ indentation: Int) -> Bool {
    var index = position
    while index < position + indentation {
      guard byte(at: index) == 0x20 else { return false }
      index += 1
    }
    return true
  }

  /// Takes in empty lines: those that have nothing beyond the indentation.
  private mutating func readBreaks(_ indentation: Int, into breaks: inout [Range<Int>]) {
    while true {
      var index = position
      while index < position + indentation, byte(at: index) == 0x20 { index += 1 }
      let length = lineBreak(at: index)
      guard length > 0 else { return }
      breaks.append(index..<index + length)
      position = index + length
    }
  }

  /// The breaks between two lines. Folded, a single one is a space, and of several all but the first stay.
  private mutating func appendBreaks(_ breaks: [Range<Int>], isFolded: Bool) -> Int {
    var decoded = 0
    for (index, each) in breaks.enumerated() {
      if isFolded, index == 0, each.count < 3 {
        if breaks.count == 1 {
          append(1, from: each)
          decoded += 1
        }
      } else {
        append(decodedLength(ofLineBreak: each.count), from: each)
        decoded += decodedLength(ofLineBreak: each.count)
      }
    }
    return decoded
  }

  private func indentation(for text: UnsafeBufferPointer<UInt8>) -> Int {
    var line = position
    while line < end {
      var content = line
      while byte(at: content) == 0x20, content < end { content += 1 }
      if content < end, lineBreak(at: content) == 0 {
        return max(0, content - line - leadingSpaces(ofFirstLineIn: text))
      }
      line = content + lineBreak(at: content)
      if line <= content { break }
    }
    return 0
  }

  private func leadingSpaces(ofFirstLineIn text: UnsafeBufferPointer<UInt8>) -> Int {
    var spaces = 0
    for byte in text {
      switch byte {
      case 0x20: spaces += 1
      case 0x0A: spaces = 0
      default: return spaces
      }
    }
    return spaces
  }
}
