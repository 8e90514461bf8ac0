import CatalogDiagnostics

/// A parser that stands somewhere in its bytes.
protocol ByteCursor {
  var bytes: UnsafePointer<UInt8> { get }
  var end: Int { get }
  var index: Int { get }
}

extension ByteCursor {
  /// The length of the character that stands here; 0 at the end.
  var found: Int { index < end ? min(UTF8Encoding.length(bytes, at: index), end - index) : 0 }

  /// That character, for a finding.
  var character: String {
    guard index < end, let scalar = Unicode.Scalar(UTF8Encoding.scalar(bytes, at: index)) else { return "" }
    return quoted(String(scalar))
  }
}
