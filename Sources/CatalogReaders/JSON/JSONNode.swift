/// A value or a key of a JSON file as the parser keeps it. All of them stand in one array in the file's order; what is
/// in an object or array follows it, an object's keys and values in turns.
struct JSONNode: Sendable {
  var start: Int32
  var end: Int32
  /// The index of the first node that is not within this one.
  var next: Int32
  var kind: Kind

  enum Kind: UInt8 {
    case object, array
    /// As it stands between its quotation marks.
    case string
    /// With escapes.
    case escapedString
    case number, yes, no, null
    /// Nested too deep, and not read.
    case unreadable
  }

  init(_ kind: Kind, start: Int, end: Int, next: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
    self.next = Int32(truncatingIfNeeded: next)
    self.kind = kind
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}
