/// Why a pack cannot be used.
public enum AlertPackError: Error, Sendable, Hashable {
  /// The bytes do not begin as a pack does.
  case notAPack
  /// The pack was written in a version of the format that this runtime does not read.
  case unsupportedVersion(Int)
  /// The pack ends too early, or something follows it: it has `actual` bytes and says that it has `expected`.
  case wrongSize(expected: Int, actual: Int)
  /// Something in the pack points to where it cannot be, at a byte offset.
  case malformed(offset: Int)
  /// The bytes are not those that were written.
  case damaged
  /// The pack belongs to another catalog.
  case wrongCatalog(expected: String, actual: String)
  /// The pack was compiled for other alerts, arguments, actions or fields than the code.
  case wrongSignature(expected: UInt64, actual: UInt64)
}

extension AlertPackError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAPack: "this is not a pack of alerts"
    case .unsupportedVersion(let version): "the pack has version \(version) of the format, which is not supported"
    case .wrongSize(let expected, let actual): "the pack should have \(expected) bytes and has \(actual)"
    case .malformed(let offset): "the pack is malformed at byte \(offset)"
    case .damaged: "the pack was damaged after it was written"
    case .wrongCatalog(let expected, let actual): "the pack is one of catalog \(actual), not of \(expected)"
    case .wrongSignature(let expected, let actual):
      "the pack was compiled for other alerts (\(hexadecimal(actual))) than the code (\(hexadecimal(expected)))"
    }
  }

  private func hexadecimal(_ number: UInt64) -> String { "0x" + String(number, radix: 16) }
}
