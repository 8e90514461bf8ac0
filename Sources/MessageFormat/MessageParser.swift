package import CatalogDiagnostics

/// Reads ICU MessageFormat: apostrophes in ICU's default mode (double optional), names and white space by
/// Unicode's pattern properties, arguments by name.
///
/// One pass over the bytes. After a mistake the parser goes on as the author most likely meant it, so that one
/// mistake is one issue and the next independent one is found too. Where ICU refuses a message, at least one issue
/// has severity error; the reverse does not hold: what ICU lets pass silently and shows wrongly is refused by a
/// named rule.
package enum MessageParser {
  /// How deep arguments may be nested. Whoever walks a tree can rely on it.
  package static let nestingLimit = 64

  /// - Complexity: O(*n*) in the length of the text.
  package static func parse(_ text: SourceText) -> Message {
    text.withBytes { bytes in
      guard let base = bytes.baseAddress, !bytes.isEmpty else {
        return Message(text: text, syntax: .icu, pattern: Pattern(parts: [], span: Span(0, 0)), issues: [])
      }
      var parser = ICUParser(base: base, count: bytes.count)
      let pattern = parser.parsePattern(.message)
      return Message(text: text, syntax: .icu, pattern: pattern, issues: parser.finish(pattern))
    }
  }
}
