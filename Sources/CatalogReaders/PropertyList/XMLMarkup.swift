/// What a `<` in an XML file begins, and where that ends: behind its `>`, or at the end of the file.
enum XMLMarkup {
  case tag(end: Int)
  case comment(end: Int)
  case instruction(end: Int)
  /// A marked section, whose content is text.
  case section
  /// A document type, with the place of the bracket that opens declarations of its own.
  case declaration(end: Int, bracket: Int?)
  /// A `<` that stands for itself, which XML does not allow.
  case none

  static let sectionStart: StaticString = "<![CDATA["

  init(_ bytes: UnsafePointer<UInt8>, at index: Int, end: Int) {
    guard index + 1 < end else {
      self = .none
      return
    }
    switch bytes[index + 1] {
    case UInt8(ascii: "!"):
      if Self.matches("<!--", bytes, at: index, end: end) {
        self = .comment(end: Self.after("-->", bytes, from: index + 4, to: end))
      } else if Self.matches(Self.sectionStart, bytes, at: index, end: end) {
        self = .section
      } else if Self.matches("<!DOCTYPE", bytes, at: index, end: end) {
        self = Self.declaration(bytes, from: index + 2, to: end)
      } else {
        self = .none
      }
    case UInt8(ascii: "?"): self = .instruction(end: Self.after("?>", bytes, from: index + 2, to: end))
    case UInt8(ascii: "/"): self = .tag(end: Self.tagEnd(bytes, from: index + 2, to: end))
    case let byte where XMLCharacter.isNameStart(byte):
      self = .tag(end: Self.tagEnd(bytes, from: index + 1, to: end))
    default: self = .none
    }
  }

  /// Where `text` stands first; `end` where it does not.
  static func find(_ text: StaticString, _ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    let first = text.utf8Start[0]
    var index = start
    while index < end {
      index = ByteScan.first(first, bytes, from: index, to: end)
      if matches(text, bytes, at: index, end: end) { return index }
      index += 1
    }
    return end
  }

  static func matches(_ text: StaticString, _ bytes: UnsafePointer<UInt8>, at index: Int, end: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= end else { return false }
    let expected = text.utf8Start
    var offset = 0
    while offset < count {
      guard bytes[index + offset] == expected[offset] else { return false }
      offset += 1
    }
    return true
  }

  private static func after(_ text: StaticString, _ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    min(end, find(text, bytes, from: start, to: end) + text.utf8CodeUnitCount)
  }

  /// A tag ends at its `>`, which may also stand in an attribute; one that is never closed ends before the next tag.
  private static func tagEnd(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    let (opening, closing) = (UInt8(ascii: "<"), UInt8(ascii: ">"))
    let (double, single) = (UInt8(ascii: "\""), UInt8(ascii: "'"))
    var quote: UInt8 = 0
    var index = start
    while index < end {
      let byte = bytes[index]
      if byte == opening { return index }
      index += 1
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == double || byte == single {
        quote = byte
      } else if byte == closing {
        return index
      }
    }
    return end
  }

  private static func declaration(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> XMLMarkup {
    var quote: UInt8 = 0
    var index = start
    while index < end {
      let byte = bytes[index]
      index += 1
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        return .declaration(end: end, bracket: index - 1)
      } else if byte == UInt8(ascii: ">") {
        return .declaration(end: index, bracket: nil)
      }
    }
    return .declaration(end: end, bracket: nil)
  }
}
