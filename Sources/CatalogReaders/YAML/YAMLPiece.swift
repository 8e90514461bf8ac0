/// A run of a decoded scalar and the bytes of the file that it came from.
struct YAMLPiece: Equatable {
  /// How many bytes of the decoded text it is.
  var length: Int
  /// Where it is written in the file.
  var source: Range<Int>

  /// Whether each byte stands in the file as it is.
  var isVerbatim: Bool { length == source.count }
}
