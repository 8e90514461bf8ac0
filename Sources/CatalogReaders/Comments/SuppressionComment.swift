import CatalogDiagnostics

/// `alertc:disable rule-id, rule-id` in a comment, whatever marks the comment has in its format.
///
/// It stands first in the comment. After the rules a reason may follow, set off by anything but a letter:
/// `alertc:disable three-dots (the brand writes it so)`. A comment that says something else to this tool is one without
/// rules: it was meant to do something, and does nothing.
enum SuppressionComment {
  private static let address: StaticString = "alertc:"
  private static let keyword: StaticString = "disable"

  /// The suppression that `comment` is, if it is one; `text` is the comment without its marks.
  static func read(_ text: Range<Int>, of comment: Range<Int>, in file: SourceFile) -> Suppression? {
    file.bytes.withUnsafeBufferPointer { buffer in
      let names = rules(buffer, text) { SourceLocation(file: file, start: $0, end: $1) }
      let location = SourceLocation(file: file, start: comment.lowerBound, end: comment.upperBound)
      return names.map { Suppression(rules: $0, location: location) }
    }
  }

  /// The suppressions in the lines of a comment that is a text of its own, as String Catalogs have them. They count for
  /// `reach`, the entry.
  static func suppressions(in comment: SourceText, for reach: Range<Int>) -> [Suppression] {
    comment.withBytes { buffer in
      guard let bytes = buffer.baseAddress else { return [] }
      var result: [Suppression] = []
      var start = 0
      while start < buffer.count {
        let end = ByteScan.first(0x0A, bytes, from: start, to: buffer.count)
        if let names = rules(buffer, start..<end, at: { comment.location(of: Span($0, $1)) }) {
          let location = comment.location(of: Span(start, end))
          result.append(Suppression(rules: names, location: location, reach: reach))
        }
        start = end + 1
      }
      return result
    }
  }

  /// The rules that a comment's text, or a line of it, names; `nil` where it says nothing to this tool.
  private static func rules(
    _ buffer: UnsafeBufferPointer<UInt8>,
    _ text: Range<Int>,
    at location: (_ start: Int, _ end: Int) -> SourceLocation
  ) -> [Located<String>]? {
    guard let bytes = buffer.baseAddress,
      var index = end(of: address, bytes, startOfWord(bytes, text)..<text.upperBound)
    else { return nil }
    guard let names = end(of: keyword, bytes, index..<text.upperBound),
      names == text.upperBound || !isNamePart(bytes[names])
    else { return [] }
    index = names
    var rules: [Located<String>] = []
    while true {
      while index < text.upperBound, isSeparator(bytes[index]) { index += 1 }
      let start = index
      guard index < text.upperBound, isLetter(bytes[index]) else { return rules }
      while index < text.upperBound, isNamePart(bytes[index]) { index += 1 }
      let name = String(decoding: buffer[start..<index], as: UTF8.self)
      rules.append(Located(name, at: location(start, index)))
    }
  }

  /// Whether a comment with this text is one: a quick look for readers that pass many comments.
  static func isOne(_ bytes: UnsafePointer<UInt8>, _ text: Range<Int>) -> Bool {
    end(of: address, bytes, startOfWord(bytes, text)..<text.upperBound) != nil
  }

  static func isOne(_ line: Substring) -> Bool {
    line.utf8.withContiguousStorageIfAvailable { buffer in
      buffer.baseAddress.map { isOne($0, 0..<buffer.count) } ?? false
    } ?? false
  }

  private static func startOfWord(_ bytes: UnsafePointer<UInt8>, _ text: Range<Int>) -> Int {
    var index = text.lowerBound
    while index < text.upperBound, isBlank(bytes[index]) { index += 1 }
    return index
  }

  /// Where `word` ends, if the text begins with it. Most comments begin with others, so that is found out first.
  private static func end(of word: StaticString, _ bytes: UnsafePointer<UInt8>, _ text: Range<Int>) -> Int? {
    let length = word.utf8CodeUnitCount
    guard text.count >= length else { return nil }
    var offset = 0
    while offset < length {
      guard bytes[text.lowerBound + offset] == word.utf8Start[offset] else { return nil }
      offset += 1
    }
    return text.lowerBound + length
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte >= 0x09 && byte <= 0x0D
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
