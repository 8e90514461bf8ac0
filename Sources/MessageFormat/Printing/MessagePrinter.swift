package import CatalogDiagnostics

/// Writes a message tree as ICU MessageFormat in one canonical form: single spaces between syntax elements, and no
/// more quotation than the text needs.
///
/// What it prints parses to the same tree, spans and the slicing of literal text aside; a text in canonical form
/// is printed as it is. Two patterns that print alike show the same. MessageFormat has no words for what a printf
/// specifier may ask for, so of those only the names and whether they show numbers are printed.
package enum MessagePrinter {
  package static func print(_ message: Message) -> String { print(message.pattern, in: message.text) }

  /// Writes a whole message, or a branch, whose spans refer to `text`. In a branch of a plural a literal `#` needs
  /// quoting.
  package static func print(_ pattern: Pattern, in text: SourceText, asPluralBranch isBranch: Bool = false) -> String {
    text.withBytes { bytes in
      var writer = PatternWriter(text: bytes)
      writer.write(pattern, isBranch ? .pluralBranch : .message)
      return String(decoding: writer.result, as: UTF8.self)
    }
  }

  /// `text` as a message that shows it and nothing else.
  package static func quoted(literal text: String) -> String {
    var writer = PatternWriter(text: UnsafeBufferPointer(start: nil, count: 0))
    writer.writeLiteral(Array(text.utf8), .message, isFollowedBySyntax: false)
    return String(decoding: writer.result, as: UTF8.self)
  }
}

/// Where a pattern stands.
private enum Place {
  case message, pluralBranch, selectBranch
}

private struct PatternWriter {
  let text: UnsafeBufferPointer<UInt8>
  var result: [UInt8] = []

  init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

  mutating func write(_ pattern: Pattern, _ place: Place) {
    var literal: [UInt8] = []
    for part in pattern.parts {
      switch part {
      case .literal(let span): literal.append(contentsOf: text[span.start..<span.end])
      case .pound:
        writeLiteral(literal, place, isFollowedBySyntax: true)
        literal = []
        result.append(Byte.pound)
      case .argument(let argument):
        writeLiteral(literal, place, isFollowedBySyntax: true)
        literal = []
        write(argument)
      }
    }
    writeLiteral(literal, place, isFollowedBySyntax: place != .message)
  }

  /// Quotes runs of braces (and of `#` in a plural), and doubles apostrophes where one would begin a quotation.
  mutating func writeLiteral(_ bytes: [UInt8], _ place: Place, isFollowedBySyntax: Bool) {
    var index = 0
    while index < bytes.count {
      if needsQuotation(bytes[index], place) {
        result.append(Byte.apostrophe)
        while index < bytes.count, needsQuotation(bytes[index], place) || bytes[index] == Byte.apostrophe {
          if bytes[index] == Byte.apostrophe { result.append(Byte.apostrophe) }
          result.append(bytes[index])
          index += 1
        }
        result.append(Byte.apostrophe)
        continue
      }
      if bytes[index] == Byte.apostrophe {
        let isBeforeSyntax =
          index + 1 < bytes.count
          ? bytes[index + 1] == Byte.apostrophe || needsQuotation(bytes[index + 1], place) : isFollowedBySyntax
        if isBeforeSyntax { result.append(Byte.apostrophe) }
      }
      result.append(bytes[index])
      index += 1
    }
  }

  private func needsQuotation(_ byte: UInt8, _ place: Place) -> Bool {
    byte == Byte.open || byte == Byte.close || (byte == Byte.pound && place == .pluralBranch)
  }

  private mutating func write(_ argument: Argument) {
    result.append(Byte.open)
    write(argument.name)
    switch argument.format {
    case .plain: break
    case .number(let style): write("number", style)
    case .date(let style): write("date", style)
    case .time(let style): write("time", style)
    case .list(let style): write("list", style)
    case .plural(let plural): write(plural)
    case .select(let select):
      write(", select,")
      for branch in select.branches { write(branch.key, branch.pattern, .selectBranch) }
    case .printf(let conversion): if conversion.value != .string { write("number", nil) }
    }
    result.append(Byte.close)
  }

  private mutating func write(_ keyword: String, _ style: Argument.Style?) {
    write(", " + keyword)
    if let style { write(", " + style.text) }
  }

  private mutating func write(_ plural: Plural) {
    write(", " + plural.kind.rawValue + ",")
    if plural.offset != 0 { write(" offset:\(plural.offset)") }
    for branch in plural.branches { write(branch.selector.text, branch.pattern, .pluralBranch) }
  }

  private mutating func write(_ selector: String, _ pattern: Pattern, _ place: Place) {
    write(" " + selector + " {")
    write(pattern, place)
    result.append(Byte.close)
  }

  private mutating func write(_ text: String) { result.append(contentsOf: text.utf8) }
}
