package import CatalogDiagnostics

/// Reads the texts of Apple's formats: `String(format:)` specifiers, and plural variations of them.
///
/// They become the same tree as MessageFormat's. A text in pieces (a format, and forms for its variables) becomes one
/// message over one joined text, so that every span of the tree still refers to `message.text`, and finds its way
/// back to the piece's place in the file. In such a message the parts of a branch stand elsewhere in the text than
/// their argument does, so spans are not in order.
package enum PrintfParser {
  /// A single text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func parse(_ text: SourceText, context: PrintfContext = PrintfContext()) -> Message {
    text.withBytes { bytes in
      if isPlain(bytes) {
        let whole = Span(0, bytes.count)
        let parts: [Pattern.Part] = bytes.isEmpty ? [] : [.literal(whole)]
        return Message(text: text, syntax: .printf, pattern: Pattern(parts: parts, span: whole), issues: [])
      }
      var composer = PrintfComposer(text: text, context: context)
      return composer.compose(bytes, .format(part: 0))
    }
  }

  /// Whether the text holds nothing that could be a specifier, or a mistake.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    var index = 0
    while index < bytes.count {
      let byte = base[index]
      if byte > Byte.closeBracket {
        if byte == Byte.open { return false }
      } else if byte == Byte.percent || byte == Byte.less || byte == Byte.ampersand || byte == Byte.asterisk
        || byte == Byte.closeBracket
      {
        return false
      }
      index += 1
    }
    return true
  }

  /// A format with variables: an entry of a `.stringsdict`, or a text of a String Catalog with substitutions.
  package static func parse(
    _ format: SourceText,
    variables: [PrintfVariable],
    context: PrintfContext = PrintfContext()
  ) -> Message {
    guard !variables.isEmpty else { return parse(format, context: context) }
    var composer = PrintfComposer(text: joined(format, variables.flatMap(\.forms)), context: context)
    composer.add(variables, firstPart: 1)
    return composer.text.withBytes { composer.compose($0, .format(part: 0)) }
  }

  /// Plural forms of a whole text, with variables in them: plural variations of a String Catalog. The first number that
  /// they show selects among them.
  package static func parse(
    forms: [PrintfForm],
    variables: [PrintfVariable] = [],
    context: PrintfContext = PrintfContext()
  ) -> Message? {
    guard let first = forms.first else { return nil }
    let others = forms.dropFirst() + variables.flatMap(\.forms)
    var composer = PrintfComposer(text: joined(first.selector, Array(others), with: first.text), context: context)
    composer.add(variables, firstPart: forms.count * 2)
    let parts = forms.indices.map { PrintfComposer.Form(selector: $0 * 2, text: $0 * 2 + 1) }
    return composer.text.withBytes { composer.compose($0, .forms(parts)) }
  }

  private static func joined(_ first: SourceText, _ forms: [PrintfForm], with second: SourceText? = nil) -> SourceText {
    SourceText(joining: first, (second.map { [$0] } ?? []) + forms.flatMap { [$0.selector, $0.text] })
  }
}
