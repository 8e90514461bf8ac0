import CatalogDiagnostics

/// Names, keywords and what stands between them.
extension ICUParser {
  /// A name as it stands in the message.
  struct Name {
    var start: Int
    var end: Int
    /// Whether invisible characters stand in it, which have been reported and do not belong to it.
    var hasInvisible = false

    var isEmpty: Bool { start == end }
    var span: Span { Span(start, end) }
  }

  /// Passes white space, and reports what looks like white space and is none.
  mutating func skipSpace() {
    while position < count {
      let byte = base[position]
      if byte > 0x20 && byte < 0x7F { return }
      if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
        position += 1
        continue
      }
      let scalar = self.scalar(at: position)
      switch PatternProperties.kind(of: scalar.value) {
      case .whiteSpace: break
      case .directionMark: reportInvisible(scalar, at: position, severity: .warning, replacement: "")
      case .foreignSpace: reportInvisible(scalar, at: position, severity: .error, replacement: " ")
      case .invisible: reportInvisible(scalar, at: position, severity: .error, replacement: "")
      case .name, .syntax: return
      }
      position += scalar.length
    }
  }

  /// Reads a name: everything up to white space or a syntax character; empty where there is none.
  mutating func readName() -> Name {
    var name = Name(start: position, end: position)
    while position < count {
      let byte = base[position]
      if PatternProperties.isNameByte(byte) {
        position += 1
      } else if byte >= 0x20 && byte < 0x7F {
        break
      } else if !readRareNameCharacter(&name) {
        break
      }
    }
    name.end = position
    if name.end - name.start > Self.longestName { checkLength(name.span) }
    return name
  }

  /// ICU counts the length of a name, a selector or a style in 16 bits.
  private static var longestName: Int { 0xFFFF }

  mutating func checkLength(_ span: Span) {
    if span.count > Self.longestName { report(.messageSyntax, at: span, Self.tooLong) }
  }

  private mutating func readRareNameCharacter(_ name: inout Name) -> Bool {
    let scalar = self.scalar(at: position)
    switch PatternProperties.kind(of: scalar.value) {
    case .name:
      position += scalar.length
      return true
    case .invisible where isInsideName(after: position + scalar.length):
      reportInvisible(scalar, at: position, severity: .error, replacement: "")
      name.hasInvisible = true
      position += scalar.length
      return true
    default: return false
    }
  }

  /// Whether a name goes on at `index`, invisible characters aside.
  private func isInsideName(after index: Int) -> Bool {
    guard index < count else { return false }
    let scalar = self.scalar(at: index)
    switch PatternProperties.kind(of: scalar.value) {
    case .name: return true
    case .invisible: return isInvisibleInsideName(from: index + scalar.length)
    default: return false
    }
  }

  private func isInvisibleInsideName(from start: Int) -> Bool {
    var index = start
    // A run of invisible characters is looked through once for each of them, so the look is kept short.
    let limit = min(count, start + 64)
    while index < limit {
      let scalar = self.scalar(at: index)
      switch PatternProperties.kind(of: scalar.value) {
      case .name: return true
      case .invisible: index += scalar.length
      default: return false
      }
    }
    return false
  }

  func string(of name: Name) -> String {
    let text = string(name.start, name.end)
    guard name.hasInvisible else { return text }
    let visible = text.unicodeScalars.filter { PatternProperties.kind(of: $0.value) != .invisible }
    return String(String.UnicodeScalarView(visible))
  }

  /// Whether the bytes from `start` to `end` are `word`, which is in lower case, in any letter case.
  func matches(_ start: Int, _ end: Int, _ word: StaticString) -> Bool {
    guard end - start == word.utf8CodeUnitCount else { return false }
    var index = 0
    while index < end - start {
      if base[start + index] | 0x20 != word.utf8Start[index] { return false }
      index += 1
    }
    return true
  }

  /// Whether `name` is `word`, letter by letter.
  func equals(_ name: Name, _ word: StaticString) -> Bool {
    if name.hasInvisible { return string(of: name) == word.description }
    guard name.end - name.start == word.utf8CodeUnitCount else { return false }
    var index = 0
    while index < name.end - name.start {
      if base[name.start + index] != word.utf8Start[index] { return false }
      index += 1
    }
    return true
  }

  /// A decoded character and its length in bytes. Bytes that are not UTF-8 count as one character each.
  struct Scalar {
    var value: UInt32
    var length: Int
  }

  func scalar(at index: Int) -> Scalar {
    let first = UInt32(base[index])
    if first < 0x80 { return Scalar(value: first, length: 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first < 0xF5, index + length <= count else { return Scalar(value: 0xFFFD, length: 1) }
    var value = first & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F)
    for offset in 1..<length {
      let next = UInt32(base[index + offset])
      guard next & 0xC0 == 0x80 else { return Scalar(value: 0xFFFD, length: 1) }
      value = value << 6 | next & 0x3F
    }
    return Scalar(value: value, length: length)
  }

  /// The span of the character at `index`.
  func characterSpan(at index: Int) -> Span {
    index < count ? Span(index, index + scalar(at: index).length) : Span(count, count)
  }

  private mutating func reportInvisible(_ scalar: Scalar, at index: Int, severity: Severity, replacement: String) {
    let span = Span(index, index + scalar.length)
    let fix = MessageIssue.Fix(
      replacement.isEmpty ? "remove it" : "write a plain space",
      edits: [MessageIssue.Edit(span, replacement)]
    )
    let text = Self.invisible(scalar.value, isSpace: !replacement.isEmpty)
    issues.append(MessageIssue(.invisibleInSyntax, severity: severity, at: span, text, fix: fix))
  }
}

extension ICUParser {
  private static var tooLong: String { "this is longer than \(longestName) bytes; shorten it" }

  private static func invisible(_ scalar: UInt32, isSpace: Bool) -> String {
    let code = "U+" + String(hexadecimal: scalar, digits: 4)
    return isSpace
      ? "\(code) stands between syntax elements, where only plain spaces may; write a plain space"
      : "the invisible character \(code) stands between syntax elements; remove it"
  }
}
