package import CatalogDiagnostics

/// Reads the texts of Apple's formats: `String(format:)` specifiers, and plural variations of them.
///
/// They become the same tree as MessageFormat's. A text in pieces (a format, and forms for its variables) becomes one
/// message over one joined text, so that every span of the tree still refers to `message.text`, and finds its way
/// back to the piece's place in the file. In such a message the parts of a branch stand elsewhere in the text than
/// their argument does, so spans are not in order.
package enum PrintfParser {
  /// A single text. Its `context` is asked for where the text holds more than literal text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func parse(
    _ text: SourceText,
    context: @autoclosure () -> PrintfContext = PrintfContext()
  ) -> Message {
    text.withBytes { bytes in
      if isPlain(bytes) {
        let whole = Span(0, bytes.count)
        let parts: [Pattern.Part] = bytes.isEmpty ? [] : [.literal(whole)]
        return Message(text: text, syntax: .printf, pattern: Pattern(parts: parts, span: whole), issues: [])
      }
      var composer = PrintfComposer(text: text, context: context())
      return composer.compose(bytes, .format(part: 0))
    }
  }

  /// Whether the text holds nothing that could be a specifier, or a mistake.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    var index = 0
    while index + 8 <= bytes.count {
      let word = UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if hasSign(word) { return false }
      index += 8
    }
    while index < bytes.count {
      switch base[index] {
      case Byte.percent, Byte.ampersand, Byte.asterisk, Byte.less, Byte.closeBracket, Byte.open: return false
      default: index += 1
      }
    }
    return true
  }

  /// Whether any of the eight bytes is `%`, `{`, or one that markup begins or ends with.
  private static func hasSign(_ word: UInt64) -> Bool {
    has(Byte.percent, word) | has(Byte.ampersand, word) | has(Byte.asterisk, word) | has(Byte.less, word)
      | has(Byte.closeBracket, word) | has(Byte.open, word) != 0
  }

  /// Not 0 where one of the eight bytes is `byte`.
  @inline(__always)
  private static func has(_ byte: UInt8, _ word: UInt64) -> UInt64 {
    let difference = word ^ UInt64(byte) &* 0x0101_0101_0101_0101
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }

  /// A format with variables: an entry of a `.stringsdict`, or a text of a String Catalog with substitutions.
  package static func parse(
    _ format: SourceText,
    variables: [PrintfVariable],
    context: PrintfContext = PrintfContext()
  ) -> Message {
    guard !variables.isEmpty else { return parse(format, context: context) }
    var parts: [SourceText] = []
    parts.reserveCapacity(variables.reduce(0) { $0 + $1.forms.count * 2 })
    for variable in variables { add(variable.forms, to: &parts) }
    var composer = PrintfComposer(text: SourceText(joining: format, parts), context: context)
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
    var parts = [first.text]
    parts.reserveCapacity(variables.reduce(forms.count * 2) { $0 + $1.forms.count * 2 })
    add(forms.dropFirst(), to: &parts)
    for variable in variables { add(variable.forms, to: &parts) }
    var composer = PrintfComposer(text: SourceText(joining: first.selector, parts), context: context)
    composer.add(variables, firstPart: forms.count * 2)
    let whole = PrintfForms(firstPart: 0, count: forms.count)
    return composer.text.withBytes { composer.compose($0, .forms(whole)) }
  }

  private static func add(_ forms: some Collection<PrintfForm>, to parts: inout [SourceText]) {
    for form in forms {
      parts.append(form.selector)
      parts.append(form.text)
    }
  }
}
