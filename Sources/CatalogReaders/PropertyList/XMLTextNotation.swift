package import CatalogDiagnostics

/// The text of an XML element, with its tags as the token.
package final class XMLTextNotation: TextNotation {
  static let shared = XMLTextNotation()

  private init() {}

  package func sourceOffset(of offset: Int, in text: SourceText) -> Int {
    if text.isVerbatim { return text.range.lowerBound + offset }
    return Self.place(of: offset, in: text).offset
  }

  package func written(_ replacement: String, at span: Span, in text: SourceText) -> String? {
    guard !Self.isEmptyElement(text) else { return nil }
    let location = text.location(of: span)
    let isInSection = !text.isVerbatim && Self.place(of: span.start, in: text).isInSection
    let replaced = text.file.bytes[location.start..<location.end]
    // Comments and the marks of sections cannot be replaced along with what stands around them.
    guard !replaced.contains(UInt8(ascii: "<")), !(isInSection && replaced.contains(UInt8(ascii: "]"))) else {
      return nil
    }
    guard replacement.unicodeScalars.allSatisfy({ XMLCharacter.isAllowed($0.value) }) else { return nil }
    if isInSection { return replacement.contains("]") ? nil : replacement }
    return Self.escaped(replacement)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// `<string/>` has no place for a text.
  private static func isEmptyElement(_ text: SourceText) -> Bool {
    text.token.count < 2 || text.file.bytes[text.token.upperBound - 2] == UInt8(ascii: "/")
  }

  /// Between the tags.
  static func content(of token: Range<Int>, _ bytes: UnsafePointer<UInt8>) -> Range<Int> {
    var start = token.lowerBound
    if case .tag(let end) = XMLMarkup(bytes, at: start, end: token.upperBound) { start = end }
    var end = token.upperBound
    while end > start {
      end -= 1
      if bytes[end] == UInt8(ascii: "<") { return start..<end }
    }
    return start..<start
  }

  private static func place(of offset: Int, in text: SourceText) -> (offset: Int, isInSection: Bool) {
    text.file.bytes.withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else { return (0, false) }
      let content = content(of: text.token, bytes)
      var pieces = XMLPieces(bytes, content)
      var decoded = 0
      var last = (offset: content.lowerBound, isInSection: false)
      while let piece = pieces.next() {
        guard piece.length > 0 else { continue }
        if offset < decoded + piece.length {
          if case .verbatim = piece.meaning { return (piece.source.lowerBound + offset - decoded, piece.isInSection) }
          return (piece.source.lowerBound, piece.isInSection)
        }
        decoded += piece.length
        last = (piece.source.upperBound, piece.isInSection)
      }
      return last
    }
  }

  /// The text between the tags of an element.
  static func text(_ content: Range<Int>, token: Range<Int>, _ origin: SourceOrigin) -> SourceText {
    origin.file.bytes.withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else {
        return SourceText(verbatim: content, origin: origin, token: token)
      }
      var pieces = XMLPieces(bytes, content)
      var output: [UInt8] = []
      while let piece = pieces.next() {
        switch piece.meaning {
        case .verbatim:
          if piece.source == content {
            return SourceText(verbatim: content, origin: origin, token: token)
          }
          output.append(contentsOf: buffer[piece.source])
        case .scalar(let scalar): UTF8Encoding.append(scalar, to: &output)
        case .nothing: break
        }
      }
      if content.isEmpty { return SourceText(verbatim: content, origin: origin, token: token) }
      return SourceText(decoded: output, origin: origin, token: token)
    }
  }
}
