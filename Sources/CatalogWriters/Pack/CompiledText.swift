/// A text of one locale that was compiled.
struct CompiledText: Sendable {
  /// Where its bytes are among all texts' of the locale.
  let start: Int
  let size: Int
  /// A constant text, else a message.
  let isConstant: Bool
  /// Of its bytes and kind.
  var hash: UInt32 = 0
  /// How often it stands in records.
  var uses: Int32 = 0

  /// How a record or an entry of the texts' table begins that holds the text itself.
  var header: Int { isConstant ? size << 1 | 1 : size << 2 | 2 }

  /// Whether two texts are the same; their bytes start there.
  func isEqual(to other: CompiledText, _ start: UnsafePointer<UInt8>, _ otherStart: UnsafePointer<UInt8>) -> Bool {
    guard other.hash == hash, other.isConstant == isConstant, other.size == size else { return false }
    var index = 0
    while index < size {
      if start[index] != otherStart[index] { return false }
      index += 1
    }
    return true
  }
}
