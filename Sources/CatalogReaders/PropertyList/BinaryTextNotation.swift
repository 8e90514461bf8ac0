package import CatalogDiagnostics

/// Text of a binary property list, which has no lines: everything in it is at its start, and nothing can be mended.
package final class BinaryTextNotation: TextNotation {
  static let shared = BinaryTextNotation()

  private init() {}

  package func sourceOffset(of offset: Int, in text: SourceText) -> Int { 0 }

  package func written(_ replacement: String, at span: Span, in text: SourceText) -> String? { nil }

  static func text(_ bytes: [UInt8], in file: SourceFile) -> SourceText {
    SourceText(decoded: bytes, file: file, token: 0..<0, notation: shared)
  }
}
