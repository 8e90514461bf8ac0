package import CatalogDiagnostics
import CatalogModel

/// Makes a file's bytes UTF-8 before anything reads them: the one place that knows of encodings.
///
/// Every reader may rely on valid UTF-8, whatever was on disk. UTF-16 is transcoded, with a mark or without one. Bytes
/// that are no text are reported, and each is replaced by one byte, so that the positions of the others stay right.
package enum SourceDecoder {
  /// What stands in place of a byte that is no text. Harmless in every format.
  static let placeholder = UInt8(ascii: "_")
  /// So many places are reported one by one; a file in another encoding has thousands.
  static let reportLimit = 20

  package static func decode(_ bytes: [UInt8], path: String) -> DecodedSource {
    guard bytes.count < Int(Int32.max) else { return refused(path, .tooLarge) }
    switch EncodingGuess(bytes) {
    case .utf8: return UTF8Decoder.decode(bytes, path: path)
    case .utf16(let isBigEndian, let marks):
      return UTF16Decoder.decode(bytes, path: path, isBigEndian: isBigEndian, marks: marks)
    case .utf32: return refused(path, .utf32)
    case .binary: return DecodedSource(file: SourceFile(path: path, bytes: bytes, encoding: .binary), findings: [])
    }
  }

  private static func refused(_ path: String, _ reason: String) -> DecodedSource {
    let file = SourceFile(path: path, bytes: [])
    return DecodedSource(file: file, findings: [Finding(.fileEncoding, at: SourceLocation(startOf: file), reason)])
  }
}

/// A file whose bytes are UTF-8, and what was wrong with them before.
package struct DecodedSource: Sendable {
  package let file: SourceFile
  package let findings: [Finding]
}

extension String {
  fileprivate static let tooLarge = "the file is too large; split it"
  fileprivate static let utf32 = "the file is in UTF-32; save it as UTF-8"
}
