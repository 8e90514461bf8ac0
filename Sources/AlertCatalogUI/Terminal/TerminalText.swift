import AlertCatalog

/// Makes texts of unknown origin harmless in a terminal, and keeps their direction to themselves.
///
/// Terminals obey control characters: a file's name with an escape sequence could clear the screen or fake a prompt.
/// And where a terminal applies Unicode's bidirectional algorithm (UAX #9), a right-to-left text would pull the
/// numbers and marks beside it to its other side.
enum TerminalText {
  /// The lines of a text, each isolated where anything in it runs from right to left.
  static func lines(_ text: String, _ direction: AlertDirection) -> [String] {
    var lines: [String] = []
    var line = Line(direction)
    for scalar in text.unicodeScalars {
      if isLineBreak(scalar) {
        lines.append(line.finished)
        line = Line(direction)
      } else {
        line.append(scalar)
      }
    }
    lines.append(line.finished)
    return lines
  }

  /// A text that stays on one line.
  static func line(_ text: String, _ direction: AlertDirection) -> String {
    var line = Line(direction)
    for scalar in text.unicodeScalars {
      line.append(isLineBreak(scalar) ? " " : scalar)
    }
    return line.finished
  }

  /// What somebody typed, without the bytes that keys such as arrows send.
  static func typed(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.filter { !isControl($0) || $0 == "\t" })
    return String(result)
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  /// A line as it grows.
  private struct Line {
    private let direction: AlertDirection
    private var scalars = String.UnicodeScalarView()
    private var openIsolates = 0
    private var needsIsolation: Bool

    init(_ direction: AlertDirection) {
      self.direction = direction
      needsIsolation = direction == .rightToLeft
    }

    mutating func append(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x09: scalars.append(" ")
      case 0x0D: break
      // The Unicode block Control Pictures shows these without doing what they say.
      case 0x00..<0x20: appendPicture(0x2400 + scalar.value)
      case 0x7F: appendPicture(0x2421)
      case 0x80...0x9F: scalars.append("\u{FFFD}")
      // Embeddings and overrides could reach beyond the text.
      case 0x202A...0x202E: break
      case 0x2066...0x2068:
        openIsolates += 1
        scalars.append(scalar)
      case 0x2069:
        guard openIsolates > 0 else { return }
        openIsolates -= 1
        scalars.append(scalar)
      default:
        if Self.isRightToLeft(scalar.value) { needsIsolation = true }
        scalars.append(scalar)
      }
    }

    /// The line, with what it opened closed, between marks where its direction could disturb what stands beside it.
    var finished: String {
      guard !scalars.isEmpty else { return "" }
      var text = String(scalars)
      for _ in 0..<openIsolates { text += "\u{2069}" }
      guard needsIsolation else { return text }
      return (direction == .rightToLeft ? "\u{2067}" : "\u{2068}") + text + "\u{2069}"
    }

    private mutating func appendPicture(_ value: UInt32) {
      if let picture = Unicode.Scalar(value) { scalars.append(picture) }
    }

    /// Whether a code point is in a block of scripts that run from right to left.
    private static func isRightToLeft(_ value: UInt32) -> Bool {
      switch value {
      case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }
}
