import TestSupport

extension [UInt8] {
  /// Bytes that mean something in one format or another.
  private static let pieces: [[UInt8]] =
    [
      "\"", "'", "\\", ";", "=", ":", ",", "{", "}", "[", "]", "(", ")", "<", ">", "/", "&", "*", "\n", "\r", " ", "a",
      "é", "0",
      "-", "]]>", "\\U", "\\u", "</", "\"\"", "\0", "\u{1}", "😀",
    ].map { Array($0.utf8) } + [[0xC3], [0x80], [0xFF]]

  /// Changes one place: a byte goes, or bytes come, or bytes come in place of others.
  mutating func mutate(using random: inout SeededRandom) {
    mutate(in: 0..<count, using: &random)
  }

  mutating func mutate(in range: Range<Int>, using random: inout SeededRandom) {
    guard !range.isEmpty else { return }
    let place = Int.random(in: range, using: &random)
    let end = Swift.min(place + Int.random(in: 1...4, using: &random), range.upperBound)
    let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: remove(at: place)
    case 1: insert(contentsOf: piece, at: place)
    case 2: replaceSubrange(place..<end, with: piece)
    default: insert(contentsOf: Array(self[place..<end]), at: place)
    }
  }
}
