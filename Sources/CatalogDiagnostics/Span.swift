/// A range of UTF-8 bytes inside a decoded text, half-open.
///
/// Public, as what else is asked for every text: the compiler inlines into other modules only what is public. Nothing
/// outside the package can import the module.
public struct Span: Sendable, Hashable {
  @usableFromInline let lower: Int32
  @usableFromInline let upper: Int32

  /// The bytes from offset `start` up to `end`, both within ±2³¹.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    lower = Int32(truncatingIfNeeded: start)
    upper = Int32(truncatingIfNeeded: end)
  }

  /// The offset of the first byte.
  @inlinable public var start: Int { Int(lower) }
  /// The offset behind the last byte.
  @inlinable public var end: Int { Int(upper) }
  /// The number of bytes.
  @inlinable public var count: Int { Int(upper) - Int(lower) }
  /// Whether the range is a place between two bytes.
  @inlinable public var isEmpty: Bool { lower == upper }
}
