/// A range of UTF-8 bytes inside a decoded text, half-open.
package struct Span: Sendable, Hashable {
  @usableFromInline let lower: Int32
  @usableFromInline let upper: Int32

  @inlinable
  package init(_ start: Int, _ end: Int) {
    lower = Int32(truncatingIfNeeded: start)
    upper = Int32(truncatingIfNeeded: end)
  }

  @inlinable package var start: Int { Int(lower) }
  @inlinable package var end: Int { Int(upper) }
  @inlinable package var count: Int { Int(upper) - Int(lower) }
  @inlinable package var isEmpty: Bool { lower == upper }
}
