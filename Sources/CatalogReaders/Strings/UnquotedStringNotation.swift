package import CatalogDiagnostics

/// Text that stands in a strings file without quotation marks.
package final class UnquotedStringNotation: TextNotation {
  static let shared = UnquotedStringNotation()

  private init() {}

  package func sourceOffset(of offset: Int, in text: SourceText) -> Int {
    text.token.lowerBound + offset
  }

  /// A slash is left out, since it may begin a comment.
  package func written(_ replacement: String, at span: Span, in text: SourceText) -> String? {
    let canStand = replacement.utf8.allSatisfy { Self.isAllowed($0) && $0 != UInt8(ascii: "/") }
    return canStand && (!replacement.isEmpty || span.count < text.count) ? replacement : nil
  }

  /// Whether a character may stand without quotation marks: ASCII letters and digits, and `_ $ / : . -`.
  @inline(__always)
  static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    // From the hyphen to the colon: `-`, `.`, `/`, digits and `:`.
    case UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }
}
