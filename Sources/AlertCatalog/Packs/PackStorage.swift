/// Where the bytes of a pack are.
enum PackStorage: Sendable {
  /// In the program itself.
  case literal(StaticString)
  /// In memory that the pack keeps.
  case bytes([UInt8])

  func withBytes<Result, Failure>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch self {
    case .literal(let literal):
      try body(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    case .bytes(let bytes):
      try bytes.withUnsafeBufferPointer(body)
    }
  }
}
