/// Where a comment stands, with its marks.
struct CommentRange: Sendable {
  private let lower: Int32
  private let upper: Int32

  init(start: Int, end: Int) {
    lower = Int32(truncatingIfNeeded: start)
    upper = Int32(truncatingIfNeeded: end)
  }

  var start: Int { Int(lower) }
  var end: Int { Int(upper) }
  var range: Range<Int> { start..<end }
}
