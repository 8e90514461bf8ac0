import CatalogDiagnostics
import CatalogModel

extension YAMLNodeReader {
  /// The suppressions in the file's comments. Call it when everything has been read.
  func suppressions() -> [Suppression] {
    state.pointee.comments.comments.compactMap(suppression)
  }

  /// Whether a line of the file begins with `text`.
  func hasLine(beginningWith text: String) -> Bool {
    let wanted = Array(text.utf8)
    var start = 0
    while start + wanted.count <= events.count {
      var index = 0
      while index < wanted.count, events.bytes[start + index] == wanted[index] { index += 1 }
      if index == wanted.count { return true }
      start = endOfLine(start) + 1
    }
    return false
  }

  private func suppression(at sign: Int) -> Suppression? {
    var end = endOfLine(sign)
    while end > sign, isSpace(events.bytes[end - 1]) { end -= 1 }
    return SuppressionComment.read(sign + 1..<end, of: sign..<end, in: file)
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
