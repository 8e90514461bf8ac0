import CatalogDiagnostics

/// A run of a decoded scalar and the bytes of the file that it came from.
struct YAMLPiece: Equatable {
  /// How many bytes of the decoded text it is.
  var length: Int
  /// Where it is written in the file.
  var source: Range<Int>

  /// Whether each byte stands in the file as it is.
  var isVerbatim: Bool { length == source.count }

  /// Whether the piece came from a line break that stands in the file, folded or not.
  func isLineBreak(in file: SourceFile) -> Bool {
    guard source.lowerBound < file.bytes.count else { return false }
    let byte = file.bytes[source.lowerBound]
    return byte == 0x0A || byte == 0x0D
  }
}
