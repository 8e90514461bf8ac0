/// An entry of a strings file as the parser keeps it: where its parts stand. A file holds a hundred thousand of them,
/// so texts are made of them only when somebody asks.
struct StringsRecord {
  var key: Token
  var value: Token
  /// The index of the value among the nested ones, where it is no text; -1 where it is.
  var nested: Int32 = -1

  /// A string with its quotation marks.
  struct Token {
    var start: Int32
    var end: Int32
    var form: Form

    var range: Range<Int> { Int(start)..<Int(end) }
  }

  enum Form: UInt8 {
    case unquoted
    case quoted
    /// In quotation marks, and with escapes.
    case escaped
  }
}

extension StringsRecord.Token {
  /// Without the quotation marks.
  var content: Range<Int> {
    form == .unquoted ? range : Int(start) + 1..<Int(end) - 1
  }
}
