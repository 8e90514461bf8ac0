import CYAML

/// The places where `# alertc:` stands in a file, be it a comment or a part of a text.
///
/// libyaml passes over comments in silence. So they are searched for beforehand, and those that turn out to lie inside
/// of a text are struck out when the text is read. In a file without any this costs one search.
struct CommentCandidates {
  /// Where the number signs are, in order.
  private(set) var offsets: [Int] = []
  private var struckOut: Set<Int> = []
  private var next = 0
  private let bytes: UnsafePointer<UInt8>

  init(bytes: UnsafePointer<UInt8>, count: Int) {
    self.bytes = bytes
    var position = 0
    while position < count, let found = memchr(bytes + position, 0x23, count - position) {
      let sign = bytes.distance(to: found.assumingMemoryBound(to: UInt8.self))
      position = sign + 1
      while position < count, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
      if Self.isMark(bytes, at: position, count: count), sign == 0 || Self.isWhiteSpace(bytes[sign - 1]) {
        offsets.append(sign)
      }
    }
  }

  var isEmpty: Bool { offsets.isEmpty }

  /// Where comments that speak to this tool begin.
  var comments: [Int] { offsets.filter { !struckOut.contains($0) } }

  /// Takes note that the scalar that begins at `start` is text up to its end.
  mutating func strikeOut(from start: Int, style: YAMLScalarStyle, end: () -> Int) {
    while next < offsets.count, offsets[next] < start { next += 1 }
    guard next < offsets.count else { return }
    let end = end()
    var index = next
    while index < offsets.count, offsets[index] < end {
      if !(style.isBlock && isOnHeader(offsets[index], of: start)) { struckOut.insert(offsets[index]) }
      index += 1
    }
  }

  /// Behind `|` or `>` a comment is a comment.
  private func isOnHeader(_ offset: Int, of start: Int) -> Bool {
    var index = start
    while index < offset {
      if bytes[index] == 0x0A || bytes[index] == 0x0D { return false }
      index += 1
    }
    return true
  }

  private static func isMark(_ bytes: UnsafePointer<UInt8>, at offset: Int, count: Int) -> Bool {
    count - offset >= 7 && memcmp(bytes + offset, "alertc:", 7) == 0
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
