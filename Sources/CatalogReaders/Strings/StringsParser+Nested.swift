import CatalogDiagnostics

/// Values that are no texts: `{…}`, `(…)` and `<…>`. A strings file has no use for them, and Apple's tools read them.
extension StringsParser {
  /// As deep as Foundation goes.
  static let depthLimit = 512

  func isNestedOpening(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "<")
  }

  /// A value that is open.
  private struct Frame {
    let start: Int
    let isDictionary: Bool
    var elements: [PropertyListValue] = []
    var entries: [PropertyListEntry] = []
    /// The key whose value comes next.
    var key: SourceText?

    init(start: Int, isDictionary: Bool) {
      self.start = start
      self.isDictionary = isDictionary
    }

    mutating func add(_ value: PropertyListValue) {
      if let key {
        entries.append(PropertyListEntry(key: key, value: value))
        self.key = nil
      } else {
        elements.append(value)
      }
    }

    func value(in file: SourceFile, end: Int) -> PropertyListValue {
      let location = SourceLocation(file: file, start: start, end: end)
      return PropertyListValue(isDictionary ? .dictionary(entries) : .array(elements), at: location)
    }
  }

  /// The value that begins here; `nil` after a mistake, which is reported.
  ///
  /// Where its bracket has no partner up to the end of the file, only its first line is lost. That costs another look
  /// at the rest, so it is done a few times.
  mutating func parseWholeNested() -> PropertyListValue? {
    let (start, findingCount) = (index, findings.findings.count)
    let (commentCount, suppressionCount) = (comments.count, suppressions.count)
    if let value = parseNested() { return value }
    guard index >= end, rewinds < 8 else { return nil }
    rewinds += 1
    findings.forget(after: findingCount)
    findings.add(start, start + 1, .noPartner)
    comments.removeSubrange(commentCount...)
    suppressions.removeSubrange(suppressionCount...)
    index = lineEnd(from: start)
    return nil
  }

  private mutating func parseNested() -> PropertyListValue? {
    guard bytes[index] != UInt8(ascii: "<") else { return parseData() }
    var stack: [Frame] = [openFrame()]
    while true {
      skipSpace()
      if let value = closedFrame(&stack) {
        guard var frame = stack.popLast() else { return value }
        frame.add(value)
        guard finishElement(of: frame) else { return nil }
        stack.append(frame)
        continue
      }
      guard index < end, var frame = stack.popLast() else { return failed(.nestedAtEnd) }
      guard readKey(of: &frame) else { return nil }
      guard index < end else { return failed(.nestedAtEnd) }
      if bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "(") {
        stack.append(frame)
        guard stack.count < Self.depthLimit else { return failed(.tooDeep) }
        stack.append(openFrame())
        continue
      }
      guard let value = parseLeaf() else { return nil }
      frame.add(value)
      guard finishElement(of: frame) else { return nil }
      stack.append(frame)
    }
  }

  private mutating func openFrame() -> Frame {
    let start = index
    index += 1
    return Frame(start: start, isDictionary: bytes[start] == UInt8(ascii: "{"))
  }

  /// The innermost value, where its closing bracket stands here.
  private mutating func closedFrame(_ stack: inout [Frame]) -> PropertyListValue? {
    guard index < end, let frame = stack.last else { return nil }
    guard bytes[index] == UInt8(ascii: frame.isDictionary ? "}" : ")") else { return nil }
    index += 1
    stack.removeLast()
    findings.addDuplicates(in: frame.entries)
    return frame.value(in: file, end: index)
  }

  /// In a dictionary, the key and its `=`; afterwards a value begins here. A key alone is its value.
  private mutating func readKey(of frame: inout Frame) -> Bool {
    guard frame.isDictionary else { return true }
    let start = index
    guard let token = scanString() else { return fail(.nestedKey) }
    frame.key = texts.text(token)
    skipSpace()
    guard index < end else { return fail(.nestedAtEnd) }
    if bytes[index] == UInt8(ascii: "=") {
      if token.form == .escaped { checkEscapes(token.content) }
      index += 1
      skipSpace()
      return true
    }
    guard bytes[index] == UInt8(ascii: ";") else { return fail(.nestedEquals) }
    index = start
    return true
  }

  private mutating func parseLeaf() -> PropertyListValue? {
    if bytes[index] == UInt8(ascii: "<") { return parseData() }
    guard let token = scanString() else { return failed(.nestedValue) }
    if token.form == .escaped { checkEscapes(token.content) }
    let text = texts.text(token)
    return PropertyListValue(.text(text), at: text.location)
  }

  /// What separates the elements: `;` behind each entry of a dictionary, `,` between those of an array.
  private mutating func finishElement(of frame: Frame) -> Bool {
    skipSpace()
    guard index < end else { return fail(.nestedAtEnd) }
    if frame.isDictionary {
      guard bytes[index] == UInt8(ascii: ";") else { return fail(.nestedSemicolon) }
      index += 1
    } else if bytes[index] == UInt8(ascii: ",") {
      index += 1
    } else if bytes[index] != UInt8(ascii: ")") {
      return fail(.nestedComma)
    }
    return true
  }

  /// Pairs of hexadecimal digits, with white space between them.
  private mutating func parseData() -> PropertyListValue? {
    let start = index
    index += 1
    var digits = 0
    while index < end, bytes[index] != UInt8(ascii: ">") {
      if HexDigit.value(bytes[index]) != nil {
        digits += 1
      } else if !isBlank(bytes[index]), !isLineBreak(bytes[index]) {
        return failed(.data)
      }
      index += 1
    }
    guard index < end, digits % 2 == 0 else { return failed(.data) }
    index += 1
    return PropertyListValue(.data, at: findings.location(start, index))
  }

  private mutating func fail(_ message: String) -> Bool {
    findings.add(index, index + found, message)
    isPartial = true
    return false
  }

  private mutating func failed(_ message: String) -> PropertyListValue? {
    _ = fail(message)
    return nil
  }
}

extension String {
  fileprivate static let nestedAtEnd = "expected a closing bracket, but the file ends"
  fileprivate static let noPartner = "this bracket is never closed"
  fileprivate static let tooDeep = "brackets are nested more than 512 deep; read no further"
  fileprivate static let nestedKey = "expected a key or `}`"
  fileprivate static let nestedEquals = "expected `=` after the key"
  fileprivate static let nestedValue = "expected a value"
  fileprivate static let nestedSemicolon = "expected `;` after the value"
  fileprivate static let nestedComma = "expected `,` or `)` after the value"
  fileprivate static let data = "expected pairs of hexadecimal digits between `<` and `>`"
}
