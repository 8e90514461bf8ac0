/// A text that was compiled, as a record refers to it.
struct CompiledText {
  /// Where its bytes are among all texts'.
  let start: Int
  let size: Int
  /// A constant text, else a message.
  let isConstant: Bool
  /// How often it stands in records.
  var uses = 0
  /// Its position among the texts that several records share, if it is one of them.
  var sharedIndex: Int?

  /// How a record or an entry of the texts' table begins that holds the text itself.
  var header: Int { isConstant ? size << 1 | 1 : size << 2 | 2 }
}
